import type { GameMap } from '@bivouac/atlas';
import type { GameCover } from '@bivouac/board/game-ui.ts';
import type { Bot, Game, Language, Message, Seat, State } from '@bivouac/kernel';
import type { Face } from './face.ts';
import type { GameOnPage } from './on-page.ts';
import type { Outline } from './outline.ts';
import type { Workshop } from './workshop.ts';

/** A text in every language. */
export type Told = Readonly<Record<Language, string>>;

/** A scenario as a list of them shows it. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: Told;
  /** What it is about and how long it takes, in a sentence. */
  readonly summary: Told;
  /** The address of a picture of its map, twice as wide as a card: 640 by 224. */
  readonly picture?: string;
  /** How long a match against the bot takes, about. */
  readonly minutes: number;
  /** For how many players, at least and at most. */
  readonly players: readonly [least: number, most: number];
  /** How hard each side is to play well, from 1 to 3. */
  readonly difficulty: Readonly<Record<Seat, Difficulty>>;
}
export type Difficulty = 1 | 2 | 3;

/** What a newcomer is offered: a short match, with them in this seat. */
export interface FirstGame {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
}

/** What a turn is called ("Turn", "round") and how many have begun: for series of matches and their figures. */
export interface Turn<V = unknown> {
  readonly name: Readonly<Record<Language, { readonly one: string; readonly many: string }>>;
  /** A number that changes from turn to turn. */
  count(view: V): number;
}

/** Where the lesson of a game begins: an ordinary match, at a position of its own. */
export interface LessonBoard<S extends State = State, O = unknown> {
  readonly options: O;
  /** The pupil's; bots have the others. */
  readonly seat: Seat;
  /** Short matches, one after the other. */
  readonly scenes: readonly {
    /** For dice and bots: the same for everybody. */
    readonly seed: string;
    position(): S;
  }[];
}

/** The lesson as the start page names it. */
export interface LessonCard {
  readonly title: Told;
  readonly summary: Told;
  readonly minutes: number;
  readonly steps: number;
}

/** The rules, and the players that come with them. */
export interface Engine {
  readonly game: Game;
  /** By name. The first is the one to play against. */
  readonly bots: Readonly<Record<string, Bot>>;
  readonly turn: Turn;
  /** For whom a die is rolled, by its question and the state before it fell: for the figures of a match. */
  rolledBy(prompt: Message, state: State): Seat | undefined;
  readonly lesson?: LessonBoard;
}

export interface RuleText {
  readonly title: string;
  readonly summary: string;
}

/** The rulebook in our own words. A game with two editions has an outline for each. */
export interface Book {
  readonly outlines: readonly Outline[];
  readonly rules: Readonly<Record<Language, Readonly<Record<string, RuleText | undefined>>>>;
}

/** The sheet that the game is played on. */
export interface Sheet {
  /** Where a game has several sheets, that of the scenario. */
  load(scenario?: string): Promise<GameMap>;
  /** The scenario whose signs a whole sheet bears. */
  readonly scenario: string;
}

/**
 * A game as the list of games has it: all that apps and tools ask of a game. What is shown before a table is opened is at
 * hand; everything else is fetched when it is first needed, so that a page does not load the rules of every game.
 */
export interface GamePackage {
  readonly id: string;
  readonly cover: GameCover;
  readonly scenarios: readonly ScenarioCard[];
  readonly lesson?: LessonCard;
  /** For a game that suits newcomers. */
  readonly firstGame?: FirstGame;
  readonly map?: Sheet;
  readonly engine: () => Promise<Engine>;
  readonly book: () => Promise<Book>;
  /** How the game looks in the browser. */
  readonly ui: () => Promise<GameOnPage>;
  /** How the game looks in a terminal. */
  readonly terminal: () => Promise<Face>;
  /** What the tools measure, record, build and check. */
  readonly workshop: () => Promise<Workshop>;
}

/** The games that an app offers. */
export interface Shelf {
  /** The address of the module that exports this shelf as `SHELF`: worker threads load it from there. */
  readonly module: string;
  readonly games: readonly GamePackage[];
}

export const packageNamed = ({ games }: Shelf, id: string): GamePackage | undefined =>
  games.find((each) => each.id === id);
