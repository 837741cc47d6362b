import { describe, expect, test } from 'vitest';
import { EDITIONS, type FleetId } from '../../catalogue/ids.ts';
import { fleetRow } from '../../state/state.ts';
import { depotsOf, forceOf, lineOf, placeOf, rolled, sheetOf, totals, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('round 6 of the example: Vienna falls again (%s)', (edition) => {
  test('6.2 Schulmeister is played as an event, and leaves the game', () => {
    const { told, table } = page(edition, 'schulmeister');
    expect(told('event.played')).toEqual([{ side: 'empire', card: '5F' }]);
    expect(table.state.cards.removed).toContain('5F');
  });
  test('5F, 16 the Russians are led two points away, north of Budapest, and no farther', () => {
    const { told } = page(edition, 'schulmeister');
    expect(told('schulmeister.moved')).toEqual([{ force: 'koutouzov', zone: 'neusohl' }]);
    const before = page(edition, 'theNeapolitansAttackRome').table.fork();
    before.answer('empire', { kind: 'event', card: '5F' }).answer('empire', { kind: 'lure', force: 'koutouzov' });
    expect(before.asked().answers).not.toContainEqual({ kind: 'lureTo', zone: 'kaschau' });
  });
  test('12.1, 12.2 three points: Salzburg, where Davout stays with an elite corps, Vienna, and a siege', () => {
    const { marches, table } = page(edition, 'viennaFallsAgain');
    expect(marches).toEqual(['salzbourg 1', 'dropGeneral 1', 'vienne 2', 'siege 3']);
    expect(forceOf(table, 'davout').zone).toBe('salzbourg');
    expect(unitsOf(table, 'davout')).toEqual(['fra_4']);
    expect(unitsOf(table, 'napoleon')).toEqual(['fra_2', 'fra_3', 'fra_garde-', 'fra_cav']);
  });
  test('15.4 2 + 4 = 6: honours; the fortress stays empty, and the flag is free', () => {
    const played = page(edition, 'viennaFallsAgain');
    expect(played.throws).toEqual([{ of: 'siege', face: 2, modifiers: { commander: 3, army: 1 } }]);
    expect(totals(played)).toEqual([6]);
    expect(played.told('siege.result')).toEqual([{ zone: 'vienne', result: 'honours' }]);
    expect(zoneRow(played.table, 'vienne')).toMatchObject({ control: 'france', fortress: 'empty' });
  });
});

describe.each(EDITIONS)('round 6 of the example: Kutuzov returns (%s)', (edition) => {
  test('9.1, 12.3 Admiralty for 3 points, two for Kutuzov: 2 + 2 = 4 movement points, three to Vienna', () => {
    const { told, marches, table } = page(edition, 'kutuzovReturns');
    expect(told('action.card')).toEqual([{ side: 'coalition', card: '1C', ap: 3 }]);
    expect(table.state.action?.ap).toBe(1);
    expect(table.state.march).toMatchObject({ factor: 2, forced: 2, spent: 3 });
    expect(marches).toEqual(['budapest 1', 'raab 2', 'vienne 3']);
  });
  test('10.1, 12.2 Bellegarde, his corps and his depot join: six Russian steps and two Austrian ones', () => {
    const { told, table } = page(edition, 'kutuzovReturns');
    expect(told('force.joined')).toEqual([{ force: 'bellegarde', into: 'koutouzov', zone: 'budapest' }]);
    expect(unitsOf(table, 'koutouzov')).toEqual(['aus_9-', 'rus_5', 'rus_6', 'rus_garde']);
    expect(depotsOf(table, 'koutouzov')).toBe(1);
  });
  test('13.4, 13.6.2 8 steps, 2 + 2 + 2 = 6: one Austrian; no Russian bonus, and no use of the Austrian depot', () => {
    // Nobody is asked whether the depot is spent: the dice follow the march.
    const played = page(edition, 'kutuzovReturns');
    expect(played.throws).toEqual([{ of: 'attrition', face: 2, modifiers: { forcedMarch: 2, winter: 2 } }]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'koutouzov', steps: 8, total: 6, star: false, many: 1 }]);
    expect(played.told('loss.reduced')).toEqual([{ unit: 'aus_9' }]);
  });
  test('14.2, 14.3, 14.4 seven against seven: a minor battle, morale 5 and 4', () => {
    expect(sheetOf(page(edition, 'battleOfVienna'))).toEqual({
      points: { empire: 7, coalition: 7 },
      odds: 1,
      level: 'minor',
      morale: { empire: 5, coalition: 4 },
    });
  });
  test('14.5 +3 for Kutuzov, +7 for Napoleon with the Guard', () => {
    const { throws } = page(edition, 'battleOfVienna');
    const kutuzov = { commander: 1, subordinate: 1, lead: 1 };
    const napoleon = { commander: 3, cavalry: 1, subordinate: 1, lead: 2 };
    expect(throws).toEqual([
      { of: 'battle of coalition', face: 5, modifiers: kutuzov },
      { of: 'battle of coalition', face: 5, modifiers: kutuzov },
      { of: 'battle of empire', face: 5, modifiers: napoleon },
      { of: 'battle of empire', face: 3, modifiers: napoleon },
    ]);
  });
  test('14.6 10 + 3 = 13 is 3, 8 + 7 = 15 is 4C', () => {
    expect(rolled(page(edition, 'battleOfVienna'))).toEqual([
      { side: 'coalition', dice: 10, modifiers: 3, total: 13, cell: '3' },
      { side: 'empire', dice: 8, modifiers: 7, total: 15, cell: '4C' },
    ]);
  });
  test('14.7, 14.8 the Guard and an elite corps; the leading elite corps, the last Austrians and a step of the second', () => {
    const { told, table } = page(edition, 'lossesAtVienna');
    expect(told('loss.eliminated')).toEqual([
      { unit: 'rus_5' },
      { unit: 'aus_9' },
      { unit: 'fra_garde' },
      { unit: 'fra_2' },
    ]);
    expect(unitsOf(table, 'napoleon')).toEqual(['fra_3', 'fra_cav']);
    expect(unitsOf(table, 'koutouzov')).toEqual(['rus_6-', 'rus_garde']);
    expect([placeOf(table, 'soult'), placeOf(table, 'buxhowden')]).toEqual(['vienne', 'vienne']);
  });
  test('14.9.1, 14.10 4 + 1 - 1 = 4 against a 3: in good order to Raab, east of Vienna, and the activation ends', () => {
    const { told, table } = page(edition, 'kutuzovStaysInOrder');
    expect(told('demoralisation.rolled')).toEqual([{ side: 'coalition', die: 3, limit: 4 }]);
    expect(told('retreat.done')).toEqual([{ force: 'koutouzov', zone: 'raab' }]);
    expect(told('activation.ends')).toEqual([{ force: 'koutouzov', zone: 'raab' }]);
    expect(forceOf(table, 'koutouzov').demoralised).toBe(false);
  });
});

