import {
  type Answer,
  anything,
  dictOf,
  type Form,
  type Infer,
  InputError,
  integer,
  oneOf,
  type Schema,
  text,
} from '@bivouac/kernel';
import { MOST_FIELDS, MOST_LETTERS, RESERVED } from './limits.ts';

const plainName = text({ pattern: /^[A-Za-z0-9_-]{1,80}$/, like: 'a name of up to 80 letters, digits, dashes' });

/** A name that stands for something: a match, a seat, a user. Plain letters, so that it can stand in a path or a log. */
export const name: Schema<string> = {
  form: plainName.form,
  parse(value, place = 'name') {
    const given = plainName.parse(value, place);
    if (RESERVED.includes(given)) throw new InputError(place, 'this name is reserved', 'Choose another name.');
    return given;
  },
};

export const upTo = (most: number): Schema<string> =>
  text({ pattern: new RegExp(`^[^]{0,${most}}$`), like: `text of at most ${most} letters` });

/** The number of a question, of a message or of a state. */
export const count = integer({ min: 0, max: 1_000_000_000 });

/** Milliseconds since 1970. */
export const time = integer({ min: 0 });

const isPlain = (field: unknown): boolean =>
  typeof field === 'boolean' ||
  (typeof field === 'number' && Number.isFinite(field)) ||
  (typeof field === 'string' && field.length <= MOST_LETTERS);

/** An answer in form. Whether it is a legal one only the match knows. */
export const answer: Schema<Answer> = {
  form: { control: 'dict', value: { control: 'any' } },
  parse(value, place = 'answer') {
    const fields = dictOf(anything()).parse(value, place);
    const names = Object.keys(fields);
    if (names.length > MOST_FIELDS)
      throw new InputError(place, `it has ${names.length} fields`, `Give at most ${MOST_FIELDS}.`);
    const reserved = names.find((each) => RESERVED.includes(each));
    if (reserved !== undefined) throw new InputError(`${place}.${reserved}`, 'this name is reserved', 'Leave it out.');
    const odd = names.find((each) => each.length > MOST_LETTERS || !isPlain(fields[each]));
    if (odd !== undefined)
      throw new InputError(
        `${place}.${odd.slice(0, 40)}`,
        'this is no field of an answer',
        `Give text of at most ${MOST_LETTERS} letters, a number, true or false.`,
      );
    if (typeof fields['kind'] !== 'string')
      throw new InputError(place, 'an answer without its kind', 'Give back one of the answers that were listed.');
    return fields as Answer;
  },
};

/** A form that may also be null; JSON has no other word for "none". */
export type NullableForm = Form & { readonly orNull: true };

export const orNull = <T>(inner: Schema<T>): Schema<T | null> => {
  const form: NullableForm = { ...inner.form, orNull: true };
  return { form, parse: (value, place = '') => (value === null ? null : inner.parse(value, place)) };
};

/** One of several shapes, told apart by their `kind`. */
export type KindsForm = Form & { readonly kinds: readonly Form[] };

type Kinds = Readonly<Record<string, Schema<object>>>;
type OfKind<K extends Kinds> = { [N in keyof K & string]: { readonly kind: N } & Infer<K[N]> }[keyof K & string];

export const kinds = <K extends Kinds>(known: K): Schema<OfKind<K>> => {
  const names = Object.keys(known);
  const tag = oneOf(...names);
  const form: KindsForm = { control: 'any', kinds: names.map((each) => tagged(each, known[each])) };
  return {
    form,
    parse(value, place = '') {
      const { kind: given, ...rest } = dictOf(anything()).parse(value, place);
      const kind = tag.parse(given, `${place}.kind`);
      return { kind, ...known[kind]?.parse(rest, place) } as OfKind<K>;
    },
  };
};

const tagged = (kind: string, schema: Schema<object> | undefined): Form =>
  schema?.form.control === 'shape'
    ? { control: 'shape', fields: { kind: oneOf(kind).form, ...schema.form.fields } }
    : oneOf(kind).form;
