import {
  type Ahead,
  type Answer,
  anything,
  type Asked,
  diceChanceSchema,
  dictOf,
  flag,
  type Foretold,
  type Form,
  type InARow,
  type Infer,
  InputError,
  integer,
  listOf,
  type MatchView,
  type Message,
  oneOf,
  optional,
  type Orders,
  ordersSchema,
  type Refusal,
  type Schema,
  type Seat,
  shape,
  stageSchema,
  text,
  type Told,
  type Wish,
} from '@bivouac/kernel';

/** Who sits in a seat: a person at this device, or a bot by its name. */
export type Player = string;
export const PERSON = 'person';
export type Players = Readonly<Record<Seat, Player>>;

/** The seats that people at this device hold. */
export const personsOf = ({ players }: { readonly players: Players }): readonly Seat[] =>
  Object.keys(players).filter((seat) => players[seat] === PERSON);

export const DICE = ['rolled', 'typed'] as const;
export type DiceManner = (typeof DICE)[number];

/** Where sittings are kept: in this browser; in memory only; or on a disk that takes no more. */
export type Keeping = 'kept' | 'memory' | 'full';

/** A game on the shelf, as the start page must know it. */
export interface ShelfGame {
  readonly game: string;
  readonly version: string;
  readonly options: Form;
  readonly bots: readonly string[];
  /** With the options as they are when nothing is chosen. */
  readonly seats: readonly Seat[];
}

/** A sitting in a list. It tells no secret of any seat. */
export interface SittingCard {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly options: unknown;
  readonly players: Players;
  readonly dice: DiceManner;
  readonly answers: number;
  readonly over: boolean;
}

/** A sitting that is open: whom the table waits for is no secret. */
export interface OpenCard extends SittingCard {
  readonly waitsFor: readonly Seat[];
}

