import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  anything,
  branded,
  dictOf,
  flag,
  type Infer,
  InputError,
  integer,
  listOf,
  num,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
  withStandard,
} from './schema.ts';

const fault = (schema: Schema<unknown>, value: unknown, place?: string): string => {
  try {
    schema.parse(value, place);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(InputError);
    return (thrown as InputError).message;
  }
  return 'accepted';
};

describe('schemas of single values', () => {
  test('text, with a pattern and an example of it', () => {
    const hex = text({ pattern: /^\d{4}$/, like: '3928' });
    expect(hex.parse('0101')).toBe('0101');
    expect(fault(hex, '39x', 'unit.hex')).toBe('unit.hex: "39x" has the wrong form. Write it like 3928.');
    expect(fault(text({ pattern: /^a$/ }), 'b')).toBe('the value: "b" has the wrong form. Write it like /^a$/.');
    expect(fault(text(), 5, 'name')).toBe('name: 5 is not text. Write it in quotes.');
  });

  test('numbers, whole or not, and their bounds', () => {
    expect(integer({ min: 1, max: 6 }).parse(6)).toBe(6);
    expect(num().parse(0.5)).toBe(0.5);
    expect(fault(integer(), 0.5, 'n')).toBe('n: 0.5 is not valid. Give a whole number.');
    expect(fault(integer({ min: 1, max: 6 }), 7, 'n')).toBe('n: 7 is not valid. Give a whole number, from 1 to 6.');
    expect(fault(num({ min: 1 }), 0, 'n')).toBe('n: 0 is not valid. Give a number, at least 1.');
    expect(fault(num({ max: 1 }), 2, 'n')).toBe('n: 2 is not valid. Give a number, at most 1.');
    for (const odd of [NaN, Infinity, '1', null, 2 ** 53]) expect(fault(integer(), odd)).toContain('is not valid');
  });

  test('flags and choices', () => {
    expect(flag().parse(false)).toBe(false);
    expect(fault(flag(), 'yes', 'f')).toBe('f: "yes" is neither true nor false. Write true or false.');
    expect(oneOf('up', 'down').parse('up')).toBe('up');
    expect(fault(oneOf('up', 'down'), 'left', 'o')).toBe('o: "left" is unknown. Choose one of: up, down.');
    expect(fault(oneOf('up', 'down'), 'toString')).toContain('is unknown');
  });

  test('what cannot be written down is named by its type, and long values are cut', () => {
    const round: Record<string, unknown> = {};
    round['itself'] = round;
    expect(fault(text(), round, 'x')).toBe('x: object is not text. Write it in quotes.');
    expect(fault(text(), 10n, 'x')).toBe('x: bigint is not text. Write it in quotes.');
    expect(fault(text(), undefined, 'x')).toBe('x: nothing is not text. Write it in quotes.');
    expect(fault(flag(), 'z'.repeat(500), 'x').length).toBeLessThan(120);
  });
});

describe('schemas of many values', () => {
  test('lists check their length and each entry, and name its place', () => {
    const dice = listOf(integer({ min: 1, max: 6 }), { min: 1, max: 3 });
    expect(dice.parse([1, 6])).toEqual([1, 6]);
    expect(fault(dice, [1, 7], 'dice')).toContain('dice[1]: 7 is not valid');
    expect(fault(dice, [], 'dice')).toBe('dice: it has 0 entries. Give from 1 to 3.');
    expect(fault(listOf(flag(), { min: 2, max: 2 }), [], 'l')).toBe('l: it has 0 entries. Give 2.');
    expect(fault(listOf(flag(), { min: 2 }), [], 'l')).toBe('l: it has 0 entries. Give at least 2.');
    expect(fault(dice, { length: 1 }, 'dice')).toContain('is not a list');
  });

  test('dictionaries check each value and refuse the name of the prototype', () => {
    const points = dictOf(integer());
    expect(points.parse({ empire: 3 })).toEqual({ empire: 3 });
    expect(fault(points, { empire: 'x' }, 'points')).toContain('points.empire: "x" is not valid');
    expect(fault(points, JSON.parse('{"__proto__":1}'), 'points')).toContain('points.__proto__: this name is reserved');
    expect(fault(points, null, 'points')).toContain('points: null is not an object');
    expect(fault(points, [1], 'points')).toContain('is not an object');
  });

  const scenario = shape({
    turns: integer({ min: 1 }),
    title: optional(text()),
    season: withStandard(oneOf('summer', 'winter'), 'summer'),
  });

  test('shapes fill in what is standard, leave out what is optional, and name what is missing or unknown', () => {
    expect(scenario.parse({ turns: 3 })).toEqual({ turns: 3, season: 'summer' });
    expect(scenario.parse({ turns: 3, title: 'Italy', season: 'winter' })).toEqual({
      turns: 3,
      title: 'Italy',
      season: 'winter',
    });
    expect(Object.keys(scenario.parse({ turns: 3 }))).not.toContain('title');
    expect(fault(scenario, {}, 's')).toBe('s.turns: this field is missing. Add it.');
    expect(fault(scenario, { turns: 1, turn: 2 }, 's')).toBe(
      's.turn: there is no such field. Known fields: turns, title, season.',
    );
    expect(fault(scenario, JSON.parse('{"turns":1,"__proto__":{}}'), 's')).toContain(
      's.__proto__: there is no such field',
    );
    expect(fault(scenario, Object.create({ turns: 1 }), 's')).toContain('s.turns: this field is missing');
    expect(fault(scenario, { turns: 1, title: 4 }, 's')).toContain('s.title: 4 is not text');
  });

  test('a parsed value parses to itself', () => {
    const parsed = scenario.parse({ turns: 3 });
    expect(scenario.parse(parsed)).toEqual(parsed);
  });

  test('the form says what to ask for', () => {
    expect(scenario.form).toEqual({
      control: 'shape',
      fields: {
        turns: { control: 'number', min: 1 },
        title: { control: 'text', optional: true },
        season: { control: 'choice', values: ['summer', 'winter'], standard: 'summer' },
      },
    });
    expect(listOf(dictOf(anything())).form).toEqual({
      control: 'list',
      item: { control: 'dict', value: { control: 'any' } },
    });
    expect(listOf(text({ pattern: /^[0-9]{4}$/ }), { min: 1, max: 9 }).form).toEqual({
      control: 'list',
      item: { control: 'text', pattern: '^[0-9]{4}$' },
      min: 1,
      max: 9,
    });
  });

  test('the type of what is parsed', () => {
    type Scenario = Infer<typeof scenario>;
    expectTypeOf<Scenario['turns']>().toEqualTypeOf<number>();
    expectTypeOf<Scenario['season']>().toEqualTypeOf<'summer' | 'winter'>();
    expectTypeOf<{ turns: number; season: 'summer' }>().toExtend<Scenario>();
    expectTypeOf<{ season: 'summer' }>().not.toExtend<Scenario>();
    type HexId = string & { readonly hex: never };
    expectTypeOf(branded<HexId>(text()).parse('0101')).toEqualTypeOf<HexId>();
  });
});
