import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { EDITIONS } from '../catalogue/ids.ts';
import { forceSteps } from '../state/state.ts';
import { battleAt, forceOf, sheetOf } from '../testing/battles.ts';
import { dealt } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';

const stepsOf = ({ state }: Table, name: string): number => forceSteps(state, forceOf(state, name));

describe('23C Bailen', () => {
  const valladolid = [
    ['castanos', 'esp_1', 'esp_2', 'esp_3'],
    ['junot', 'fra_10', 'fra_11', 'fra_12'],
  ];
  /** Junot has lost to Castaños at Valladolid, and his test is at hand. */
  const lost = (wanted: Position = {}): Table =>
    battleAt(dealt('23C', { forces: { valladolid }, nations: { spain: { side: 'coalition' } }, ...wanted }), {
      zone: 'valladolid',
      by: ['junot'],
      against: ['castanos'],
      from: 'burgos',
    })
      .until('14.6')
      .dice(1, 1, 6, 6)
      .until('event.react');
  /** He has failed it. */
  const broken = (wanted: Position): Table => lost(wanted).answer('coalition', 'pass').dice(6);

  test('14.9.1 before the test it cannot be played', () => {
    expect(whyNot(lost(), event('23C'), 'coalition')).toBe('battleCard.notBroken');
  });
  test.each(EDITIONS)('14.9.1 two more steps are lost when the Empire has failed its test (%s)', (edition) => {
    const table = broken({ edition });
    expect(sheetOf(table).step).toBe('demoralisation');
    const steps = stepsOf(table, 'junot');
    table.answer('coalition', event('23C')).answer('empire', { unit: 'fra_11' });
    expect(steps - stepsOf(table, 'junot')).toBe(2);
    expect(sheetOf(table).step).toBe('pursuit');
  });
  test('14.9.3 nor when a force that was demoralised before is destroyed by its test', () => {
    const [spaniards = [], french = []] = valladolid;
    const table = broken({ forces: { valladolid: [spaniards, [...french, 'demoralised']] } });
    expect(sheetOf(table).broken).toBe('empire');
    expect(table.state.forces.map(({ commander }) => commander)).toEqual(['castanos']);
    expect(whyNot(table, event('23C'), 'coalition')).toBe('battleCard.notBroken');
  });
  test('14.9.1 only after a battle in Spain', () => {
    const table = broken({ zones: { valladolid: { nation: nationId('france') } } });
    expect(whyNot(table, event('23C'), 'coalition')).toBe('bailen.notSpain');
  });
});
