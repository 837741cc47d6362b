import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { massOf, waitsForOthers } from './hunt.ts';
import { depotFeeds, isOutOfReach } from './lines.ts';
import { columnOf } from './column.ts';
import { bestMarch } from './march.ts';
import { situation } from './situation.ts';

const SOISSONS = zoneId('soissons');
const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2', 'hol_1'];
const prussians = ['blucher', 'armee_elbe', 'pru_3', 'pru_4', 'pru_5'];

const hunt = (wanted: Position) => {
  const g = position({ scenario: '1815', ...wanted });
  const force = (name: string) => forceCalled(g, name as ForceName);
  return { g, s: situation(g, 'coalition'), force };
};
const round = (now: number): NonNullable<Position['clock']> => ({ phase: 'rounds', round: now, next: 'coalition' });

test('20.1 an army that is no match for Napoleon waits for another, unless time runs out or it comes with him', () => {
  const forces = { soissons: emperor, bruxelles: british, liege: prussians };
  const waits = (now: number, ...names: string[]): boolean => {
    const { s, force } = hunt({ forces, clock: round(now) });
    return waitsForOthers(s, names.map(force), SOISSONS);
  };
  expect(waits(2, 'wellington')).toBe(true);
  expect(waits(2, 'wellington', 'blucher')).toBe(false);
  expect(waits(6, 'wellington')).toBe(false);
  const alone = hunt({ forces: { soissons: emperor, bruxelles: british }, clock: round(2) });
  expect(waitsForOthers(alone.s, [alone.force('wellington')], SOISSONS)).toBe(false);
});

test('20.1 anyone who would attack alone goes to where the armies gather', () => {
  const { g, s, force } = hunt({
    forces: { soissons: emperor, bruxelles: british, namur: prussians },
    clock: round(2),
  });
  expect(bestMarch(s, columnOf(g, [force('wellington')])).to.zone).toBe('namur');
});

test('9.1 points move an army before a corps, and in the hunt a corps hardly at all', () => {
  const schwarzenberg = ['schwarzenberg', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_6'];
  const forces = { soissons: emperor, munich: schwarzenberg, turin: ['aus_5'] };
  const mass = (scenario: '1805' | '1815', name: string): number => {
    const g = position({ scenario, forces });
    return massOf(situation(g, 'coalition'), [forceCalled(g, name as ForceName)]);
  };
  expect([mass('1815', 'schwarzenberg'), mass('1815', 'aus_5')]).toEqual([1.25, 0.25]);
  expect([mass('1805', 'schwarzenberg'), mass('1805', 'aus_5')]).toEqual([1.25, 1]);
});

test('13.4 a depot carries the line on to a battle that would be out of supply', () => {
  const zones = { soissons: { control: 'britain' as never } };
  const fed = (...with_: string[]) => {
    const { g, force } = hunt({ zones, forces: { soissons: [...british, ...with_], boulogne: emperor } });
    return [
      depotFeeds(g, force('wellington'), SOISSONS, zoneId('boulogne')),
      isOutOfReach(g, force('wellington'), SOISSONS, zoneId('boulogne')),
    ];
  };
  expect(fed()).toEqual([false, true]);
  expect(fed('depot')).toEqual([true, false]);
});
