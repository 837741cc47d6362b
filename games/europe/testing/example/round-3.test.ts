import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { depotsOf, lineOf, totals, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('round 3 of the example (%s)', (edition) => {
  test('9.2 a point without a card and the one of the reserve activate Saint-Cyr', () => {
    const { told, table } = page(edition, 'saintCyrAtRome');
    expect(told('action.operation')).toEqual([{ side: 'empire' }]);
    expect(table.state.tracks.reserve.empire).toBe(0);
  });
  test('12.1 four points: two to Rome, two for sieges', () => {
    expect(page(edition, 'saintCyrAtRome').marches).toEqual(['ombrie 1', 'rome 2', 'siege 3', 'siege 4']);
  });
  test('15.4 2 + 2 = 4 is stable, and with the marker 3 + 3 = 6 brings honours', () => {
    const played = page(edition, 'saintCyrAtRome');
    expect(played.throws).toEqual([
      { of: 'siege', face: 2, modifiers: { commander: 2 } },
      { of: 'siege', face: 3, modifiers: { commander: 2, siegeMarker: 1 } },
    ]);
    expect(totals(played)).toEqual([4, 6]);
    expect(played.told('siege.result')).toEqual([
      { zone: 'rome', result: 'stable' },
      { zone: 'rome', result: 'honours' },
    ]);
    expect(played.told('siege.goesOn')).toEqual([{ zone: 'rome', marker: 1 }]);
  });
  test('15.5 a depot makes Rome serve the French', () => {
    const { table } = page(edition, 'saintCyrAtRome');
    expect(zoneRow(table, 'rome')).toMatchObject({ control: 'france', fortress: 'active', siege: null });
    expect(depotsOf(table, 'saint_cyr')).toBe(0);
  });
  test('9.1, 12.1 Nelson for the 3 points of Mack: Munich, its control, Ulm, and a siege', () => {
    const { told, marches, table } = page(edition, 'mackAtUlm');
    expect(told('action.card')).toEqual([{ side: 'coalition', card: '10C', ap: 3 }]);
    expect(table.state.tracks.reserve.coalition).toBe(0);
    expect(told('forced.declared')).toEqual([{ force: 'mack', points: 1 }]);
    expect(marches).toEqual(['munich 1', 'control 2', 'ulm 3', 'siege 4']);
  });
  test('15.4, 15.5 6 + 1 = 7: honours, and a depot makes Ulm serve him', () => {
    const played = page(edition, 'mackAtUlm');
    expect(played.throws[0]).toEqual({ of: 'siege', face: 6, modifiers: { army: 1 } });
    expect(played.told('siege.result')).toEqual([{ zone: 'ulm', result: 'honours' }]);
    expect(zoneRow(played.table, 'ulm')).toMatchObject({ control: 'austria', fortress: 'active' });
    expect(zoneRow(played.table, 'munich').control).toBe('austria');
    expect(depotsOf(played.table, 'mack')).toBe(0);
  });
  test('13.6.2 7 steps, 1 + 1 = 2: no loss', () => {
    // The revised text leaves the test out; the rule asks for it, and the die of 2013 is used.
    const played = page(edition, 'mackAtUlm');
    expect(played.throws[1]).toEqual({ of: 'attrition', face: 1, modifiers: { forcedMarch: 1 } });
    expect(totals(played)).toEqual([7, 2]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'mack', steps: 7, total: 2, star: false, many: 0 }]);
    expect(unitsOf(played.table, 'mack')).toEqual(['aus_1', 'aus_2', 'aus_3', 'aus_cav-']);
  });
  test('13.3 Mack is supplied from Salzburg, two points away through Munich', () => {
    const { table } = page(edition, 'mackAtUlm');
    // On our map Innsbruck is nearer.
    expect(lineOf(table, 'mack')).toEqual(['ulm', 'innsbruck']);
    expect(lineOf(table, 'mack', 'innsbruck')).toEqual(['ulm', 'salzbourg']);
  });
  test('20.2 (1) the Coalition is free to act', () => {
    expect(page(edition, 'mackAtUlm').table.state.tracks.austrianDuty).toEqual([]);
  });
});
