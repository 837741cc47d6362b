import { expect, test } from 'vitest';
import { withSwitches } from './broken.ts';
import { pointsOf } from './points.ts';

const broken = (source: string): readonly string[] =>
  pointsOf('rule.ts', source).map(
    ({ start, end, instead, breakage }) => `${breakage}: ${source.slice(start, end)} → ${instead}`,
  );

test('a verdict is dropped, and the comparison in it is shifted', () => {
  expect(broken("const may = () => must('8.4', cost <= 3, 'march.tooFar');")).toEqual([
    "a verdict is dropped: must('8.4', cost <= 3, 'march.tooFar') → undefined",
    'a comparison is shifted: cost <= 3 → (cost) < (3)',
    'a number is one more: 3 → 4',
  ]);
});

test('conditions, choices, acts, filters and sums are broken, each in its way', () => {
  expect(broken('function* march() { if (!tired) yield* rest(g); lose(g, fresh ? a + b : 0); }')).toEqual([
    'a condition never holds: !tired → false',
    'a no becomes a yes: !tired → tired',
    'an act is left out: yield* rest(g) → undefined',
    'an act is left out: lose(g, fresh ? a + b : 0) → undefined',
    'a choice is turned round: fresh → !(fresh)',
    'a sum is turned round: a + b → (a) - (b)',
    'a number is one more: 0 → 1',
  ]);
  expect(broken('const fit = (all) => all.filter(isFit).some(isNear) && ready;')).toEqual([
    'and becomes or: all.filter(isFit).some(isNear) && ready → (all.filter(isFit).some(isNear)) || (ready)',
    'some becomes every: all.filter(isFit).some(isNear) → all.filter(isFit).every(isNear)',
    'a filter is dropped: all.filter(isFit) → all',
  ]);
});

test('types, texts, keys, lines of the log and our own broken promises are left alone', () => {
  expect(
    broken("type Few = 1 | 2; import { a } from './a.ts'; const say: Record<3, string> = { 3: `a` + 'b' };"),
  ).toEqual([]);
  expect(broken("function f() { log(g, '8.4', 'said'); if (!row) throw new Error('no row'); }")).toEqual([]);
});

test('what a file does when it is loaded is known from what a rule does when it is played', () => {
  const points = pointsOf('rule.ts', 'const LIMIT = 3; const far = () => LIMIT + 1;');
  expect(points.map(({ instead, onLoading }) => [instead, onLoading])).toEqual([
    ['4', true],
    ['(LIMIT) - (1)', false],
    ['2', false],
  ]);
});

test('a switch does as the rule says until its number is on, also where one lies within another', () => {
  const source = 'return a <= 3 && b;';
  const points = pointsOf('rule.ts', `() => { ${source} }`).map((point, id) => ({
    ...point,
    id,
    start: point.start - 8,
    end: point.end - 8,
  }));
  const played = (on: number, a: number, b: boolean): unknown => {
    const isBroken = (id: number): boolean => id === on;
    // oxlint-disable-next-line typescript/no-implied-eval -- the switched source must run
    return new Function('globalThis', 'a', 'b', withSwitches(source, points))({ isBroken }, a, b);
  };
  expect(points.map(({ breakage }) => breakage)).toEqual([
    'and becomes or',
    'a comparison is shifted',
    'a number is one more',
  ]);
  expect([played(-1, 3, true), played(-1, 4, true), played(-1, 3, false)]).toEqual([true, false, false]);
  expect([played(0, 4, true), played(1, 3, true), played(2, 4, true)]).toEqual([true, false, true]);
});
