import type { GameMap } from '@bivouac/atlas';
import type { Ahead, Answer, Asked, DiceChance, Language, Message, Seat, Stage, Verdict, Way } from '@bivouac/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Vignette } from './cards/vignettes.ts';
import type { Term } from './glossary/terms.ts';
import type { Lesson } from './lesson/lesson.ts';

/** What is printed on a counter. Colours are CSS colours, so that a game can name its nations. */
export interface CounterFace {
  readonly field: string;
  readonly ink: string;
  /** A second colour: the contingent within an army. */
  readonly band?: string;
  /** What stands on the shield of its nation, so that nations are told apart without colour. */
  readonly charge?: Charge;
  readonly symbol:
    | 'infantry'
    | 'cavalry'
    | 'artillery'
    | 'commander'
    | 'depot'
    | 'train'
    | 'hidden'
    | 'fleet'
    | 'flag'
    | 'marker';
  readonly name: string;
  /** The large figures at the foot, left and right. */
  readonly figures: readonly [left: string, right: string];
  readonly marks: readonly CounterMark[];
  readonly faceDown?: boolean;
  /** It is there to be seen, but not in play: drawn pale. */
  readonly pale?: boolean;
}

/** A state shown on a counter, by a sign and a word, never by a colour alone. */
export interface CounterMark {
  readonly kind:
    | 'disrupted'
    | 'forage'
    | 'forcedMarch'
    | 'combat'
    | 'combatTwice'
    | 'besieged'
    | 'outOfSupply'
    | 'moved'
    | 'real'
    | 'dummy'
    /** A face-down piece lies in the stack. */
    | 'hidden'
    /** It holds its place and does not leave it. */
    | 'garrison'
    /** It stands there and takes no part yet. */
    | 'waits'
    /** It has a depot with it. */
    | 'depot'
    /** It has dug in. */
    | 'entrenched';
  readonly word: string;
}

export interface BoardCounter {
  readonly id: string;
  readonly place: string;
  /** Counters of one place with different stack names lie beside each other: two sides in one place, markers apart from units. */
  readonly stack?: string;
  /** The lowest lies at the bottom of its stack. */
  readonly order: number;
  readonly face: CounterFace;
  /** The figures to show while it lies on top of others: those of the whole stack. */
  readonly stackFigures?: CounterFace['figures'];
  /** The marks to show then: those of the whole stack, so that nothing is hidden by who lies on top. */
  readonly stackMarks?: readonly CounterMark[];
  /** The whole of it in words, for who listens instead of looking. */
  readonly words: string;
}

/** Where on the board an answer can be given: a place or a counter lights up, an arrow is drawn from a place. */
export interface Spot {
  readonly place?: string;
  readonly from?: string;
  readonly counter?: string;
}

/** A piece of a sentence: one that names something on the map lights it up, one with a `die` is drawn as that die. */
export interface RichPiece {
  readonly text: string;
  readonly place?: string;
  readonly counter?: string;
  readonly die?: number;
}

export type RichText = readonly (string | RichPiece)[];

export interface Overlay {
  readonly id: string;
  readonly name: string;
  readonly places: readonly {
    readonly place: string;
    readonly tone: 'own' | 'enemy' | 'shared' | 'danger' | 'good';
    readonly words: string;
  }[];
  readonly lines: readonly {
    readonly through: readonly string[];
    readonly tone: 'own' | 'enemy' | 'shared' | 'danger' | 'good';
  }[];
  /** Covers most of the map: without the outlines of its places. */
  readonly wash?: boolean;
}

/** One line of a battle sheet: its rule, its words and what it adds. */
export interface SheetLine {
  readonly rule: string;
  readonly words: string;
  readonly value: number;
  /** It changes the dice, even as the first line: written with its sign. */
  readonly signed?: boolean;
}

/** What may come of a battle, by going through all the dice: shares of one. */
export interface BattleOdds {
  readonly outcomes: readonly {
    readonly id: string;
    readonly words: string;
    readonly share: number;
    readonly tone: 'bad' | 'even' | 'fair' | 'good';
  }[];
  readonly figures: readonly { readonly words: string; readonly value: string; readonly rule?: string }[];
}

/** One side's sum in a battle, and the dice that it rolls: one, or a handful. */
export interface BattleSide {
  /** Who fights on it: mine stands on the left and is blue, theirs on the right and hatched, no matter who attacks. */
  readonly seats?: readonly Seat[];
  readonly words: string;
  readonly lines: readonly SheetLine[];
  readonly total: number;
  readonly die?: number;
  /** In place of one die that is added: the dice of a handful, as they fell. */
  readonly dice?: readonly number[];
  /** What the sum is called, where that is neither the attack nor the defence value. */
  readonly totalWords?: string;
}

