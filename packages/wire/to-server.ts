import {
  type Infer,
  InputError,
  listOf,
  oneOf,
  optional,
  ordersSchema,
  type Schema,
  shape,
  flag,
} from '@bivouac/kernel';
import { answer, count, kinds, name, upTo } from './fields.ts';
import { MOST_BYTES, MOST_CHAT, MOST_IN_A_ROW } from './limits.ts';

/** The number by which a client knows the reply. */
const id = count;
const match = name;
/** A seat that the sender holds. */
const seat = name;
/** Whose eyes: a seat, or `spectator`. */
const as = name;

const heir = kinds({ bot: shape({ bot: name }), anybody: shape({}) });
export type Heir = Infer<typeof heir>;

/** What a client may say in a live match, and the check that each message passes before anybody reads it. */
export const TO_SERVER = {
  /** Take part or watch. `have` is where the client stood when it was last connected: it gets what came since. */
  join: shape({ id, match, as, have: optional(shape({ epoch: name, rev: count })) }),
  leave: shape({ id, match, as }),
  /** `next`: answers to what this one leads to, given in a row until somebody else has a say or something comes to light. */
  answer: shape({ id, match, seat, seq: count, answer, next: optional(listOf(answer, { max: MOST_IN_A_ROW })) }),
  /** Why may this seat not answer so? */
  why: shape({ id, match, seat, answer }),
  /** Everything that the seat might wish and may not, with the reasons. */
  wishes: shape({ id, match, seat }),
  /** Take back the last answer: at once if it has told nobody anything, else the others are asked. */
  undo: shape({ id, match, seat, rev: count }),
  redo: shape({ id, match, seat, rev: count }),
  /** The reply to someone who asks to take back, or who offers a draw. `rev` says what stood on the table then. */
  consent: shape({ id, match, seat, to: oneOf('takeBack', 'draw'), agrees: flag(), rev: count }),
  /** Answer so now and whenever this comes up again. */
  stand: shape({ id, match, seat, seq: count, answer, until: oneOf('changes', 'revoked') }),
  revoke: shape({ id, match, seat }),
  /** The seat's standing orders, in place of those it had. */
  order: shape({ id, match, seat, orders: ordersSchema }),
  /** `heir`: who plays the seat on, a bot or anybody who takes it. Without one the match ends, where at most two are left in the game. */
  resign: shape({ id, match, seat, heir: optional(heir) }),
  offerDraw: shape({ id, match, seat }),
  /** With `to`, a letter to that seat. */
  chat: shape({ id, match, seat, words: upTo(MOST_CHAT), to: optional(seat) }),
  /** The lines of the log that lie before those which a snapshot brought. */
  log: shape({ id, match, as }),
} as const;

export type Verb = keyof typeof TO_SERVER;
export const VERBS = Object.keys(TO_SERVER) as readonly Verb[];
export type Said<V extends Verb = Verb> = { [K in V]: { readonly say: K } & Infer<(typeof TO_SERVER)[K]> }[V];

const WHERE = 'message';

const valueIn = (frame: string): Readonly<Record<string, unknown>> => {
  if (frame.length > MOST_BYTES)
    throw new InputError(WHERE, `it has ${frame.length} letters`, `Send at most ${MOST_BYTES} bytes.`);
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    throw new InputError(WHERE, 'this is not JSON', 'Send an object in JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(WHERE, 'this is not an object', 'Send an object in JSON.');
  return value as Readonly<Record<string, unknown>>;
};

/** Reads a frame from a client. Nothing in it is believed; it is only in form. */
export const parseSaid = (frame: string): Said => {
  const { say, ...rest } = valueIn(frame);
  if (typeof say !== 'string' || !Object.hasOwn(TO_SERVER, say))
    throw new InputError(`${WHERE}.say`, 'there is no such message', `Choose one of: ${VERBS.join(', ')}.`);
  const schema: Schema<object> = TO_SERVER[say as Verb];
  return { say, ...schema.parse(rest, WHERE) } as Said;
};

/** The number of a message that may be out of form, so that the refusal finds its sender's question. */
export const idIn = (frame: string): number | undefined => {
  try {
    const { id: given } = valueIn(frame);
    return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : undefined;
  } catch {
    return undefined;
  }
};
