import { describe, expect, test } from 'vitest';
import { zones as allZones } from '../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId } from '../catalogue/ids.ts';
import { reformBeatenPowers } from '../rules/7-interphase/7.3-military-reform.ts';
import { changeNation, type NationRow, putUnit, unitRow } from '../state/state.ts';
import { budgetsOf1806, resourcesAt, untilBudgetOf } from '../testing/budgets.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { standsAt } from '../testing/pieces.ts';
import { type Position, position, type Table, tableAt } from '../testing/position.ts';

describe('3C Holy Empire', () => {
  const turkish: Position['nations'] = { turkey: { side: 'empire', status: 'belligerent' } };
  const beaten = (power: string, times = 1): NonNullable<Position['nations']> => ({
    [power]: { beaten: { empire: times, coalition: 0 } } satisfies Partial<NationRow>,
  });
  const round = (wanted: Position = {}): Table => holding('3C', { forces: {}, ...wanted });
  test.each(EDITIONS)('6.4 (a) three corps of the reserve take the field against Turkey (%s)', (edition) => {
    const table = round({ edition, nations: turkish }).answer('coalition', event('3C', 'a'));
    const homes = ['vienne', 'prague', 'budapest'];
    for (const [place, unit] of ['aus_1', 'aus_2', 'aus_3'].entries())
      table
        .answer('coalition', { kind: 'fieldCorps', unit })
        .answer('coalition', { kind: 'raiseAt', zone: homes[place] ?? '' });
    expect(['aus_1', 'aus_2', 'aus_3'].map((unit) => standsAt(table, unit))).toEqual(homes);
    expect(table.asked().by).toBe('empire');
  });
  test('6.4 (a) not those of the military reform, nor more than there is room for', () => {
    const table = round({ nations: turkish }).answer('coalition', event('3C', 'a'));
    const offered = table.asked('coalition').answers.map(({ unit }) => unit);
    expect(offered).toContain('aus_10');
    expect(offered).not.toContain('aus_gren');
    expect(offered).not.toContain('aus_landwehr');
    expect(whyNot(table, { kind: 'fieldCorps', unit: 'aus_cav' }, 'coalition')).toBe('raise.nowhere');
    const g = round({ nations: turkish }).state;
    for (const unit of ['aus_gren', 'aus_landwehr']) putUnit(g, unit as UnitId, 'reserve');
    expect(
      tableAt(g)
        .answer('coalition', event('3C', 'a'))
        .asked('coalition')
        .answers.map(({ unit }) => unit),
    ).toEqual(offered);
  });
  test('6.4 (a) fewer than three at her wish, or if no more are left', () => {
    const wish = round({ nations: turkish }).answer('coalition', event('3C', 'a'));
    wish.answer('coalition', { kind: 'fieldCorps', unit: 'aus_1' }).answer('coalition', { zone: 'vienne' });
    wish.answer('coalition', 'done');
    expect(wish.events('raise.raised')).toHaveLength(1);
    expect(wish.asked().by).toBe('empire');
    const g = round({ nations: turkish }).state;
    for (const { id, at } of g.units) if (at === 'reserve' && id !== 'aus_1') putUnit(g, id, 'waiting', 1806);
    const last = tableAt(g).answer('coalition', event('3C', 'a'));
    last.answer('coalition', { kind: 'fieldCorps', unit: 'aus_1' }).answer('coalition', { zone: 'vienne' });
    expect(last.asked().by).toBe('empire');
  });
  test('6.4 (a) not without a war with Turkey', () => {
    expect(whyNot(round(), event('3C', 'a'), 'coalition')).toBe('holyEmpire.noTurkishWar');
  });
  test('6.4 (a) not where no corps finds room', () => {
    const lost = ['venise', 'trieste', 'laibach', 'innsbruck', 'salzbourg', 'koniggratz', 'olmutz', 'leopoldstadt'];
    const more = ['budapest', 'temesvar', 'esseg', 'zara', 'cracovie', 'lemberg'];
    const zones = Object.fromEntries([...lost, ...more].map((id) => [id, { control: 'france' as NationId }]));
    const table = round({ nations: turkish, forces: { vienne: ['aus_1'], prague: ['aus_2'] }, zones });
    expect(whyNot(table, event('3C', 'a'), 'coalition')).toBe('holyEmpire.noCorps');
  });
  test('7.3.1 (b) six resources more in the next budget', () => {
    const table = round().answer('coalition', event('3C', 'b'));
    expect(table.state.effects).toContainEqual({ card: '3C', kind: 'resources', power: 'austria', by: 6, year: 1806 });
    const now = budgetsOf1806('3C');
    const before = resourcesAt(now, 'austria');
    expect(resourcesAt(now.answer('coalition', event('3C', 'b')), 'austria')).toBe(before + 6);
  });
  test('7.3.1 (b) at once in the budget that lies open, and in that of next year when it is over', () => {
    const table = untilBudgetOf('austria', budgetsOf1806('3C'));
    const before = table.state.budget?.halves ?? 0;
    table.answer('coalition', event('3C', 'b'));
    expect(table.state.budget?.halves).toBe(before + 12);
    const late = untilBudgetOf('russia', budgetsOf1806('3C')).answer('coalition', event('3C', 'b'));
    expect(late.state.effects).toContainEqual({ card: '3C', kind: 'resources', power: 'austria', by: 6, year: 1807 });
  });
  test.each(EDITIONS)('4 (c) the reform units of a beaten power enter the reserve (%s)', (edition) => {
    const table = round({ edition, nations: beaten('austria') }).answer('coalition', event('3C', 'c'));
    expect(standsAt(table, 'aus_gren')).toBe('reserve');
    expect(standsAt(table, 'pru_6')).toBe('notYet');
  });
  test('4 (c) both of them, if both were beaten', () => {
    const table = round({ nations: { ...beaten('austria'), ...beaten('prussia') } }).answer(
      'coalition',
      event('3C', 'c'),
    );
    expect([standsAt(table, 'aus_gren'), standsAt(table, 'pru_6')]).toEqual(['reserve', 'reserve']);
  });
  test('4 (c) in the first edition a power that is beaten later is reformed then, in the revised one not', () => {
    for (const edition of EDITIONS) {
      const { state } = round({ edition, nations: beaten('austria') }).answer('coalition', event('3C', 'c'));
      const g = { ...position({ edition }), effects: state.effects };
      changeNation(g, 'prussia' as NationId, { beaten: { empire: 1, coalition: 0 } });
      reformBeatenPowers(g);
      expect(unitRow(g, 'pru_6' as UnitId).at).toBe(edition === '2013' ? 'reserve' : 'notYet');
    }
  });
  test('4 a power that has been beaten twice reforms of itself, and once', () => {
    const g = position({ nations: beaten('prussia', 2) });
    reformBeatenPowers(g);
    reformBeatenPowers(g);
    expect(unitRow(g, 'pru_6' as UnitId).at).toBe('reserve');
    expect(g.log.filter(({ said }) => said.key === 'reform.done')).toHaveLength(1);
  });
  test('4 (c) not before anybody was beaten', () => {
    expect(whyNot(round(), event('3C', 'c'), 'coalition')).toBe('holyEmpire.nobodyBeaten');
    const done = { austria: { beaten: { empire: 1, coalition: 0 }, reformed: true } };
    expect(whyNot(round({ nations: done }), event('3C', 'c'), 'coalition')).toBe('holyEmpire.nobodyBeaten');
  });
  test('6.2 a silver star: once in the game', () => {
    expect(whyNot(round({ played: ['3C'] }), event('3C', 'b'), 'coalition')).toBe('event.onceOnly');
  });
  test('4 revised, by agreement: the grenadiers take the field at once', () => {
    const agreed = { grenadiersAtOnce: true };
    const table = round({ edition: 'revised', agreed }).answer('coalition', event('3C', 'b'));
    table.answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    expect(standsAt(table, 'aus_gren')).toBe('vienne');
    const first = round({ edition: '2013', agreed }).answer('coalition', event('3C', 'b'));
    expect(standsAt(first, 'aus_gren')).toBe('notYet');
    expect(first.asked().by).toBe('empire');
    const none = round({ edition: 'revised' }).answer('coalition', event('3C', 'b'));
    expect(standsAt(none, 'aus_gren')).toBe('notYet');
  });
  test('4, 13.2 revised, by agreement: not in a Vienna that is cut off behind empty walls', () => {
    const lost = [...allZones.values()].filter(({ id, nation }) => nation === 'austria' && id !== 'vienne');
    const zones = Object.fromEntries(lost.map(({ id }) => [id, { control: 'france' as NationId }]));
    const behind = (fortress: 'active' | 'empty'): Table =>
      round({ edition: 'revised', agreed: { grenadiersAtOnce: true }, zones: { ...zones, vienne: { fortress } } });
    const fed = behind('active').answer('coalition', event('3C', 'b'));
    expect(fed.asked('coalition').answers).toEqual([{ kind: 'raiseAt', zone: 'vienne' }]);
    expect(behind('empty').answer('coalition', event('3C', 'b')).asked().by).toBe('empire');
  });
  test('4 revised, by agreement: out of the reserve too, but not if they fight already', () => {
    const wanted: Position = { edition: 'revised', agreed: { grenadiersAtOnce: true } };
    const reformed = round({ ...wanted, nations: beaten('austria') }).answer('coalition', event('3C', 'c'));
    reformed.answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    expect(standsAt(reformed, 'aus_gren')).toBe('vienne');
    const fighting = round({ ...wanted, forces: { prague: ['charles', 'aus_gren'] } });
    fighting.answer('coalition', event('3C', 'b'));
    expect(fighting.asked().by).toBe('empire');
    expect(standsAt(fighting, 'aus_gren')).toBe('prague');
  });
});
