import type { Language, Seat } from '@bivouac/kernel';
import type { Identity } from '../rooms/seating.ts';

/** Who comes to a match that another process plays, and how. */
export type Opening =
  | { readonly to: 'tables'; readonly who: Identity | null; readonly from: string }
  | { readonly to: 'program'; readonly key: string; readonly language: Language };

/** What the visitor hears. */
export interface Ears {
  readonly frame: (text: string) => void;
  /** The other side ends it, as a socket is closed. */
  readonly end: (code: number, why: string) => void;
}

/** A visitor's line to another process. */
export interface Visit {
  say(frame: string): void;
  close(): void;
}

/** What one process asks of another about a match that it plays. */
export type Errand =
  | { readonly do: 'wake' | 'refresh'; readonly match: string }
  | { readonly do: 'claim'; readonly match: string; readonly seat: Seat; readonly how: 'claimed' | 'abandoned' };

/** The process that plays a match, seen from another one. */
export interface Elsewhere {
  visit(opening: Opening, ears: Ears): Visit;
  ask(errand: Errand): Promise<void>;
}

/** A match is where the other process did not expect it, or the line to it broke: a client comes back and finds it. */
export const MOVED = [1012, 'the match is played elsewhere now'] as const;

/** The line to another process broke before it had done what it was asked. */
export class LineBroke extends Error {
  constructor() {
    super('the line to another process broke');
    this.name = 'LineBroke';
  }
}
