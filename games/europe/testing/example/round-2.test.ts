import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceOf, totals, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('round 2 of the example (%s)', (edition) => {
  test('9.1, 9.2 Persia has 3 points, Marmont takes two, the third is kept', () => {
    expect(page(edition, 'marmontSetsOut').told('action.card')).toEqual([{ side: 'empire', card: '4F', ap: 3 }]);
    expect(page(edition, 'marmontSetsOut').table.state.action?.ap).toBe(1);
    expect(page(edition, 'marmontMarches').table.state.tracks.reserve).toEqual({ empire: 1, coalition: 0 });
  });
  test('12.1, 12.3 the Dutch march three points, and three more are forced', () => {
    expect(page(edition, 'marmontSetsOut').table.state.march).toMatchObject({ factor: 3, forced: 3, spent: 0 });
  });
  test('12.1 six points: Hanover, where the elite corps joins, Berg, Thuringia and its control, Würzburg', () => {
    const { marches, told, table } = page(edition, 'marmontMarches');
    expect(marches).toEqual(['groningue 1', 'hanovre 2', 'berg 3', 'thuringe 4', 'control 5', 'wurtzburg 6']);
    expect(told('force.joined')).toEqual([
      { force: 'fra_6', into: 'marmont', zone: 'hanovre' },
      { force: 'bav_1', into: 'marmont', zone: 'wurtzburg' },
    ]);
    expect(zoneRow(table, 'thuringe').control).toBe('france');
  });
  test('12.1 Hesse is neutral and closed to him', () => {
    const { table } = page(edition, 'marmontSetsOut');
    const inHanover = table.fork();
    for (const to of ['groningue', 'hanovre']) inHanover.answer('empire', { kind: 'march', to });
    expect(inHanover.refusal('empire', { kind: 'march', to: 'kassel' })).toMatchObject({
      because: { key: 'march.neutral' },
    });
  });
  test('13.6.2 four steps are tested, the Bavarians are not: 5 + 3 - 1 = 7, one loss, and the 3 adds none', () => {
    // The revised text counts five steps: rulings/20.2-dutch-corps.md. Its column is the same.
    const played = page(edition, 'marmontMarches');
    expect(played.throws).toEqual([
      { of: 'attrition', face: 5, modifiers: { forcedMarch: 3, frenchMajority: -1 } },
      { of: 'attrition.star', face: 3, modifiers: {} },
    ]);
    expect(totals(played)).toEqual([7]);
    expect(played.told('attrition.toll')).toEqual([{ force: 'marmont', steps: 4, total: 7, star: true, many: 1 }]);
  });
  test('13.6.2 the first step lost is French: the sixth corps is reduced', () => {
    const { table, told } = page(edition, 'marmontMarches');
    expect(told('loss.reduced')).toEqual([{ unit: 'fra_6' }]);
    expect(unitsOf(table, 'marmont')).toEqual(['fra_5-', 'fra_6-', 'hol_1-', 'bav_1-']);
  });
  test('20.2 (1) until Mantua and Ulm are besieged only Austrians are activated', () => {
    const table = page(edition, 'marmontMarches').table.fork();
    table.answer('coalition', { kind: 'points', card: '18C' });
    expect(table.refusal('coalition', { kind: 'activate', force: 'koutouzov' })).toMatchObject({ rule: '20.2' });
    expect(table.state.tracks.austrianDuty).toEqual(['mantoue', 'ulm']);
  });
  test('12.1, 15.4 Tyrol for 2 points: Charles enters the marsh for two, and has one for the siege', () => {
    const { told, marches, table } = page(edition, 'charlesAtMantua');
    expect(told('action.card')).toEqual([{ side: 'coalition', card: '18C', ap: 2 }]);
    expect(table.state.tracks.reserve.coalition).toBe(0);
    expect(marches).toEqual(['mantoue 2', 'siege 3']);
    expect(unitsOf(table, 'charles')).toEqual(['aus_4', 'aus_5', 'aus_6', 'aus_7-']);
    expect(table.state.tracks.austrianDuty).toEqual(['ulm']);
  });
  test('12.4 Masséna might intercept, and does not', () => {
    expect(page(edition, 'charlesAtMantua').windows).toContain('interception.offer');
  });
  test('15.4 6 + 1 - 2 = 5: the siege goes on, with a marker of +1', () => {
    const played = page(edition, 'charlesAtMantua');
    expect(played.throws).toEqual([{ of: 'siege', face: 6, modifiers: { commander: 1, citadel: -2 } }]);
    expect(totals(played)).toEqual([5]);
    expect(played.told('siege.result')).toEqual([{ zone: 'mantoue', result: 'stable' }]);
    expect(zoneRow(played.table, 'mantoue').siege).toBe(1);
    expect(forceOf(played.table, 'charles').zone).toBe('mantoue');
  });
});
