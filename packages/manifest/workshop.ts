import type { GameMap } from '@bivouac/atlas';

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

/** What the tools need of a game, and no player. */
export interface Workshop {
  readonly trials: readonly Trial[];
  readonly golden: readonly GoldenGame[];
  /** What must be enforced and tested by now: whole chapters, and single rules of others. */
  readonly expected: { readonly chapters: readonly string[]; readonly rules: readonly string[] };
  /** How the map is built, and the file within the game's folder that keeps it. */
  readonly map?: { readonly file: string; readonly build: () => Promise<GameMap> };
}
