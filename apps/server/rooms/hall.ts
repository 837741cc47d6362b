import type { Seat } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Store } from '../storage/store.ts';
import type { Moved } from './offers.ts';
import type { Shelf } from './shelf.ts';

/** What all rooms have at hand. */
export interface Hall {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: () => number;
  /** How long an answer that a seat has ordered takes, about; left out, it is given at once. */
  readonly beatMs?: number;
  /** Something went wrong that no player can mend. */
  readonly report: (what: string, match: string, fault: unknown) => void;
}

/** Words that are about to be said. */
export interface Saying {
  readonly user: string;
  readonly match: string;
  readonly words: string;
  readonly at: number;
}

/** What the row of a match does not say of it. */
export interface TableMoment {
  /** The seats whose players are at the table. */
  readonly here: readonly Seat[];
  /** The seats that are asked whether they respond to something, and not for a turn of theirs. */
  readonly respond: readonly Seat[];
  /** The seats whose orders will answer in a moment. */
  readonly due?: readonly Seat[];
  /** The rules have moved, and these seats have not answered since. */
  readonly moved?: Moved;
}

export interface RoomEvents {
  /** Answers were given, or the match has ended: bots may be asked, players told. */
  readonly onStep?: (row: MatchRow, moment: TableMoment) => void;
  /** Returns the words as they are kept, or says no. */
  readonly onChat?: (said: Saying) => Promise<string>;
}
