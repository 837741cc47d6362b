import type { News } from '@bivouac/wire';
import { newId } from '../storage/secret.ts';

export type { News } from '@bivouac/wire';

/** Something to be brought to somebody outside of the page. */
export interface Errand {
  readonly id: string;
  readonly by: 'push' | 'mail' | 'webhook';
  readonly user: string;
  /** The subscription or the webhook. */
  readonly target: string;
  readonly news: readonly News[];
  /** How often it was begun, this time included. */
  readonly tries: number;
}

/** Errands that wait for their time. */
export interface Errands {
  add(errand: Omit<Errand, 'id' | 'tries'>, readyAt: number): Promise<void>;
  /** Takes one whose time has come, and holds it until the given time; then it is free again. */
  take(now: number, heldUntil: number): Promise<Errand | undefined>;
  finish(id: string): Promise<void>;
  /** It could not be brought: again from then on. */
  later(id: string, readyAt: number): Promise<void>;
}

/** Errands in memory. */
export const errandsInMemory = (): Errands => {
  const waiting = new Map<string, { readonly errand: Errand; readonly readyAt: number }>();
  const change = (id: string, readyAt: number): void => {
    const known = waiting.get(id);
    if (known) waiting.set(id, { ...known, readyAt });
  };
  return {
    async add(errand, readyAt) {
      const id = newId();
      waiting.set(id, { errand: { ...errand, id, tries: 0 }, readyAt });
    },
    async take(now, heldUntil) {
      const [next] = [...waiting.values()]
        .filter(({ readyAt }) => readyAt <= now)
        .sort((one, other) => one.readyAt - other.readyAt);
      if (!next) return undefined;
      const errand = { ...next.errand, tries: next.errand.tries + 1 };
      waiting.set(errand.id, { errand, readyAt: heldUntil });
      return errand;
    },
    async finish(id) {
      waiting.delete(id);
    },
    async later(id, readyAt) {
      change(id, readyAt);
    },
  };
};

const MINUTE = 60_000;
const MOST_TRIES = 8;
const LONGEST = 12 * 60 * MINUTE;

/** When to try again: after a minute, four, sixteen … and after eight times no more. */
export const nextTry = (tries: number, now: number): number | undefined =>
  tries >= MOST_TRIES ? undefined : now + Math.min(MINUTE * 4 ** (tries - 1), LONGEST);
