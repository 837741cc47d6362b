/** The keys that somebody has given to programs. */
export interface Keys {
  countOf(user: string): Promise<number>;
  /** Ends all of them: programs are cut off, and their seats are the owner's again. Returns how many there were. */
  endOf(user: string): Promise<number>;
}

/** What became of the keys, so that their owner knows. */
export interface KeysSettled {
  readonly ended: number;
  readonly kept: number;
}

/** Ends the keys unless their owner wants to keep them: someone who signs out everywhere may have lost one. */
export const settleKeys = async (keys: Keys, user: string, wish: 'end' | 'keep' = 'end'): Promise<KeysSettled> =>
  wish === 'keep' ? { ended: 0, kept: await keys.countOf(user) } : { ended: await keys.endOf(user), kept: 0 };
