/** Bad input from outside: what was wrong, where, and what would be right. */
export class InputError extends Error {
  readonly place: string;
  readonly wrong: string;
  readonly remedy: string;

  constructor(place: string, wrong: string, remedy: string, options?: ErrorOptions) {
    super(`${place}: ${wrong}. ${remedy}`, options);
    this.name = 'InputError';
    this.place = place;
    this.wrong = wrong;
    this.remedy = remedy;
  }
}

/** What a form needs to know to ask for a value. */
export type Form =
  | { readonly control: 'flag' | 'any' }
  | { readonly control: 'text'; readonly pattern?: string }
  | { readonly control: 'number'; readonly min?: number; readonly max?: number }
  | { readonly control: 'choice'; readonly values: readonly string[] }
  | { readonly control: 'list'; readonly item: Form; readonly min?: number; readonly max?: number }
  | { readonly control: 'dict'; readonly value: Form }
  | { readonly control: 'shape'; readonly fields: Readonly<Record<string, FieldForm>> };

/** A field of a shape: what it is when it is left out, or that it may be. */
export type FieldForm = Form & { readonly standard?: unknown; readonly optional?: true };

/** Checks a value from outside and gives it its type, or throws an InputError naming the place. */
export interface Schema<T> {
  readonly form: Form;
  /** Filled in when the value is left out of a shape. */
  readonly standard?: { readonly value: T };
  readonly mayBeAbsent?: boolean;
  parse(value: unknown, place?: string): T;
}
export interface OptionalSchema<T> extends Schema<T | undefined> {
  readonly mayBeAbsent: true;
}
export type Infer<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends OptionalSchema<unknown> ? K : never }[keyof F];
export type Shape<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Infer<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: Exclude<Infer<F[K]>, undefined> };

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value; // It runs in circles, or is a bigint.
  }
};
const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const whole = written(value);
  return whole.length > 60 ? `${whole.slice(0, 57)}…` : whole;
};
const span = (min: number, max: number): string => {
  if (min === max) return String(min);
  if (max === Infinity) return `at least ${min}`;
  return min === -Infinity ? `at most ${max}` : `from ${min} to ${max}`;
};
const at = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`);
const named = (place: string): string => (place === '' ? 'the value' : place);

export const text = (wants: { readonly pattern?: RegExp; readonly like?: string } = {}): Schema<string> => ({
  form: { control: 'text', ...(wants.pattern ? { pattern: wants.pattern.source } : {}) },
  parse(value, place = '') {
    if (typeof value !== 'string')
      throw new InputError(named(place), `${shown(value)} is not text`, 'Write it in quotes.');
    if (wants.pattern && !wants.pattern.test(value))
      throw new InputError(
        named(place),
        `${shown(value)} has the wrong form`,
        `Write it like ${wants.like ?? String(wants.pattern)}.`,
      );
    return value;
  },
});

/** Text that carries its meaning in its type. */
export const branded = <T extends string>(inner: Schema<string>): Schema<T> => inner as unknown as Schema<T>;

/** Bounds as a form can write them: what is endless is left out. */
const bounds = (min: number, max: number): Bounds => ({
  ...(min === -Infinity ? {} : { min }),
  ...(max === Infinity ? {} : { max }),
});

const numeric = (whole: boolean, { min = -Infinity, max = Infinity }: Bounds): Schema<number> => ({
  form: { control: 'number', ...bounds(min, max) },
  parse(value, place = '') {
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (!whole || Number.isSafeInteger(value)) &&
      value >= min &&
      value <= max;
    if (fits) return value;
    const range = min === -Infinity && max === Infinity ? '' : `, ${span(min, max)}`;
    throw new InputError(
      named(place),
      `${shown(value)} is not valid`,
      `Give a ${whole ? 'whole ' : ''}number${range}.`,
    );
  },
});
export const integer = (wants: Bounds = {}): Schema<number> => numeric(true, wants);
export const num = (wants: Bounds = {}): Schema<number> => numeric(false, wants);

export const flag = (): Schema<boolean> => ({
  form: { control: 'flag' },
  parse(value, place = '') {
    if (typeof value !== 'boolean')
      throw new InputError(named(place), `${shown(value)} is neither true nor false`, 'Write true or false.');
    return value;
  },
});

export const oneOf = <const T extends string>(...values: readonly T[]): Schema<T> => ({
  form: { control: 'choice', values },
  parse(value, place = '') {
    const found = values.find((known) => known === value);
    if (found === undefined)
      throw new InputError(named(place), `${shown(value)} is unknown`, `Choose one of: ${values.join(', ')}.`);
    return found;
  },
});

export const listOf = <T>(item: Schema<T>, { min = 0, max = Infinity }: Bounds = {}): Schema<readonly T[]> => ({
  form: { control: 'list', item: item.form, ...bounds(min === 0 ? -Infinity : min, max) },
  parse(value, place = '') {
    if (!Array.isArray(value))
      throw new InputError(named(place), `${shown(value)} is not a list`, 'Write a list in square brackets.');
    if (value.length < min || value.length > max)
      throw new InputError(named(place), `it has ${value.length} entries`, `Give ${span(min, max)}.`);
    return value.map((entry, index) => item.parse(entry, `${place}[${index}]`));
  },
});

const asRecord = (value: unknown, place: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(named(place), `${shown(value)} is not an object`, 'Write an object in curly brackets.');
  return value as Readonly<Record<string, unknown>>;
};

export const dictOf = <T>(inner: Schema<T>): Schema<Readonly<Record<string, T>>> => ({
  form: { control: 'dict', value: inner.form },
  parse(value, place = '') {
    const entries = Object.entries(asRecord(value, place)).map(([key, entry]) => {
      if (key === '__proto__') throw new InputError(at(place, key), 'this name is reserved', 'Choose another name.');
      return [key, inner.parse(entry, at(place, key))] as const;
    });
    return Object.fromEntries(entries);
  },
});

export const optional = <T>(inner: Schema<T>): OptionalSchema<T> => ({
  form: inner.form,
  mayBeAbsent: true,
  parse: (value, place = '') => (value === undefined ? undefined : inner.parse(value, place)),
});

/** The value used when the field is left out. */
export const withStandard = <T>(inner: Schema<T>, value: T): Schema<T> => ({
  form: inner.form,
  standard: { value },
  parse: (given, place = '') => inner.parse(given, place),
});

const fieldForm = (field: Schema<unknown>): FieldForm => {
  if (field.standard) return { ...field.form, standard: field.standard.value };
  return field.mayBeAbsent ? { ...field.form, optional: true } : field.form;
};

export const shape = <F extends Fields>(fields: F): Schema<Shape<F>> => ({
  form: {
    control: 'shape',
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldForm(field)])),
  },
  parse(value, place = '') {
    const given = asRecord(value, place);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key))
        throw new InputError(
          at(place, key),
          'there is no such field',
          `Known fields: ${Object.keys(fields).join(', ')}.`,
        );
    }
    const parsed: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const entry = Object.hasOwn(given, key) ? given[key] : undefined;
      if (entry === undefined && field.standard) parsed[key] = field.standard.value;
      else if (entry === undefined && field.mayBeAbsent) continue;
      else if (entry === undefined) throw new InputError(at(place, key), 'this field is missing', 'Add it.');
      else parsed[key] = field.parse(entry, at(place, key));
    }
    return parsed as Shape<F>;
  },
});

/** Any JSON value, left to someone else to check. */
export const anything = (): Schema<unknown> => ({ form: { control: 'any' }, parse: (value) => value });