export interface BattleSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly attack: BattleSide;
  readonly defence: BattleSide;
  /** Where more than two sides fight. */
  readonly others?: readonly BattleSide[];
  readonly odds?: BattleOdds;
  /** What happened, once the dice have fallen. */
  readonly outcome?: string;
}

/** A track along the top: Turns, victory. */
export interface Track {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly {
    readonly words: string;
    readonly short: string;
    readonly state: 'past' | 'now' | 'to come';
    /** Steps before it are left out. */
    readonly skips?: boolean;
    /** What sets it apart, by a sign: its `words` say what the sign means. */
    readonly sign?: 'winter' | 'talks';
  }[];
}

export interface StatusLine {
  readonly words: string;
  readonly value: string;
  readonly rule?: string;
}

/** The figures of every side that matter at every moment, as a small table. */
export interface ScoreTable {
  readonly columns: readonly { readonly words: string; readonly rule: string }[];
  readonly rows: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly colour: string;
    readonly figures: readonly string[];
  }[];
}

/** What stands on a shield beside its colour, so that nations are told apart without it. */
export type Charge = 'pale' | 'cross' | 'fess' | 'saltire' | 'quarters';

/** A seat at a table of more than two: who it is, its figures, its Camp, and whether it is its turn. */
export interface Plaque {
  readonly seat: Seat;
  readonly name: string;
  readonly shield: { readonly field: string; readonly ink: string; readonly charge: Charge };
  readonly figures: readonly {
    readonly sign: 'key' | 'card' | 'coin';
    readonly value: string;
    /** Since the start: left out where there is little room. */
    readonly change?: string;
    readonly words: string;
  }[];
  /** The side that it is on; sides differ by the edge of the badge as well. */
  readonly badge?: { readonly words: string; readonly edge: 'double' | 'single' | 'dotted' };
  /** Whose turn it is, who may come before, and who is next. */
  readonly mark?: { readonly tone: 'now' | 'may' | 'next'; readonly words: string };
}

/** Where play stands, in a few words: the Turn, and what is being done. */
export interface Moment {
  readonly title: string;
  readonly words: string;
}

/** Rows of a list: units, reinforcements, losses, Depots. */
export interface PieceList {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly {
    readonly name: string;
    readonly place?: string;
    readonly rows: readonly {
      readonly words: string;
      readonly place?: string;
      readonly counter?: string;
      readonly face?: CounterFace;
    }[];
  }[];
}

/** Something that a player may miss, and the rule that makes it so. */
export interface Warning {
  readonly words: string;
  readonly rule: string;
  /** Worth knowing, and nothing to worry about. */
  readonly tone?: 'plain';
}

/** Questions that come many times in a row, by the keys of their prompts. */
export interface Series {
  readonly asks: readonly string[];
  /** What is chosen can be gathered on one sheet before it is given: nobody else decides in between. */
  readonly sheet?: boolean;
  /** What a line of the sheet is asked besides, such as where: it gets its first answer unless the player says otherwise. */
  readonly follows?: readonly Stage[];
  /** Lines that differ in this figure alone are one line with a stepper. */
  readonly amount?: string;
  /** With all lines given, the row of questions is ended too. */
  readonly ends?: boolean;
}

/** A piece that a question puts on the map. */
export interface TrayPiece {
  readonly id: string;
  /** Where the answer would put it; nothing where that is asked next. */
  readonly place?: string;
  /** Left out for a counter that lies on the map already. */
  readonly face?: CounterFace;
  readonly words?: string;
  /** How many like it there are, where they are not told apart. */
  readonly left?: number;
  /** What each costs. */
  readonly price?: string;
}

/** Questions that put pieces on the map one by one: the pieces lie in a tray, and are dragged from it in any order. */
export interface Placing<V = unknown> {
  readonly asks: readonly string[];
  readonly title: (language: Language) => string;
  /** Nothing for an answer that puts no piece down. */
  readonly piece: (view: V, asked: Asked, answer: Answer, language: Language) => TrayPiece | undefined;
}

/** A card of one's own hand. */
export interface HandCard {
  readonly id: string;
  /** As it is printed. */
  readonly number: string;
  readonly title: string;
  readonly words: string;
  /** What it is worth in points, if it is worth any. */
  readonly value?: string;
  readonly vignette: Vignette;
  /** Of the side or the deck that it belongs to. */
  readonly colour: string;
  /** When it may be played, and what becomes of it. */
  readonly note: string;
}

