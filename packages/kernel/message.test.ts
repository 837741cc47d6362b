import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Catalogue, reader, sayer } from './message.ts';
import { type Cut, guardedTeller, teller } from './log.ts';
import type { State } from './state.ts';
import { clause, refused } from './verdict.ts';
import { tableEn, tableFr } from './words.ts';

interface Messages {
  'march.halts': { stack: string; at: number };
  'march.over': Record<never, never>;
}
interface Names {
  stack(id: string): string;
}
const say = sayer<Messages>();
const must = clause<Messages, '8.1' | '8.2'>();
const en: Catalogue<Messages, Names> = {
  'march.halts': ({ stack, at }, name) => `${name.stack(stack)} halts at ${at}.`,
  'march.over': () => 'The march is over.',
};
const tell = reader(en, { stack: (id) => id.toUpperCase() });

describe('messages', () => {
  test('carry a key and its parameters, or none', () => {
    expect(say('march.halts', { stack: 'ney', at: 3928 })).toEqual({
      key: 'march.halts',
      params: { stack: 'ney', at: 3928 },
    });
    expect(say('march.over')).toEqual({ key: 'march.over', params: {} });
  });

  test('are read aloud with names', () => {
    expect(tell(say('march.halts', { stack: 'ney', at: 3928 }))).toBe('NEY halts at 3928.');
    expect(tell(say('march.over'))).toBe('The march is over.');
  });

  test('without a sentence are an error, also under the name of something inherited', () => {
    for (const key of ['march.stops', 'toString', '__proto__'])
      expect(() => tell({ key, params: {} })).toThrow(`no sentence for ${key}`);
  });

  test('a language without a sentence, and parameters that do not fit, do not compile', () => {
    expectTypeOf<{ 'march.over': () => string }>().not.toExtend<Catalogue<Messages, Names>>();
    expectTypeOf(say<'march.halts'>).parameters.toEqualTypeOf<['march.halts', Readonly<Messages['march.halts']>]>();
    expectTypeOf(say<'march.over'>).parameters.toEqualTypeOf<['march.over']>();
    expectTypeOf(must<'march.over'>)
      .parameter(0)
      .toEqualTypeOf<'8.1' | '8.2'>();
  });

  test('the table says the same things in French as in English', () => {
    expect(Object.keys(tableFr).sort()).toEqual(Object.keys(tableEn).sort());
  });
});

describe('verdicts', () => {
  test('a clause that holds says nothing, and one that fails gives rule and reason', () => {
    expect(must('8.1', true, 'march.over')).toBeUndefined();
    expect(must('8.1', false, 'march.halts', { stack: 'ney', at: 1 })).toEqual({
      rule: '8.1',
      because: { key: 'march.halts', params: { stack: 'ney', at: 1 } },
    });
    expect(refused(must('8.1', false, 'march.over'))).toBe(true);
    expect(refused(undefined)).toBe(false);
  });

  test('clauses are read in order up to the first that fails', () => {
    const read: string[] = [];
    const holds = (rule: '8.1' | '8.2', answer: boolean) => {
      read.push(rule);
      return must(rule, answer, 'march.over');
    };
    const verdict = holds('8.1', true) ?? holds('8.2', false) ?? holds('8.1', false);
    expect(verdict?.rule).toBe('8.2');
    expect(read).toEqual(['8.1', '8.2']);
  });
});

test('the log replaces its table, and says who may read a line and whether it reveals something', () => {
  const { log, logTo, reveal, revealTo } = teller<Messages, '8.1'>();
  const g: State = { clock: {}, log: [] };
  const before = g.log;
  log(g, '8.1', 'march.over');
  logTo(g, { only: 'empire' }, '8.1', 'march.halts', { stack: 'ney', at: 1 });
  reveal(g, '8.1', 'march.over');
  revealTo(g, { except: 'empire' }, '8.1', 'march.over');
  expect(before).toEqual([]);
  expect(g.log.map(({ to, reveals }) => [to, reveals])).toEqual([
    ['all', undefined],
    [{ only: 'empire' }, undefined],
    ['all', true],
    [{ except: 'empire' }, true],
  ]);
  expect(g.log[1]).toEqual({ rule: '8.1', said: say('march.halts', { stack: 'ney', at: 1 }), to: { only: 'empire' } });
});

describe('a log that keeps secrets', () => {
  interface Foggy extends State {
    readonly fog: boolean;
  }
  const cuts: Readonly<Record<string, Cut>> = {
    'march.halts': { to: 'owner', owner: 'empire', others: say('march.over'), reveals: false },
    'march.over': { to: 'all', reveals: true },
  };
  const { log, reveal } = guardedTeller<Messages, '8.1', Foggy>(
    ({ fog }) => fog,
    (_, { key }) => cuts[key] ?? { to: 'owner', owner: 'empire', others: undefined, reveals: false },
  );
  const told = (fog: boolean, tell: (g: Foggy) => void) => {
    const g: Foggy = { clock: {}, log: [], fog };
    tell(g);
    return g.log.map(({ said, to, reveals }) => [said.key, to, reveals]);
  };

  test('tells the owner all, and the others other words or nothing', () => {
    expect(told(true, (g) => log(g, '8.1', 'march.halts', { stack: 'ney', at: 1 }))).toEqual([
      ['march.halts', { only: 'empire' }, undefined],
      ['march.over', { except: 'empire' }, undefined],
    ]);
  });

  test('marks what comes to light, by itself or because the rule says so', () => {
    expect(told(true, (g) => log(g, '8.1', 'march.over'))).toEqual([['march.over', 'all', true]]);
    const revealed = told(true, (g) => reveal(g, '8.1', 'march.halts', { stack: 'ney', at: 1 }));
    expect(revealed.map(([, , reveals]) => reveals)).toEqual([true, true]);
  });

  test('hides nothing while nothing lies hidden', () => {
    expect(told(false, (g) => log(g, '8.1', 'march.halts', { stack: 'ney', at: 1 }))).toEqual([
      ['march.halts', 'all', undefined],
    ]);
    expect(told(false, (g) => reveal(g, '8.1', 'march.over'))).toEqual([['march.over', 'all', true]]);
  });
});
