import {
  anything,
  dictOf,
  flag,
  type Infer,
  integer,
  listOf,
  oneOf,
  optional,
  ordersSchema,
  type Schema,
  shape,
  text,
} from '@bivouac/kernel';
import { count, orNull, time } from './fields.ts';
import { asked, givenAnswer, message, refusal, result, told, view, wireFault, wish } from './made.ts';
import type { Change, Patch } from './patch.ts';

const match = text();
/** Whose eyes: a seat, or `spectator`. */
const as = text();
const seat = text();
const id = count;

/** How a match ended: as the rules say, or because a seat gave up, stayed away, or all agreed. */
const ending = shape({
  how: oneOf('result', 'resigned', 'draw', 'claimed', 'abandoned'),
  /** The seat that gave up or that stayed away. */
  seat: optional(seat),
  /** A seat, or `nobody`. */
  winner: text(),
});
export type EndingSeen = Infer<typeof ending>;

/** The dice of a match: the hash of the secret and what players added at the start, the secret after the end. */
const dice = shape({
  commitment: text(),
  seeds: listOf(shape({ seat, seed: text() })),
  secret: optional(text()),
});
export type DiceShown = Infer<typeof dice>;

/** The match goes on under newer rules. So many answers no longer fitted and were taken back; `why` tells of the first. */
const moved = shape({ from: text(), to: text(), back: count, why: optional(refusal) });
export type MovedSeen = Infer<typeof moved>;

/** What belongs to the table rather than to the game. */
const table = shape({
  /** The seats that the table waits for. */
  waitsFor: listOf(seat),
  canUndo: flag(),
  canRedo: flag(),
  /** Someone asks to take back an answer; these have agreed so far. */
  takeBack: optional(shape({ by: seat, agreed: listOf(seat) })),
  /** The seats that offer a draw. */
  draw: listOf(seat),
  /** The rules have moved since this seat answered last. */
  moved: optional(moved),
  /** The seat's own standing answers. */
  standing: listOf(shape({ rule: text(), answer: givenAnswer })),
  /** The seat's own standing orders; a spectator has none. */
  orders: optional(ordersSchema),
  dice,
  ending: optional(ending),
});
export type TableSeen = Infer<typeof table>;

/** What was said at a table; with `to`, a letter that only the two seats read. */
export const chatLine = shape({
  line: count,
  name: text(),
  seat: orNull(seat),
  to: orNull(seat),
  words: text(),
  at: time,
});
export type ChatLine = Infer<typeof chatLine>;

/** The tables of a view that have changed; packages/wire/patch.ts says how it is read. */
const patch = anything() as Schema<Patch>;
const change = anything() as Schema<Change>;

/**
 * What the server says in a live match. Messages with an `id` reply to the one with that number. `rev` says where a client
 * stands: it goes up with every change; `epoch` is another when the server has forgotten what it sent.
 */
export const TO_CLIENT = {
  /** All that a seat may know. */
  snapshot: shape({
    match,
    as,
    rev: count,
    epoch: text(),
    game: text(),
    version: text(),
    options: anything(),
    seats: listOf(seat),
    view,
    events: listOf(told),
    /** Lines before these exist; `log` brings them. */
    hasEarlier: flag(),
    /** The moments at which windows open in this game, with their names: what standing orders can be about. */
    moments: dictOf(message),
    table,
  }),
  /** What has changed for this seat since the state before. What is not named is as it was. */
  delta: shape({
    match,
    as,
    rev: count,
    /** The `rev` that this builds on, where it is not the one before. */
    from: optional(count),
    seq: count,
    /** Answers were taken back: lines of the log told after this place are gone. */
    back: optional(integer({ min: 0 })),
    state: optional(patch),
    ask: optional(listOf(asked)),
    result: optional(orNull(result)),
    events: optional(listOf(told)),
    /** What has changed of the table. */
    table: optional(change),
  }),
  /** It is done, and on the disk; `asked` where the others must agree first; `stopped`: why the rest of a row was not given. */
  done: shape({ id, asked: optional(flag()), stopped: optional(oneOf('die', 'others', 'news')) }),
  /** A rule says no. `given`: so many answers of a row were taken before. */
  refused: shape({ id, refusal, given: optional(count) }),
  fault: shape({ id: optional(id), error: wireFault }),
  why: shape({ id, refusal: orNull(refusal) }),
  wishes: shape({ id, wishes: listOf(wish) }),
  log: shape({ id, events: listOf(told) }),
  /** The seats whose players are connected, and how many watch. */
  presence: shape({ match, here: listOf(seat), spectators: count }),
  chat: shape({ match, line: chatLine }),
} as const;

export type SentVerb = keyof typeof TO_CLIENT;
export const SENT_VERBS = Object.keys(TO_CLIENT) as readonly SentVerb[];
export type Sent<V extends SentVerb = SentVerb> = {
  [K in V]: { readonly say: K } & Infer<(typeof TO_CLIENT)[K]>;
}[V];
export type SnapshotSent = Sent<'snapshot'>;
export type DeltaSent = Sent<'delta'>;
