import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { depotsOf, forceOf, placeOf, rolled, sheetOf, totals, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('round 4 of the example: Ulm (%s)', (edition) => {
  const is2013 = edition === '2013';

  test('12.3 The Genius of Napoleon: 4 + 3 = 7 points without a test; one corps stays at Lille', () => {
    const { table, told, throws } = page(edition, 'napoleonMarches');
    expect(told('event.played')).toEqual([{ side: 'empire', card: '1F' }]);
    expect(table.state.march).toMatchObject({ factor: 4, forced: 3, grant: { freeForcedMarch: true } });
    expect(throws).toEqual([]);
    expect(unitsOf(table, 'fra_12')).toEqual(['fra_12']);
    expect(forceOf(table, 'fra_12').zone).toBe('lille');
  });
  test('12.1 six points over Soissons, Metz, Strasbourg and Baden', () => {
    const { marches } = page(edition, 'napoleonMarches');
    expect(marches).toEqual(['drop 0', 'soissons 1', 'metz 2', 'strasbourg 3', 'bade 5', 'ulm 6']);
  });
  test('12.5 Mack tries to evade: 6 - 3 for the Turning Movement is 3, and he must fight', () => {
    const played = page(edition, 'mackCannotEvade');
    expect(played.told('event.played')).toEqual([{ side: 'empire', card: '3F' }]);
    expect(played.throws).toEqual([{ of: 'evasion', face: 6, modifiers: { card: -3 } }]);
    expect(totals(played)).toEqual([3]);
    expect(played.told('evasion.failed')).toEqual([{ force: 'mack', zone: 'ulm' }]);
  });
  test('14.1 John comes from Tyrol: 4 + 1 = 5, and his two steps lose nothing at 3 + 1 = 4', () => {
    const played = page(edition, 'johnComes');
    expect(played.throws).toEqual([
      { of: 'counterMarch', face: 4, modifiers: { general: 1 } },
      { of: 'attrition', face: 3, modifiers: { interceptOrCounterMarch: 1 } },
    ]);
    expect(totals(played)).toEqual([5, 4]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'jean', steps: 2, total: 4, star: false, many: 0 }]);
  });
  test('10.2 John outranks Mack and goes to the reserve', () => {
    expect(page(edition, 'johnComes').told('command.toReserve')).toEqual([{ general: 'jean' }]);
    expect(placeOf(page(edition, 'johnComes').table, 'jean')).toBe('reserve');
  });
  test('10.1 John brings a step too many for Mack, and it is lost: rulings/10.1-nine-steps-at-ulm.md', () => {
    const { table, told } = page(edition, 'johnComes');
    expect(told('command.stepLost')).toEqual([{ unit: 'aus_8' }]);
    expect(unitsOf(table, 'mack')).toEqual(['aus_1', 'aus_2', 'aus_3', 'aus_8-', 'aus_cav-']);
  });
  test('14.2, 14.3, 14.4 13 against 8, printed as 9: a minor battle, morale 5 and 3', () => {
    expect(sheetOf(page(edition, 'battleOfUlm'))).toEqual({
      points: { empire: 13, coalition: 8 },
      odds: 2,
      level: 'minor',
      morale: { empire: 5, coalition: 3 },
    });
  });
  test('14.5 Napoleon has the +7 that is printed, and 1 for the odds; Mack has nothing', () => {
    const { throws } = page(edition, 'battleOfUlm');
    const napoleon = { commander: 3, cavalry: 1, subordinate: 2, lead: 1, odds: 1 };
    expect(throws).toEqual([
      { of: 'battle of empire', face: 5, modifiers: napoleon },
      { of: 'battle of empire', face: 3, modifiers: napoleon },
      { of: 'battle of coalition', face: 4, modifiers: {} },
      { of: 'battle of coalition', face: 2, modifiers: {} },
    ]);
  });
  test("14.6 Mack's 6 is a 1, in the revised edition a 1+: rulings/14.6-six-in-a-minor-battle.md", () => {
    // Printed: 8 + 7 = 15, 4C (the revised text has 8 + 8 = 15). The losses are those of 16, 4+C.
    expect(rolled(page(edition, 'battleOfUlm'))).toEqual([
      { side: 'empire', dice: 8, modifiers: 8, total: 16, cell: '4+C' },
      { side: 'coalition', dice: 6, modifiers: 0, total: 6, cell: is2013 ? '1' : '1+' },
    ]);
    expect(page(edition, 'battleOfUlm').told('battle.won')).toEqual([{ side: 'empire', zone: 'ulm' }]);
  });
  test('14.7 Soult rolls 3 and is unhurt', () => {
    const { throws, table } = page(edition, 'lossesAtUlm');
    expect(throws[0]).toEqual({ of: 'wound', face: 3, modifiers: {} });
    expect(placeOf(table, 'soult')).toBe('ulm');
  });
  test('14.8 a step of the leading elite corps, and four Austrian ones, the cavalry among them', () => {
    const { told } = page(edition, 'lossesAtUlm');
    expect(told('loss.reduced').slice(0, 3)).toEqual([{ unit: 'fra_1' }, { unit: 'aus_1' }, { unit: 'aus_2' }]);
    expect(told('loss.eliminated').slice(0, 2)).toEqual([{ unit: 'aus_1' }, { unit: 'aus_cav' }]);
  });
  test('14.9.1 morale 3 - 3 = 0: Mack fails without a die', () => {
    expect(page(edition, 'lossesAtUlm').told('demoralisation.sure')).toEqual([{ side: 'coalition', limit: 0 }]);
  });
  test('14.9.2 the pursuit, 5 + 3 + 2 + 1 = 11, costs five steps, and the army is no more', () => {
    const played = page(edition, 'lossesAtUlm');
    expect(played.throws[1]).toEqual({
      of: 'pursuit',
      face: 5,
      modifiers: { commander: 3, cavalry: 2, cavalryGenerals: 1 },
    });
    expect(totals(played)).toEqual([3, 11]);
    expect(played.told('pursuit.losses')).toEqual([{ side: 'coalition', many: 5 }]);
    const lost = ['aus_1', 'aus_2', 'aus_3', 'aus_8', 'aus_cav', 'mack', 'ferdinand', 'armee_allemagne'];
    expect(lost.map((piece) => placeOf(played.table, piece))).toEqual(lost.map(() => 'reserve'));
  });
  test('15.2, 15.4 the attempt after the victory is free: 4 + 3 + 1 = 8, a breach, and a depot is spent', () => {
    const played = page(edition, 'napoleonTakesUlm');
    expect(played.throws).toEqual([{ of: 'siege', face: 4, modifiers: { commander: 3, army: 1 } }]);
    expect(totals(played)).toEqual([8]);
    expect(played.marches).toEqual(['siege 6']);
    expect(played.told('siege.result')).toEqual([{ zone: 'ulm', result: 'breach' }]);
    expect(zoneRow(played.table, 'ulm').fortress).toBe('active');
    expect(depotsOf(played.table, 'napoleon')).toBe(1);
  });
});