/** What a way costs and risks, as it is written on the place where it ends. */
export interface Toll {
  /** What it costs, in a figure or two. */
  readonly cost: string;
  /** Easy ground, ground with a risk, and the furthest that can be reached at all. */
  readonly tone: 'easy' | 'risky' | 'dear';
  /** The chance that something is lost there: a share of one. */
  readonly risk?: number;
  /** All that is known of it, in words. */
  readonly facts: readonly Warning[];
}

/**
 * Several answers that are one thing to the player: which force, who of it, where to. The table gathers them at a click, a
 * drag or a key, shows what they lead to, and gives them together. See docs/table.md.
 */
export interface Gesture<V = unknown> {
  readonly id: string;
  /** Its questions, in their order. */
  readonly stages: readonly Stage[];
  /** Of the answers that begin it at one place, a click there takes up one of these kinds: the topmost of its stack. The others can be had instead. */
  readonly leads?: readonly string[];
  /** What its button says: "March". */
  readonly words: (language: Language) => string;
  /** What is asked while it is under way: "Who marches from Verona?" */
  readonly title: (view: V, begun: Answer | undefined, language: Language) => string;
  readonly toll?: (view: V, from: Asked, way: Way, ahead: Ahead, language: Language) => Toll;
}

/** A step of the guided first turn: shown while its question is open, until it has been answered. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** True when this is the step for what is asked now. */
  readonly when: (asked: Asked | undefined, seat: Seat) => boolean;
  readonly light?: Spot;
}

export interface Rule {
  /** By this number it is cited. */
  readonly number: string;
  /** The number of the book that is played by, where it is another. */
  readonly printed?: string;
  readonly title: string;
  readonly summary: string;
}

