import type { GameMap } from '@bivouac/atlas';
import type { Question, Seat } from '@bivouac/kernel';

/** A scenario with its options, as the long run and the measurements play it. */
export interface Trial {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly randomGames: number;
  /** Greedy against random, each side equally often, and the share of wins that each side must reach. */
  readonly botGames: number;
  readonly leastWins: number;
  /** Games for each property of the conformance suite, and answers forged at the gate. */
  readonly conformanceGames: number;
  readonly forged: number;
  /** Whole forces are hidden, so that what is done with them shows (see the property `views`). */
  readonly hidesForces?: true;
}

/** A game that is recorded once and replayed at every change, with the same bot in every seat. */
export interface GoldenGame {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bot: string;
}

/** A moment of a match between the first bot and itself that the documents show. */
export interface Picture<S = unknown> {
  /** The name of its file. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who looks at the table. */
  readonly seat: Seat;
  /** The match is followed up to the first question to that seat that fits, for so many answers at most. */
  fits(question: Question, state: S): boolean;
  readonly maxAnswers?: number;
  readonly theme?: 'light' | 'dark';
  readonly on?: 'desk' | 'phone';
  /** The tab beside the log that is open, and the overlay on the map, by their English names. */
  readonly tab?: string;
  readonly overlay?: string;
}

/** What the tools need of a game, and no player. */
export interface Workshop {
  readonly trials: readonly Trial[];
  readonly golden: readonly GoldenGame[];
  /** What must be enforced and tested by now: whole chapters, and single rules of others. */
  readonly expected: { readonly chapters: readonly string[]; readonly rules: readonly string[] };
  readonly pictures?: readonly Picture[];
  /** How the map is built, and the file within the game's folder that keeps it; one for each sheet. */
  readonly maps?: readonly { readonly file: string; readonly build: () => Promise<GameMap> }[];
}
