import { describe, expect, test } from 'vitest';
import {
  copy,
  derived,
  derivedFrom2,
  derivedLately,
  derivedLatelyFrom2,
  derivedLatelyFromAll,
  type State,
  withRow,
} from './state.ts';

describe('immutable tables', () => {
  test('a copy of a state shares its tables, and goes its own way', () => {
    const state: State & { units: readonly string[] } = { clock: {}, log: [], units: ['ney'] };
    const twin = copy(state);
    expect(twin.units).toBe(state.units);
    twin.units = withRow(twin.units, 0, 'murat');
    expect(state.units).toEqual(['ney']);
    expect(twin.units).toEqual(['murat']);
  });

  test('a fact is worked out once for each version of its table', () => {
    let worked = 0;
    const strength = derived((units: readonly number[]) => {
      worked++;
      return units.reduce((sum, men) => sum + men, 0);
    });
    const before = [1, 2, 3];
    const after = withRow(before, 0, 10);
    expect([strength(before), strength(after), strength(before), strength(after)]).toEqual([6, 15, 6, 15]);
    expect(worked).toBe(2);
  });

  test('a fact may be nothing, and is still worked out once', () => {
    let worked = 0;
    const none = derived((_units: readonly number[]): undefined => {
      worked++;
      return undefined;
    });
    const [one, other] = [[1], [2]];
    expect([none(one), none(other), none(one), none(other)]).toEqual([undefined, undefined, undefined, undefined]);
    expect(worked).toBe(2);
  });

  test('a fact of two tables is worked out for each pair of versions', () => {
    let worked = 0;
    const sum = derivedFrom2((a: readonly number[], b: readonly number[]) => {
      worked++;
      return a.length + b.length;
    });
    const [a, b, c] = [[1], [1, 2], [1, 2, 3]];
    expect([sum(a, b), sum(a, c), sum(b, c), sum(a, b), sum(a, c), sum(b, c)]).toEqual([3, 4, 5, 3, 4, 5]);
    expect(worked).toBe(3);
  });

  test('a fact of tables that change all the time is worked out once for each of their latest versions', () => {
    const worked: number[] = [];
    const first = derivedLately((units: readonly number[]) => {
      worked.push(units[0] ?? 0);
      return units[0];
    });
    const versions = Array.from({ length: 8 }, (_, men) => [men]);
    for (let again = 0; again < 2; again++) expect(versions.map(first)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(worked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('and what has been forgotten since is worked out anew', () => {
    let worked = 0;
    const first = derivedLately((units: readonly number[]) => {
      worked++;
      return units[0];
    });
    const old = [99];
    expect(first(old)).toBe(99);
    for (let men = 0; men < 1000; men++) expect(first([men])).toBe(men);
    expect(first(old)).toBe(99);
    expect(worked).toBe(1002);
  });

  test('two such tables are remembered by pairs', () => {
    let worked = 0;
    const sum = derivedLatelyFrom2((a: readonly number[], b: readonly number[]) => {
      worked++;
      return a.length + b.length;
    });
    const [a, b, c] = [[1], [1, 2], [1, 2, 3]];
    expect([sum(a, b), sum(a, c), sum(b, c), sum(a, b), sum(a, c), sum(b, c)]).toEqual([3, 4, 5, 3, 4, 5]);
    expect(worked).toBe(3);
    for (let men = 0; men < 1000; men++) sum(a, [men]);
    expect(sum(a, b)).toBe(3);
    expect(worked).toBe(1004);
  });

  test('any number of things is remembered together, tables or not, and one that differs makes another fact', () => {
    let worked = 0;
    const told = derivedLatelyFromAll((units: readonly number[], turn: number, side: string) => {
      worked++;
      return `${units.length} ${turn} ${side}`;
    });
    const [one, two] = [[1], [1, 2]];
    const all = () => [told(one, 1, 'a'), told(two, 1, 'a'), told(one, 2, 'a'), told(one, 1, 'b')];
    for (let again = 0; again < 2; again++) expect(all()).toEqual(['1 1 a', '2 1 a', '1 2 a', '1 1 b']);
    expect(worked).toBe(4);
    for (let turn = 10; turn < 1000; turn++) told(one, turn, 'a');
    expect(told(one, 1, 'b')).toBe('1 1 b');
    expect(worked).toBe(995);
  });
});
