export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

/** Counts what may be tried only so often. */
export interface Attempts {
  /** Counts one more, if there is one left. What is refused is not counted: it would lock a name for good. */
  take(key: string, at: number, allowance: Allowance): Promise<boolean>;
  /** It went well: those before are forgotten. */
  forget(key: string): Promise<void>;
}

/** Beyond this the oldest keys go. */
const MOST_KEYS = 100_000;

/** Counts in memory. */
export const attemptsInMemory = (): Attempts => {
  const times = new Map<string, readonly number[]>();
  return {
    async take(key, at, { most, withinMs }) {
      const recent = (times.get(key) ?? []).filter((time) => time > at - withinMs);
      const isAllowed = recent.length < most;
      times.delete(key); // So that the keys stand in the order of their use.
      times.set(key, isAllowed ? [...recent, at] : recent);
      for (const [oldest] of times) {
        if (times.size <= MOST_KEYS) break;
        times.delete(oldest);
      }
      return isAllowed;
    },
    async forget(key) {
      times.delete(key);
    },
  };
};
