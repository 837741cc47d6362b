import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { forceOf } from '../testing/battles.ts';
import { type Position, position } from '../testing/position.ts';
import { guardWorth, leftBehindAt } from './guard.ts';
import { situation } from './situation.ts';

const PARIS = zoneId('paris');
const guarding = (forces: NonNullable<Position['forces']>, name: string, steps: number): number => {
  const g = position({ forces });
  return guardWorth(situation(g, 'empire'), PARIS, [forceOf(g, name)], steps);
};

test('18.2.1 Paris is not left open while an enemy could come to it', () => {
  const near = { soissons: ['blucher', 'pru_1'], paris: ['fra_1'] };
  const g = position({ forces: near, nations: { prussia: { side: 'coalition', status: 'belligerent' } } });
  expect(guardWorth(situation(g, 'empire'), PARIS, [forceOf(g, 'fra_1')], 2)).toBeGreaterThan(0);
  expect(guarding({ paris: ['fra_1'], vienne: ['aus_1'] }, 'fra_1', 2)).toBe(0);
});

test('18.2.1 one guard is enough, and no army', () => {
  const enemy = { soissons: ['moore', 'gbr_1'] };
  expect(guarding({ ...enemy, paris: ['fra_1'] }, 'fra_1', 2)).toBeGreaterThan(0);
  expect(guarding({ ...enemy, paris: ['fra_1'] }, 'fra_1', 9)).toBe(0);
  expect(guarding({ ...enemy, paris: ['fra_1'], lille: ['fra_2'] }, 'fra_2', 2)).toBe(0);
});

test('18.2.3 nobody is left in a land that must be evacuated at the end of the year', () => {
  const left = (year: number, until: number | null): number => {
    const peace = { by: 'empire', since: 1805, until, afterwards: 'neutral', forGood: false } as const;
    const austria = { side: 'neutral', status: 'forcedPeace', peace } as const;
    const g = position({ nations: { austria }, clock: { year } });
    return leftBehindAt(situation(g, 'empire'), zoneId('vienne'), 4);
  };
  expect(left(1807, 1807)).toBeGreaterThan(left(1806, null));
  expect(left(1806, null)).toBeGreaterThan(0);
  expect([left(1806, 1807), left(1805, null)]).toEqual([0, 0]);
});