/** One thing that can be chosen before a match. */
export interface OptionWords {
  readonly name: string;
  /** One line. */
  readonly help: string;
  /** All of it, for who wants to know more. */
  readonly more?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How the form puts the options: what means something beside the others, under headings, and sets to take at one click. */
export interface OptionsPlan {
  readonly groups: readonly { readonly id: string; readonly name: string; readonly options: readonly string[] }[];
  readonly presets: readonly {
    readonly id: string;
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<string, unknown>>;
  }[];
}

/** A tab of the game's own beside the log. */
export interface GamePanel<V = unknown> {
  readonly id: string;
  readonly name: (language: Language) => string;
  /** Is there anything to show in this match? */
  readonly isIn: (view: V) => boolean;
  readonly Panel: ComponentType<GamePanelProps<V>>;
}

export interface GamePanelProps<V = unknown> {
  readonly view: V;
  readonly seat: Seat;
  readonly language: Language;
  readonly onRule: (rule: string) => void;
  readonly onLight: (spot: Spot | undefined) => void;
  readonly onShow: (spot: Spot | undefined) => void;
}

/** What is shown of a game before its table is opened: for the start page and the lobby, which show every game. */
export interface GameCover {
  readonly id: string;
  readonly title: (language: Language) => string;
  readonly seatName: (language: Language, seat: Seat) => string;
  /** The same within a sentence: "the Coalition". */
  readonly seatWithin: (language: Language, seat: Seat) => string;
  /** The side's colour, for the question panel and the charts. */
  readonly seatColour: (seat: Seat) => string;
  readonly options: (language: Language) => Readonly<Record<string, OptionWords>>;
  /** Without it every option is shown, one below the other. */
  readonly optionsPlan?: (language: Language, values: Readonly<Record<string, unknown>>) => OptionsPlan;
}

/** What the table must know of a game to show it. All of it pure, but for the panels. */
export interface GameUi<V = unknown> extends GameCover {
  /** The sheet; where a game has several, that of the scenario. */
  readonly map: (scenario?: unknown) => Promise<GameMap>;
  /** The part of the sheet that this match plays on. */
  readonly window: (view: V) => {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Which of the map's views this match plays on: the rest of the sheet is veiled. */
  readonly mapView?: (view: V) => string | undefined;
  /** On a map of areas, the colour of each area, whose it is now: a wash of the map by name, or as CSS writes it. Others keep the one they are printed in. */
  readonly tints?: (view: V) => Readonly<Record<string, string>>;
  readonly counters: (view: V, seat: Seat, language: Language) => readonly BoardCounter[];
  /**
   * By which places counters went, as far as the lines of the log from `since` on tell it; earlier lines may say who was
   * under way. From the old place to the new one.
   */
  readonly routes?: (view: V, told: readonly Message[], since: number) => Readonly<Record<string, readonly string[]>>;
  /** `view` is at hand wherever the question itself is shown. */
  readonly spot: (answer: Answer, asked: Asked, view?: V) => Spot;
  /** The cards that a seat holds, in the order of its hand. An answer that plays one names it as `card`, or says so by `cardOf`. */
  readonly hand?: (view: V, seat: Seat, language: Language) => readonly HandCard[];
  readonly cardOf?: (answer: Answer) => string | undefined;
  /** Answers on which a die falls: the table shows with each on how many of the dice it comes off. */
  readonly chances?: readonly DiceChance[];
  /** What an answer costs or brings, in a few words beside it, where the rules alone tell. */
  readonly foresee?: (view: V, asked: Asked, answer: Answer, language: Language) => string | undefined;
  /** What bears on the question, beside it: what is at stake, what is left. */
  readonly facts?: (view: V, asked: Asked, language: Language) => readonly Warning[];
  /** Does this answer matter little beside the others of its question, so that the map need not go to its place? */
  readonly minor?: (answer: Answer, asked: Asked) => boolean;
  /** Does this answer throw away a turn, or most of one? It is confirmed first, and Enter never gives it. */
  readonly wastes?: (answer: Answer, asked: Asked, view: V) => boolean;
  /** Questions that come many times in a row, by the keys of their prompts: they are answered on one sheet, or by the table. */
  readonly series?: readonly Series[];
  /** Pieces that are put on the map from a tray. */
  readonly placings?: readonly Placing<V>[];
  /** What a player does with their hands. */
  readonly gestures?: readonly Gesture<V>[];
  /** A click on a place further off may stand for several answers, such as the steps of a march; nothing if it does not. */
  readonly answersTowards?: (view: V, asked: Asked, place: string) => readonly Answer[];
  /** Why nothing can be answered at a place that no refused wish speaks of. */
  readonly whyNotAt?: (view: V, asked: Asked, place: string) => Verdict;
  /** The heading that an answer stands under when there are many: the stack that it moves, the unit that it spends. */
  readonly group?: (answer: Answer, asked: Asked, language: Language) => string | undefined;
  /** What an answer brings, if its name does not tell: the text of a card. */
  readonly answerHelp?: (answer: Answer, asked: Asked, language: Language, view?: V) => string | undefined;
  /** Does this answer end its question? Its key is then Enter. Unless a game says otherwise, `done` and `pass` do. */
  readonly closes?: (answer: Answer) => boolean;
  /** A line of the log that heads the lines below it. */
  readonly heading?: (message: Message) => 'turn' | 'phase' | undefined;
  /** Lines that say one thing of several are told as one; arithmetic and steps unfold from what they belong to. */
  readonly logHead?: (language: Language, key: string) => string | undefined;
  readonly logManner?: (key: string) => 'list' | 'detail' | undefined;
  readonly rich: (language: Language, message: Message) => RichText;
  readonly placeWords: (view: V, place: string, seat: Seat, language: Language) => string;
  readonly tracks: (view: V, language: Language) => readonly Track[];
  /** Where play stands, for the header. */
  readonly moment: (view: V, language: Language) => Moment;
  /** The figures of every side, one's own first, for the header. */
  readonly scores: (view: V, seat: Seat, language: Language) => ScoreTable;
  /** At a table of more than two, the seats in their order; they stand over the map in place of the scores. */
  readonly plaques?: (view: V, seat: Seat, language: Language) => readonly Plaque[];
  readonly status: (view: V, seat: Seat, language: Language) => readonly StatusLine[];
  readonly lists: (view: V, seat: Seat, language: Language) => readonly PieceList[];
  readonly overlays: (view: V, seat: Seat, language: Language) => readonly Overlay[];
  /** The combat under way or the one that this answer would bring. */
  readonly battleSheet: (
    view: V,
    asked: Asked | undefined,
    language: Language,
    intent?: Answer,
  ) => BattleSheet | undefined;
  /** What a player may miss before giving this answer, or these in a row, such as the steps of a march. */
  readonly warnings: (view: V, asked: Asked, answers: readonly Answer[], language: Language) => readonly Warning[];
  /** The book that a match is played by; without a match, the one that the game cites. */
  readonly rules: (language: Language, view?: V) => readonly Rule[];
  /** How the book that this match is played by numbers the rules that are cited, where there are several editions. */
  readonly citedAs?: (view: V) => (rule: string) => string;
  readonly tour: (view: V, language: Language) => readonly TourStep[];
  /** The game taught at its own table; the package says where its scenes begin. */
  readonly lesson?: (language: Language) => Lesson<V>;
  /** The words of its rules, each in two sentences: they explain themselves wherever they stand. */
  readonly glossary?: (language: Language) => readonly Term[];
  /** A figure for the chart of the war at this moment, by seat. */
  readonly fortune: (view: V) => Readonly<Record<Seat, number>>;
  /** Tabs of its own, beside the log. */
  readonly panels?: readonly GamePanel<V>[];
  readonly legend: (language: Language) => ReactNode;
}