export const RECORD_FAULTS = ['notJson', 'notRecord', 'unknownGame', 'otherVersion', 'damaged'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** Why something could not be done, in a form that each language can tell. */
export type WorkerFault =
  | {
      readonly kind: 'record';
      readonly fault: RecordFault;
      readonly place: string;
      readonly wrong: string;
      readonly remedy: string;
    }
  | { readonly kind: 'input'; readonly place: string; readonly wrong: string; readonly remedy: string }
  | { readonly kind: 'missing' | 'inUse' }
  | { readonly kind: 'broken'; readonly message: string };

/** A save that cannot be opened. It is kept as it is, to be downloaded or thrown away. */
export interface DamagedCard {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly fault: WorkerFault;
}

export interface Sittings {
  readonly kept: readonly SittingCard[];
  readonly damaged: readonly DamagedCard[];
  readonly keeping: Keeping;
}

/** A roll that the people at the table make with dice of their own. */
export interface DiceAsked extends Pick<Asked, 'rule' | 'prompt'> {
  readonly faces: readonly number[];
}

/** A question that would come, and the answer that it is taken to get. */
export interface Rehearsed {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** Answers that were given ahead: how many still wait for their questions, or what stopped them. */
export interface PlanTold extends Pick<InARow, 'stopped' | 'refusal'> {
  /** Where the gesture began that they are part of. */
  readonly from: number;
  readonly left: number;
}

/** An answer that the table gave for a seat, for there was no other. */
export interface DoneForYou extends Pick<Asked, 'rule' | 'prompt'> {
  readonly at: number;
  readonly answer: Answer;
}

/** What one seat may know of a sitting at one moment. */
export interface Snapshot {
  readonly sitting: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly view: MatchView<unknown>;
  /** The lines of the log from `eventsFrom` on; those before are as they were. */
  readonly events: readonly Told[];
  readonly eventsFrom: number;
  /** Grows when lines of the log are taken back. */
  readonly epoch: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The seats that the table waits for. `chance` is among them when dice are typed. */
  readonly waitsFor: readonly Seat[];
  readonly dice?: DiceAsked;
  /** The place after this seat's own last answer: what was told later, it has not seen. */
  readonly since: number;
  readonly standing: readonly { readonly rule: string; readonly answer: Answer }[];
  /** What the seat has ordered the table to do for it. */
  readonly orders: Orders;
  /** The moments at which windows open in this game, with their names. */
  readonly moments: Readonly<Record<string, Message>>;
  readonly plan?: PlanTold;
  /** Whether a die that is taken back falls the same again; left out where undo needs consent. */
  readonly strictDice?: boolean;
  /** Since the seat's own last answer, the latest last. */
  readonly done: readonly DoneForYou[];
}

/** What the bot would do. The others follow by what it thinks of them: 1 as good as the best, 0 the worst of all. */
export interface Hint {
  readonly answer: Answer;
  readonly ranked: readonly { readonly answer: Answer; readonly share: number }[];
}

export interface Ruled {
  readonly refusal?: Refusal;
}

/** A record laid open to be looked through. */
export interface ReplayCard {
  readonly replay: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** From which sides it may be looked at. */
  readonly seers: readonly Seat[];
  readonly start: number;
  readonly end: number;
  readonly over: boolean;
}

export interface Moment {
  readonly seq: number;
  readonly view: MatchView<unknown>;
}

/** A die that fell: how many sides it has, and for whom it was rolled, where the game says so. */
export interface Roll {
  readonly face: number;
  readonly sides: number;
  readonly by: Seat | null;
}

export const answer: Schema<Answer> = {
  form: { control: 'any' },
  parse(value, place = 'answer') {
    const fields = dictOf(anything()).parse(value, place);
    const odd = Object.entries(fields).find(([, field]) => !['string', 'number', 'boolean'].includes(typeof field));
    if (odd || typeof fields['kind'] !== 'string')
      throw new InputError(place, 'this is no answer', 'Give a kind, and fields of text, numbers or flags.');
    return fields as Answer;
  },
};

const MOST_TEXT = 20_000;
const upTo = (most: number): Schema<string> =>
  text({ pattern: new RegExp(`^.{0,${most}}$`, 's'), like: `at most ${most} letters` });

const sitting = text();
const seat = text();
const seq = integer({ min: 0 });
const answers = listOf(answer, { min: 1, max: 200 });

/** What the page may ask of the worker, and the check that each question passes there. */
export const ASKS = {
  shelf: shape({}),
  /** Who sits at the table with these options? */
  seats: shape({ game: text(), options: anything() }),
  sittings: shape({}),
  begin: shape({
    game: text(),
    options: anything(),
    players: dictOf(text()),
    dice: oneOf(...DICE),
    seed: optional(text()),
    name: optional(upTo(200)),
  }),
  /** Begins a scene of a game's lesson. */
  teach: shape({ game: text(), scene: integer({ min: 0 }) }),
  open: shape({ sitting }),
  close: shape({ sitting }),
  rename: shape({ sitting, name: upTo(200) }),
  remove: shape({ sitting }),
  look: shape({ sitting, seat, have: optional(shape({ epoch: seq, events: seq })) }),
  answer: shape({ sitting, seat, seq, answers }),
  roll: shape({ sitting, seq, face: integer() }),
  why: shape({ sitting, seat, answer }),
  wishes: shape({ sitting, seat }),
  foresee: shape({ sitting, seat, answers }),
  /** What would a gesture lead to? */
  ahead: shape({ sitting, seat, stages: listOf(stageSchema), chosen: listOf(answer, { max: 200 }) }),
  /** What would a bot answer, while questions with these keys come one after the other? */
  advise: shape({ sitting, seat, keys: listOf(text()) }),
  /** Which questions with these keys would come one after the other? */
  rehearse: shape({ sitting, seat, keys: listOf(text()), by: oneOf('bot', 'first') }),
  /** What would the bot do here, and what does it think of the others? The next answer is marked as helped. */
  hint: shape({ sitting, seat }),
  /** On how many of the dice would each answer come off? */
  foretell: shape({ sitting, seat, chances: listOf(diceChanceSchema) }),
  undo: shape({ sitting, seat, consents: listOf(seat) }),
  redo: shape({ sitting }),
  stand: shape({ sitting, seat, answer, until: oneOf('changes', 'revoked') }),
  revoke: shape({ sitting, seat }),
  order: shape({ sitting, seat, orders: ordersSchema }),
  /** Shall a die that is taken back fall the same again? */
  strict: shape({ sitting, strict: flag() }),
  notes: shape({ sitting, seat }),
  note: shape({ sitting, seat, words: upTo(MOST_TEXT) }),
  record: shape({ sitting }),
  adopt: shape({ text: text(), players: dictOf(text()), dice: oneOf(...DICE), name: optional(upTo(200)) }),
  replayFile: shape({ text: text() }),
  replaySitting: shape({ sitting, seat: optional(seat) }),
  closeReplay: shape({ replay: text() }),
  moment: shape({ replay: text(), seer: seat, seq }),
  chronicle: shape({ replay: text(), seer: seat }),
  rolls: shape({ replay: text() }),
  pace: shape({ milliseconds: integer({ min: 0, max: 10_000 }) }),
  hurry: shape({ sitting, hurries: flag() }),
} as const;

export interface Replies {
  shelf: readonly ShelfGame[];
  seats: readonly Seat[];
  sittings: Sittings;
  begin: OpenCard;
  teach: OpenCard;
  open: OpenCard;
  close: null;
  rename: OpenCard;
  remove: null;
  look: Snapshot;
  answer: InARow;
  roll: Ruled;
  why: Ruled;
  wishes: readonly Wish[];
  /** Would taking these answers back need the consent of others? */
  foresee: { readonly final: boolean };
  ahead: Ahead | null;
  advise: readonly Answer[];
  rehearse: readonly Rehearsed[];
  hint: Hint | null;
  foretell: readonly Foretold[];
  undo: Ruled;
  redo: Ruled;
  stand: Ruled;
  revoke: null;
  order: null;
  strict: null;
  notes: string;
  note: null;
  record: Blob;
  adopt: OpenCard;
  replayFile: ReplayCard;
  replaySitting: ReplayCard;
  closeReplay: null;
  moment: Moment;
  chronicle: readonly Told[];
  rolls: readonly Roll[];
  pace: null;
  hurry: null;
}

export type AskName = keyof typeof ASKS & keyof Replies;
export type Ask<K extends AskName> = Infer<(typeof ASKS)[K]>;

export interface Request<K extends AskName = AskName> {
  readonly id: number;
  readonly ask: K;
  readonly with: unknown;
}

/** What the worker says unasked. */
export type Notice =
  | { readonly notice: 'changed'; readonly sitting: string; readonly seq: number }
  /** Another window has opened the sitting. */
  | { readonly notice: 'taken'; readonly sitting: string }
  | { readonly notice: 'keeping'; readonly keeping: Keeping }
  | { readonly notice: 'broken'; readonly sitting: string; readonly message: string };

export type Response =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly fault: WorkerFault };

const requestSchema = shape({ id: integer({ min: 0 }), ask: text(), with: anything() });

/** Reads what came from the page. */
export const parseRequest = (value: unknown): Request => {
  const request = requestSchema.parse(value, 'request');
  if (!Object.hasOwn(ASKS, request.ask))
    throw new InputError(
      'request.ask',
      `${JSON.stringify(request.ask)} is unknown`,
      `Choose one of: ${Object.keys(ASKS).join(', ')}.`,
    );
  return request as Request;
};
