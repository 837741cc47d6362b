import type { Bot, Game, Language, Seat } from '@bivouac/kernel';

/** How a game's table looks in a terminal. Each part takes a view, so a seat sees its own and no more. */
export interface Face<V = unknown> {
  seat(seat: Seat, language: Language): string;
  /** The Turn that play stands in: a new one shows all units again. */
  turn(view: V): number;
  /** Changes when the map is worth showing again, such as at a new phase. */
  scene(view: V): string;
  /** Where play stands, in a line or two. */
  header(view: V, language: Language): readonly string[];
  map(view: V, language: Language, width: number): readonly string[];
  units(view: V, language: Language, width: number): readonly string[];
}

export interface RuleText {
  readonly title: string;
  readonly summary: string;
}

/** The outline of a rulebook, as far as coverage needs it. */
export interface Outline {
  readonly id: string;
  readonly chapters: readonly {
    readonly number: string;
    readonly rules: readonly {
      readonly number: string;
      readonly kind: string;
      readonly reason?: string;
      /** The number that files and tests carry, where an edition prints another. */
      readonly under?: string;
    }[];
  }[];
}

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

/** A game on the shelf, with all that the command line needs of it. */
export interface Shelved {
  readonly game: Game;
  readonly title: Readonly<Record<Language, string>>;
  readonly bots: Readonly<Record<string, Bot>>;
  /** The bot that `--bot` means when it is not named. */
  readonly opponent: string;
  readonly scenarios: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[];
  /** What an option is when it is not given and the game itself has no standard for it. */
  readonly defaultOptions: Readonly<Record<string, unknown>>;
  readonly trials: readonly Trial[];
  readonly face: Face;
  readonly rules: Readonly<Record<Language, Readonly<Record<string, RuleText | undefined>>>>;
  readonly outlines: readonly Outline[];
  /** What must be enforced and tested by now: whole chapters, and single rules of others. */
  readonly expected: { readonly chapters: readonly string[]; readonly rules: readonly string[] };
}

export interface Registry {
  /** The module that exports this registry as `GAMES`, for worker threads. */
  readonly module: string;
  readonly games: Readonly<Record<string, Shelved>>;
}