describe.each(EDITIONS)('round 6 of the example: Toulon, and the end of the year (%s)', (edition) => {
  test('17.1, 17.3.1 the third point for Ball: 3 + 2 = 5 against 2 + 0 = 2', () => {
    const { told, throws, table } = page(edition, 'ballBeforeToulon');
    expect(told('activation.squadron')).toEqual([{ fleets: ['fl_ball'] }]);
    expect(table.state.action?.ap).toBe(0);
    expect(throws.map(({ of, face }) => [of, face])).toEqual([
      ['naval.fire', 3],
      ['naval.fire', 2],
    ]);
    expect(told('naval.total')).toEqual([
      { side: 'coalition', total: 5 },
      { side: 'empire', total: 2 },
    ]);
  });
  test('17.2.7, 17.3.1 three apart sinks nobody: Ball blockades Émeriau in Toulon', () => {
    const { told, table } = page(edition, 'endOf1805');
    expect(told('naval.victor')).toEqual([{ victor: 'coalition', lost: 0 }]);
    const at = (fleet: string) => fleetRow(table.state, fleet as FleetId).at;
    expect(at('fl_ball')).toEqual({ kind: 'blockade', zone: 'toulon' });
    expect(at('fl_emeriau')).toEqual({ kind: 'port', zone: 'toulon' });
  });
  test('5.2.1 no siege and no attrition at the end', () => {
    const { told, table } = page(edition, 'endOf1805');
    expect([told('siege.last'), told('trial.total')]).toEqual([[], []]);
    expect(table.state.clock).toMatchObject({ year: 1805, phase: 'conquests' });
  });
  test('13.3 Vienna counts: Napoleon is supplied there', () => {
    const { table } = page(edition, 'endOf1805');
    expect(lineOf(table, 'napoleon')).toEqual(['vienne', 'salzbourg', 'ulm', 'stuttgart']);
  });
});
