import type { Answer } from './answer.ts';
import { type FairDice, fairDice } from './fair-dice.ts';
import type { Seat } from './question.ts';
import {
  anything,
  dictOf,
  flag,
  InputError,
  integer,
  listOf,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
} from './schema.ts';

/** How an answer came about. */
export interface Manner {
  /** The number of the roll. */
  readonly draw?: number;
  /**
   * The table gave it for the seat: the only answer there was, one that the seat had ordered, or any legal one because
   * a bot had overrun its time.
   */
  readonly auto?: 'forced' | 'standing' | 'overrun';
  /** The player had asked for a hint before. */
  readonly helped?: boolean;
}

/** An answer as it was given. */
export interface Entry extends Manner {
  readonly by: Seat;
  readonly answer: Answer;
}

/** A stretch played under one version of the rules, from the set-up or from a checkpoint. */
export interface Segment {
  readonly rules: string;
  readonly checkpoint?: Readonly<Record<string, unknown>>;
  readonly answers: readonly Entry[];
  /** The chain at the end of the segment. */
  readonly hash: string;
}

export const FORMAT = 'bivouac-record-1';

/** A whole match as a portable file. Replaying it gives the same state, and the chained hash says that it is untouched. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly options: unknown;
  /** Keeps the hash from betraying secrets while the match runs. */
  readonly salt: string;
  /** How many rolls the table has made, those taken back included. */
  readonly draws: number;
  readonly segments: readonly Segment[];
  /** Answers set down and not yet heard: the table waits for others of the same set. */
  readonly sealed?: readonly Entry[];
  /** Hash of the chain and of the state at the end. */
  readonly hash: string;
  /** Where the rolls came from, if anyone may check it. */
  readonly dice?: FairDice;
  /** Dice that were taken back were thrown anew: strict dice were off for a while. */
  readonly looseDice?: boolean;
}

const answerSchema: Schema<Answer> = {
  form: { control: 'any' },
  parse(value, place = '') {
    const fields = dictOf(anything()).parse(value, place);
    for (const [name, field] of Object.entries(fields)) {
      if (!['string', 'number', 'boolean'].includes(typeof field))
        throw new InputError(
          `${place}.${name}`,
          'it is neither text nor number nor true or false',
          'Restore the record from its source.',
        );
    }
    if (typeof fields['kind'] !== 'string')
      throw new InputError(place, 'an answer without its kind', 'Restore the record from its source.');
    return fields as Answer;
  },
};

const HASH = text({ pattern: /^[0-9a-f]{64}$/, like: '64 hexadecimal digits' });
const ENTRIES = listOf(
  shape({
    by: text(),
    answer: answerSchema,
    draw: optional(integer({ min: 0 })),
    auto: optional(oneOf('forced', 'standing', 'overrun')),
    helped: optional(flag()),
  }),
);

const schema = shape({
  format: text({ pattern: new RegExp(`^${FORMAT}$`), like: FORMAT }),
  game: text(),
  options: anything(),
  salt: text(),
  draws: integer({ min: 0 }),
  segments: listOf(
    shape({
      rules: text(),
      checkpoint: optional(dictOf(anything())),
      answers: ENTRIES,
      hash: HASH,
    }),
    { min: 1 },
  ),
  sealed: optional(ENTRIES),
  hash: HASH,
  dice: optional(fairDice),
  looseDice: optional(flag()),
});

/** Reads a record from outside. What it says is not believed until it has been replayed. */
export const parseRecord = (value: unknown, place = 'record'): GameRecord => schema.parse(value, place) as GameRecord;
