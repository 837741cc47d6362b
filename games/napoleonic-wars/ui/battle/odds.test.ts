import { expect, test } from 'vitest';
import { atLeast, resultsOf, roundOdds } from './odds.ts';

const side = (dice: number, pieces = 9) => ({ dice, pieces, kills: 0, disrupts: 0 });
const FACES = [1, 2, 3, 4, 5, 6];

test('11.3 the shares of a handful are those of its dice, one by one', () => {
  let both = 0;
  for (const a of FACES) for (const b of FACES) if (a === 6 && b === 5) both += 2;
  expect(resultsOf(2).find(({ kills, disrupts }) => kills === 1 && disrupts === 1)?.share).toBeCloseTo(both / 36, 12);
  expect(resultsOf(20).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});
test('11.32 who makes more casualties wins; a tie is fought again, and then beats the Active side', () => {
  const first = roundOdds(side(1), side(1), false);
  expect(first.active).toBeCloseTo((1 / 3) * (2 / 3), 12);
  expect(first.tie).toBeCloseTo(1 / 9 + 4 / 9, 12);
  const last = roundOdds(side(1), side(1), true);
  expect([last.tie, last.inactive]).toEqual([0, expect.closeTo(1 - (1 / 3) * (2 / 3), 12)]);
});
test('11.32 a side that is killed to the last piece has lost, whatever it inflicted', () => {
  const odds = roundOdds(side(1, 5), side(3, 1), false);
  expect(odds.active).toBeGreaterThan(1 / 6 - 1e-9);
});
test('11.32 what was suffered before counts', () => {
  const behind = roundOdds({ ...side(2), kills: 2 }, side(2), true);
  expect(behind.active).toBeLessThan(roundOdds(side(2), side(2), true).active);
});
test('11.5 a rout is a margin of three', () => {
  expect(roundOdds(side(2), side(0), false).routs).toBe(0);
  expect(roundOdds(side(3), side(0), false).routs).toBeCloseTo(1 / 27, 12);
});
test('12.3 so many 6s of so many dice', () => {
  expect(atLeast(2, 3)).toBeCloseTo(3 * (1 / 36) * (5 / 6) + 1 / 216, 12);
});
