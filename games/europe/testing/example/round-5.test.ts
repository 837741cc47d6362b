import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { depotsOf, forceOf, lineOf, placeOf, rolled, sheetOf, totals, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('round 5 of the example: Vienna (%s)', (edition) => {
  const is2013 = edition === '2013';

  test('12.1, 16 a point without a card; foul weather leaves 3 points, and 1 or 2 are forced', () => {
    const { told, marches } = page(edition, 'viennaFalls');
    expect(told('action.operation')).toEqual([{ side: 'empire' }]);
    expect(told('forced.declared')).toEqual([{ force: 'napoleon', points: is2013 ? 1 : 2 }]);
    expect(marches).toEqual(
      is2013
        ? ['salzbourg 1', 'siege 2', 'vienne 3', 'siege 4']
        : ['control 1', 'salzbourg 2', 'siege 3', 'vienne 4', 'siege 5'],
    );
    expect(page(edition, 'viennaFalls').table.state.march).toMatchObject({ factor: 3 });
    expect(zoneRow(page(edition, 'viennaFalls').table, 'munich').control).toBeNull();
  });
  test('15.4 Salzburg 3 + 4 = 7, honours; Vienna 4 + 4 = 8, a breach', () => {
    const played = page(edition, 'viennaFalls');
    const napoleon = { commander: 3, army: 1 };
    expect(played.throws).toEqual([
      { of: 'siege', face: 3, modifiers: napoleon },
      { of: 'siege', face: 4, modifiers: napoleon },
    ]);
    expect(totals(played)).toEqual([7, 8]);
    expect(played.told('siege.result')).toEqual([
      { zone: 'salzbourg', result: 'honours' },
      { zone: 'vienne', result: 'breach' },
    ]);
  });
  test('15.5 the last depot makes Salzburg serve; Vienna stays an empty fortress under a French flag', () => {
    const { table } = page(edition, 'viennaFalls');
    expect(zoneRow(table, 'salzbourg')).toMatchObject({ control: 'france', fortress: 'active' });
    expect(zoneRow(table, 'vienne')).toMatchObject({ control: 'france', fortress: 'empty' });
    expect(depotsOf(table, 'napoleon')).toBe(0);
  });
  test('13.3 Napoleon is supplied over Salzburg, Ulm and Stuttgart', () => {
    const { table } = page(edition, 'theGrandeArmeeIsWornDown');
    expect(lineOf(table, 'napoleon')).toEqual(['vienne', 'salzbourg', 'ulm', 'stuttgart']);
  });
  test('13.6.2 twelve steps, all French: two are lost: rulings/12.3-two-points-at-vienna.md', () => {
    const forced = is2013 ? 1 : 2;
    const played = page(edition, 'theGrandeArmeeIsWornDown');
    expect(played.throws).toEqual([
      { of: 'attrition', face: 4, modifiers: { forcedMarch: forced, frenchOnly: -2 } },
      { of: 'attrition.star', face: 5, modifiers: {} },
    ]);
    const total = 4 + forced - 2;
    expect(played.told('attrition.toll')).toEqual([{ force: 'napoleon', steps: 12, total, star: true, many: 2 }]);
    expect(unitsOf(played.table, 'napoleon')).toEqual(['fra_1-', 'fra_2', 'fra_3', 'fra_4', 'fra_garde-', 'fra_cav']);
  });
});

describe.each(EDITIONS)('round 5 of the example: Charles (%s)', (edition) => {
  test('12.6, 12.3 Major Campaign: 2 + 3 = 5 points, of which four lead to Graz; the siege of Mantua is raised', () => {
    const { told, marches, table } = page(edition, 'charlesMarches');
    expect(told('event.played')).toEqual([{ side: 'coalition', card: '14C' }]);
    expect(table.state.march).toMatchObject({ factor: 2, forced: 3 });
    expect(marches).toEqual(['venise 1', 'trieste 2', 'laibach 3', 'graz 4']);
    expect(told('siege.raised')).toEqual([{ zone: 'mantoue' }]);
  });
  test('13.3 Charles is supplied from Laibach', () => {
    expect(lineOf(page(edition, 'charlesMarches').table, 'charles')).toEqual(['graz', 'laibach']);
  });
  test('12.4 Soldiers of Year II serves for its 1: 3 + 1 + 1 = 5, and Napoleon intercepts without loss', () => {
    const played = page(edition, 'napoleonIntercepts');
    expect(played.told('interception.tried')).toEqual([{ force: 'napoleon', card: '27F', zone: 'graz' }]);
    expect(played.throws[0]).toEqual({ of: 'interception', face: 3, modifiers: { cavalry: 1, initiative: 1 } });
    expect(totals(played)).toEqual([5, 0]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'napoleon', steps: 10, total: 0, star: false, many: 0 }]);
    expect(played.table.state.cards.discards.empire).toContain('27F');
  });
  test('13.6.2 6 + 3 - 2 - 2 = 5, printed as 4, costs one step: rulings/13.6.2-charles-at-graz.md', () => {
    const played = page(edition, 'charlesIsWornDown');
    const modifiers = { forcedMarch: 3, nationalTerritory: -2, depot: -2 };
    expect(played.throws).toEqual([{ of: 'attrition', face: 6, modifiers }]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'charles', steps: 7, total: 5, star: false, many: 1 }]);
    expect(played.told('loss.eliminated')).toEqual([{ unit: 'aus_7' }]);
    expect(depotsOf(played.table, 'charles')).toBe(0);
  });
  test('14.2, 14.3, 14.4 six against ten, one to two: a minor battle, morale 2 without Vienna, and 5', () => {
    // The revised text counts twelve French points: rulings/12.3-two-points-at-vienna.md.
    expect(sheetOf(page(edition, 'battleOfGraz'))).toEqual({
      points: { empire: 10, coalition: 6 },
      odds: -2,
      level: 'minor',
      morale: { empire: 5, coalition: 2 },
    });
  });
  test('14.5 -1 and +1 for Charles, who attacks; +9 for Napoleon, with Davout and the interception', () => {
    const { throws } = page(edition, 'battleOfGraz');
    const charles = { odds: -1, commander: 1 };
    const napoleon = { commander: 3, interceptor: 1, cavalry: 1, subordinate: 3, lead: 1 };
    expect(throws).toEqual([
      { of: 'battle of coalition', face: 5, modifiers: charles },
      { of: 'battle of coalition', face: 3, modifiers: charles },
      { of: 'battle of empire', face: 4, modifiers: napoleon },
      { of: 'battle of empire', face: 3, modifiers: napoleon },
    ]);
  });
  test('14.6, 14.8 8 is 1+ and destroys the reduced elite corps, 7 + 9 = 16 is 4+C', () => {
    expect(rolled(page(edition, 'battleOfGraz'))).toEqual([
      { side: 'coalition', dice: 8, modifiers: 0, total: 8, cell: '1+' },
      { side: 'empire', dice: 7, modifiers: 9, total: 16, cell: '4+C' },
    ]);
    const { told } = page(edition, 'charlesIsDestroyed');
    expect(told('loss.eliminated').slice(0, 3)).toEqual([{ unit: 'aus_4' }, { unit: 'aus_5' }, { unit: 'fra_1' }]);
  });
  test('14.9.1 2 + 1 - 3 = 0: Charles fails without a die; Davout is not wounded', () => {
    const { told, table } = page(edition, 'charlesIsDestroyed');
    expect(told('demoralisation.sure')).toEqual([{ side: 'coalition', limit: 0 }]);
    expect(placeOf(table, 'davout')).toBe('graz');
  });
  test('14.9.2 2 + 3 + 2 + 1 = 8: two more steps, and Charles goes to the reserve', () => {
    const played = page(edition, 'charlesIsDestroyed');
    const modifiers = { commander: 3, cavalry: 2, cavalryGenerals: 1 };
    expect(played.throws[1]).toEqual({ of: 'pursuit', face: 2, modifiers });
    expect(totals(played)).toEqual([3, 8]);
    expect(played.told('pursuit.losses')).toEqual([{ side: 'coalition', many: 2 }]);
    const lost = ['charles', 'aus_4', 'aus_5', 'aus_6', 'aus_7'];
    expect(lost.map((piece) => placeOf(played.table, piece))).toEqual(lost.map(() => 'reserve'));
  });
});