describe('round 4 of the example: Munich', () => {
  test('14.2 2013: the corps at Munich is outnumbered six to one: rulings/20.2-corps-at-munich.md', () => {
    const { marches, told, table, throws, windows } = page('2013', 'napoleonEntersMunich');
    // 12.5 It has no general and cannot evade.
    expect(windows).not.toContain('evasion.offer');
    expect(marches).toEqual(['munich 7']);
    expect(told('battle.overwhelmed')).toEqual([{ side: 'coalition' }]);
    expect(throws).toEqual([]);
    expect(unitsOf(table, 'napoleon')).toEqual([
      'fra_1-',
      'fra_2',
      'fra_3',
      'fra_4',
      'fra_10',
      'fra_garde-',
      'fra_cav',
    ]);
    expect(placeOf(table, 'aus_10')).toBe('reserve');
    expect(told('control.taken')).toEqual([{ nation: 'france', zone: 'munich' }]);
    expect(zoneRow(table, 'munich').control).toBeNull();
  });
  test('3.2 revised: the last point brings Napoleon to Munich, and none is left for its control', () => {
    const { marches, told, table } = page('revised', 'napoleonEntersMunich');
    expect(marches).toEqual(['munich 7']);
    expect(told('battle.begins')).toEqual([]);
    expect(forceOf(table, 'napoleon').zone).toBe('munich');
    expect(zoneRow(table, 'munich').control).toBe('austria');
  });
});

describe.each(EDITIONS)('round 4 of the example: the Russians (%s)', (edition) => {
  test('9.1, 12.3 Holy Russia for 2 points: Buxhowden is called in for a point, five lead to Leopoldstadt', () => {
    const { told, table: atLublin } = page(edition, 'kutuzovSetsOut');
    expect(told('action.card')).toEqual([{ side: 'coalition', card: '2C', ap: 2 }]);
    expect(told('callIn.joins')).toEqual([{ force: 'buxhowden', from: 'brest_litovsk', into: 'koutouzov' }]);
    expect(atLublin.state.march).toMatchObject({ factor: 3 - 1, forced: 3, calledIn: true });
    const { marches, table } = page(edition, 'kutuzovMarches');
    expect(marches).toEqual(['tarnow 1', 'cracovie 2', 'teschen 3', 'leopoldstadt 5']);
    expect(forceOf(table, 'koutouzov').zone).toBe('leopoldstadt');
  });
  test('13.6.2 eight steps: 3 + 3 + 2 - 1 = 7, one loss, and the 2 adds none', () => {
    const played = page(edition, 'kutuzovMarches');
    expect(played.throws).toEqual([
      { of: 'attrition', face: 3, modifiers: { forcedMarch: 3, poorZone: 2, russianOnly: -1 } },
      { of: 'attrition.star', face: 2, modifiers: {} },
    ]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'koutouzov', steps: 8, total: 7, star: true, many: 1 }]);
    expect(unitsOf(played.table, 'koutouzov')).toEqual(['rus_1-', 'rus_5', 'rus_6', 'rus_garde']);
  });
});
