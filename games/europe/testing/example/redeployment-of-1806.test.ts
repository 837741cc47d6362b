import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceOf, placeOf, totals, unitsOf } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('the redeployments of 1806 in the example (%s)', (edition) => {
  test('7.6 Castaños goes to León for three points, and is not tested', () => {
    const { told, throws, table } = page(edition, 'spainRedeploys');
    expect(told('redeploy.moved')).toEqual([{ force: 'castanos', zone: 'leon' }]);
    expect(throws).toEqual([]);
    expect(unitsOf(table, 'castanos')).toEqual(['esp_1', 'esp_4']);
  });
  test('7.6 Hessians and Prussians gather at Magdeburg, Hohenlohe joins the Saxons at Wittenberg', () => {
    const { table, throws } = page(edition, 'prussiaRedeploys');
    expect(forceOf(table, 'brunswick').zone).toBe('magdebourg');
    expect(unitsOf(table, 'brunswick')).toEqual(['pru_1', 'pru_2', 'pru_4', 'pru_elite', 'hes_1']);
    expect(forceOf(table, 'hohenlohe').zone).toBe('wittemberg');
    expect(unitsOf(table, 'hohenlohe')).toEqual(['pru_3', 'sax_1']);
    expect(throws).toEqual([]);
  });
  test('7.6, 13.6.2 Kutuzov beyond his three points: ten steps, 2 - 1 - 2 + 2 = 1, neither winter nor forced march', () => {
    const played = page(edition, 'russiaRedeploys');
    const modifiers = { russianOnly: -1, nationalTerritory: -2, poorZone: 2 };
    expect(played.throws).toEqual([{ of: 'attrition', face: 2, modifiers }]);
    expect(totals(played)).toEqual([1]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'koutouzov', steps: 10, total: 1, star: false, many: 0 }]);
    expect([placeOf(played.table, 'koutouzov'), placeOf(played.table, 'benningsen')]).toEqual([
      'grodno',
      'koenigsberg',
    ]);
  });
  test('7.6, 10.1 the Grande Armée at Würzburg takes in the corps of Liège and Strasbourg', () => {
    const { table, throws } = page(edition, 'theGrandeArmeeGathers');
    expect(forceOf(table, 'napoleon').zone).toBe('wurtzburg');
    expect(unitsOf(table, 'napoleon')).toEqual([
      'fra_1',
      'fra_2',
      'fra_3',
      'fra_4',
      'fra_8',
      'fra_10',
      'fra_17',
      'fra_cav',
    ]);
    expect([placeOf(table, 'eugene'), placeOf(table, 'bernadotte')]).toEqual(['reserve', 'reserve']);
    expect(throws).toEqual([]);
  });
  test('7.6 the Army of Italy picks up the corps of Baden, loses nothing, and meets the Dutch at Mainz', () => {
    const { told, table } = page(edition, 'theArmyOfItalyMarches');
    expect(told('absorb.part')).toEqual([{ force: 'massena', from: 'augereau', zone: 'bade' }]);
    expect(told('attrition.toll')).toEqual([{ force: 'massena', steps: 7, total: 1, star: false, many: 0 }]);
    expect(told('force.joined')).toEqual([{ force: 'hol_1', into: 'massena', zone: 'mayence' }]);
    expect(unitsOf(table, 'massena')).toEqual(['fra_13', 'fra_14-', 'hol_1', 'bad_1', 'ita_1', 'ita_2-']);
  });
  test('7.6 the corps of Brest goes to Reims, that of Toulon to Florence, four points each; 1806 can begin', () => {
    const { table, throws } = page(edition, 'theCorpsOfBrestAndToulon');
    expect([placeOf(table, 'fra_7'), placeOf(table, 'fra_16')]).toEqual(['reims', 'florence']);
    expect(throws).toEqual([]);
    expect(table.state.clock).toMatchObject({ year: 1806, phase: 'rounds', round: 1, next: 'empire' });
  });
});