describe.each(EDITIONS)('round 5 of the example: Kutuzov and the Neapolitans (%s)', (edition) => {
  test('3.2, 15.5 two points: Vienna, and the French flag comes down; a step makes the fortress serve', () => {
    const { marches, table, windows } = page(edition, 'kutuzovRetakesVienna');
    // 12.4 Napoleon might intercept, and does not.
    expect(windows).toContain('interception.offer');
    expect(marches).toEqual(['vienne 1', 'control 2']);
    expect(zoneRow(table, 'vienne')).toMatchObject({ control: null, fortress: 'active' });
    expect(unitsOf(table, 'koutouzov')).toEqual(['rus_5', 'rus_6', 'rus_garde']);
    expect(placeOf(table, 'rus_1')).toBe('reserve');
  });
  test('13.3 Kutuzov is supplied over Olmütz, Cracow and Lemberg', () => {
    const { table } = page(edition, 'kutuzovRetakesVienna');
    // On our map a line by sea, from Venice over Laibach, has fewer links; this is the one by land.
    expect(lineOf(table, 'koutouzov', 'laibach')).toEqual(['vienne', 'olmutz', 'cracovie', 'lemberg', 'brest_litovsk']);
  });
  test('14.3 the Neapolitans at Rome: two against two, a skirmish; 6 is 0, and 7 + 1 = 8 is 0+', () => {
    const played = page(edition, 'theNeapolitansAttackRome');
    expect(played.throws).toEqual([
      { of: 'battle of coalition', face: 3, modifiers: {} },
      { of: 'battle of coalition', face: 3, modifiers: {} },
      { of: 'battle of empire', face: 4, modifiers: { commander: 1 } },
      { of: 'battle of empire', face: 3, modifiers: { commander: 1 } },
    ]);
    expect(rolled(played)).toEqual([
      { side: 'coalition', dice: 6, modifiers: 0, total: 6, cell: '0' },
      { side: 'empire', dice: 7, modifiers: 1, total: 8, cell: '0+' },
    ]);
  });
  test('14.6, 14.10 the plus wins: no losses, no test, and the corps is back at Naples', () => {
    const { told, table } = page(edition, 'theNeapolitansAttackRome');
    expect(told('battle.won')).toEqual([{ side: 'empire', zone: 'rome' }]);
    expect(told('retreat.done')).toEqual([{ force: 'nap_1', zone: 'naples' }]);
    expect([unitsOf(table, 'nap_1'), unitsOf(table, 'saint_cyr')]).toEqual([['nap_1'], ['fra_11']]);
    expect(forceOf(table, 'nap_1').demoralised).toBe(false);
    expect(table.state.clock).toMatchObject({ round: 6, next: 'empire' });
  });
});
