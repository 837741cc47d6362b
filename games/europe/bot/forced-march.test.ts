import { expect, test } from 'vitest';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { columnOf } from './column.ts';
import { bestHaste, tollOf } from './forced-march.ts';
import { situation } from './situation.ts';

const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'];
const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2', 'hol_1'];
const clock: NonNullable<Position['clock']> = { phase: 'rounds', round: 4, next: 'coalition' };

const haste = (wanted: Position): number => {
  const g = position({ scenario: '1815', clock, ...wanted });
  return bestHaste(situation(g, 'coalition'), columnOf(g, [forceCalled(g, 'wellington' as ForceName)])).points;
};

test('12.3 an army hurries where that brings it upon Napoleon now or in the next round, and not after one who is far', () => {
  expect(haste({ forces: { soissons: emperor, berg: british } })).toBeGreaterThan(0);
  expect(haste({ forces: { marseille: emperor, berg: british } })).toBe(0);
});

test('12.3, 14.9.3 a demoralised army does not hurry, nor does a corps without an army, nor anybody in another war', () => {
  const demoralised = [...british, 'demoralised'];
  expect(haste({ forces: { soissons: emperor, berg: demoralised } })).toBe(0);
  expect(haste({ forces: { soissons: emperor, berg: british.filter((id) => id !== 'armee_peninsule') } })).toBe(0);
  const g = position({ forces: { soissons: emperor, berg: british } });
  const column = columnOf(g, [forceCalled(g, 'wellington' as ForceName)]);
  expect(bestHaste(situation(g, 'coalition'), column).points).toBe(0);
});

test('13.6.2 the toll grows with the points and with the steps', () => {
  const g = position({ forces: { liege: british, reims: ['gbr_3'] } });
  const s = situation(g, 'coalition');
  const [army, corps] = ['wellington', 'gbr_3'].map((name) => forceCalled(g, name as ForceName));
  if (!army || !corps) throw new Error('both are there');
  expect(tollOf(s, [army], 3)).toBeGreaterThan(tollOf(s, [army], 1));
  expect(tollOf(s, [army], 1)).toBeGreaterThan(tollOf(s, [corps], 1));
});
