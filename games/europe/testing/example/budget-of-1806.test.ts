import { describe, expect, test } from 'vitest';
import { EDITIONS, type FleetId } from '../../catalogue/ids.ts';
import { fleetRow } from '../../state/state.ts';
import { depotsOf, placeOf, unitsOf } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('the budgets of 1806 in the example (%s)', (edition) => {
  test('7.3.1 the resources of each power, as they are spent', () => {
    const scenes = ['turkey', 'spain', 'prussia', 'austria', 'russia', 'britain'] as const;
    const resources = scenes.flatMap((scene) => page(edition, scene).told('budget.resources'));
    expect(resources).toEqual([
      { power: 'turkey', points: 4 },
      { power: 'spain', points: 4 },
      { power: 'prussia', points: 5 },
      { power: 'austria', points: 12 },
      { power: 'russia', points: 12 },
      { power: 'britain', points: 6 },
      { power: 'france', points: 14 },
    ]);
  });
  test('7.3.2 Turkey, managed by the Empire: a corps for 2 and an army for 2 at Constantinople', () => {
    const { purse, table } = page(edition, 'turkey');
    expect(purse).toEqual([4, 2, 0]);
    expect([placeOf(table, 'tur_1'), placeOf(table, 'armee_turque')]).toEqual(['constantinople', 'constantinople']);
  });
  test('7.3.2 Spain: 1 for La Corogne, 2 for the last corps at Madrid, and 1 is lost', () => {
    const { purse, told, table } = page(edition, 'spain');
    expect(purse).toEqual([4, 3, 1]);
    expect(told('budget.lost')).toEqual([{ power: 'spain', points: 1 }]);
    expect(unitsOf(table, 'castanos')).toEqual(['esp_1', 'esp_4']);
  });
  test('7.3.2 Prussia, managed by the Coalition: 3 for the elite corps, 1 and 1 for Warsaw and Berlin', () => {
    const { purse, table } = page(edition, 'prussia');
    expect(purse).toEqual([5, 2, 1, 0]);
    expect(unitsOf(table, 'brunswick')).toEqual(['pru_1', 'pru_2', 'pru_elite']);
  });
  test('7.3.2 reduced corps are completed in reinforcement zones: rulings/7.3.2-completing.md', () => {
    const { table } = page(edition, 'prussia');
    expect([unitsOf(table, 'blake'), unitsOf(table, 'pru_5'), unitsOf(table, 'pru_4')]).toEqual([
      ['esp_2'],
      ['pru_5'],
      ['pru_4'],
    ]);
  });
  test('7.3.4 Austria: an army for 2 under Charles at Vienna, and five corps for 10', () => {
    const { purse, table } = page(edition, 'austria');
    expect(purse).toEqual([12, 10, 10, 8, 6, 4, 2, 0]);
    expect(unitsOf(table, 'charles')).toEqual(['aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5']);
    expect([placeOf(table, 'charles'), placeOf(table, 'armee_allemagne')]).toEqual(['vienne', 'vienne']);
  });
  test('7.3.2 Russia: 1.5 for the elite corps, 0.5 for a depot, 10 for five corps, two of them with Benningsen', () => {
    const { purse, table } = page(edition, 'russia');
    expect(purse).toEqual([12, 10.5, 10, 8, 6, 4, 2, 0]);
    expect(unitsOf(table, 'benningsen')).toEqual(['rus_1', 'rus_2', 'rus_8']);
    expect(unitsOf(table, 'koutouzov')).toEqual(['rus_9', 'rus_10', 'rus_13', 'rus_6', 'rus_garde']);
    expect(depotsOf(table, 'koutouzov')).toBe(1);
  });
  test('7.3.2 Britain: 5 for a fleet, 1 for a step at London, and Winter Campaign in place of the free fleet', () => {
    const { purse, table } = page(edition, 'britain');
    expect(purse).toEqual([6, 1, 0, 0]);
    expect(fleetRow(table.state, 'fl_gambier' as FleetId).at).toEqual({ kind: 'port', zone: 'portsmouth' });
    expect(unitsOf(table, 'moore')).toEqual(['gbr_1', 'gbr_3-', 'gbr_mil']);
    expect(table.state.cards.hands.coalition).toContain('16C');
  });
  test('7.3.2 France: nothing of the Grande Armée is reduced', () => {
    const { table } = page(edition, 'britain');
    const offered = table.asked('empire').answers.flatMap(({ kind, unit }) => (kind === 'complete' ? [unit] : []));
    // The text forgets the corps that Davout has brought to Ulm: it is not reduced either.
    expect(unitsOf(table, 'napoleon')).toEqual(['fra_3', 'fra_4', 'fra_cav']);
    expect(offered).not.toContain('fra_3');
  });
  test('2.1, 6.2 Cavalry of the Guard leaves the game, and its unit is with the army', () => {
    const { table } = page(edition, 'france');
    expect(table.state.cards.removed).toContain('7F');
    expect(placeOf(table, 'sp_fra_cavgarde')).toBe('ulm');
  });
  test('7.3.2 France: 1 for two depots, 9 for three elite corps, 4 for two of the line', () => {
    const { purse, table } = page(edition, 'france');
    expect(purse).toEqual([14, 14, 13.5, 13, 10, 10, 7, 4, 2, 2, 0, 0]);
    expect([unitsOf(table, 'eugene'), unitsOf(table, 'bernadotte')]).toEqual([
      ['fra_1', 'fra_2', 'fra_8'],
      ['fra_10', 'fra_17'],
    ]);
    expect([placeOf(table, 'eugene'), placeOf(table, 'bernadotte')]).toEqual(['liege', 'strasbourg']);
    expect(depotsOf(table, 'napoleon')).toBe(2);
  });
  test('7.3.3 three minor allies give the Coalition a step that nobody needs, six the Empire three', () => {
    const { purse, told, table } = page(edition, 'minorPowers');
    expect(purse).toEqual([3, 2, 1]);
    expect(told('raise.completed')).toEqual([{ unit: 'hol_1' }]);
    expect(told('raise.raised')).toEqual([
      { unit: 'ita_2', zone: 'milan' },
      { unit: 'bad_1', zone: 'bade' },
    ]);
    expect(unitsOf(table, 'massena')).toEqual(['fra_13', 'fra_14-', 'ita_1', 'ita_2-']);
  });
});
