import type { Elsewhere } from './elsewhere.ts';

/** Here, under this fence; or in another process. */
export type Held = { readonly fence: number | undefined } | { readonly elsewhere: Elsewhere };

/** Which matches this process plays. */
export interface Ownership {
  /** The number of this process among those that share the database. */
  readonly self: number | undefined;
  /** Where a match is played. One that nobody plays is taken. */
  find(match: string): Promise<Held>;
  /** The other process that plays a match, if there is one; nothing is taken. */
  neighbourWith(match: string): Promise<Elsewhere | undefined>;
  release(match: string): Promise<void>;
}

/** One process has all there is. */
export const SOLE_OWNER: Ownership = {
  self: undefined,
  find: async () => ({ fence: undefined }),
  neighbourWith: async () => undefined,
  release: async () => undefined,
};
