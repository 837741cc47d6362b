import {
  type Answer,
  anything,
  type Asked,
  dictOf,
  flag,
  listOf,
  type MatchView,
  type Message,
  num,
  oneOf,
  optional,
  type Refusal,
  type Result,
  type Schema,
  shape,
  text,
  type Told,
  type Wish,
} from '@bivouac/kernel';
import { FAULT_KINDS, type WireFault } from './fault.ts';
import { count, orNull } from './fields.ts';

/** What the kernel makes, in form. That it is in order the kernel has seen to: the finer type is its word. */
const made = <T>(schema: Schema<unknown>): Schema<T> => schema as Schema<T>;

export const message = made<Message>(shape({ key: text(), params: dictOf(anything()) }));

export const refusal = made<Refusal>(shape({ rule: text(), because: message }));

export const givenAnswer = made<Answer>(dictOf(anything()));

export const wish = made<Wish>(shape({ answer: givenAnswer, refusal }));

/** A line of the log, and how many answers had been given when it was told. */
export const told = made<Told>(
  shape({ rule: text(), said: message, to: anything(), reveals: optional(flag()), at: count }),
);

/** An open question; its answers are told to the one who is asked. `among`: the seats that a window is open to. */
export const asked = made<Asked>(
  shape({
    by: text(),
    rule: text(),
    prompt: message,
    answers: optional(listOf(givenAnswer)),
    sealed: flag(),
    among: optional(listOf(text())),
  }),
);

export const result = made<Result>(
  shape({
    winner: text(),
    winners: optional(listOf(text())),
    ranks: optional(dictOf(num())),
    points: dictOf(num()),
    because: message,
  }),
);

export const view = made<MatchView<unknown>>(
  shape({ seq: count, state: anything(), ask: listOf(asked), result: orNull(result) }),
);

export const wireFault = made<WireFault>(
  shape({
    kind: oneOf(...FAULT_KINDS),
    place: optional(text()),
    wrong: text(),
    remedy: text(),
    name: optional(text()),
    params: optional(dictOf(anything())),
    rule: optional(text()),
    because: optional(message),
  }),
);

/** A fault of a route. */
export const faultBody = shape({ error: wireFault });
