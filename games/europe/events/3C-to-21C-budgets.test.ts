import { describe, expect, test } from 'vitest';
import type { Edition, NationId, UnitId } from '../ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { changeNation, force, isForce, type NationRow, putUnit, unitRow } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { at, type Position, position, type Table, tableAt } from '../testing/position.ts';
import { reformBeatenPowers } from '../rules/7-interphase/7.3-military-reform.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const resources = ({ state }: Table, power: string): number => resourcesOf(state, power as NationId);
const unitAt = ({ state }: Table, id: string): string => {
  const { at: place } = unitRow(state, id as UnitId);
  return isForce(place) ? force(state, place).zone : place;
};

/** The budgets of 1806 are to be opened, and the Coalition holds these cards. */
const opening = (cards: readonly string[], wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: cards },
    forces: {},
    fleets: {},
    ...wanted,
    clock: { year: 1806, phase: 'budget', round: 0, next: 'coalition', power: null, step: 0 },
  });
/** Everybody is done until the budget of this power lies open. */
const budgetOf = (power: string, table: Table): Table => {
  table.answer('coalition', 'pass');
  while (table.state.budget?.power !== power) table.answer(table.asked().by, 'done');
  return table;
};

describe('3C Holy Empire', () => {
  const turkish: Position['nations'] = { turkey: { side: 'empire', status: 'belligerent' } };
  const beaten = (power: string, times = 1): NonNullable<Position['nations']> => ({
    [power]: { beaten: { empire: times, coalition: 0 } } satisfies Partial<NationRow>,
  });
  const round = (wanted: Position = {}): Table =>
    at({
      noOtherCards: true,
      hands: { empire: [], coalition: ['3C'] },
      forces: {},
      fleets: {},
      tracks: { austrianDuty: [] },
      ...wanted,
      clock: { next: 'coalition' },
    });

  test.each(EDITIONS)('6.4 (a) three corps of the reserve take the field against Turkey (%s)', (edition) => {
    const table = round({ edition, nations: turkish }).answer('coalition', event('3C', 'a'));
    const homes = ['vienne', 'prague', 'budapest'];
    for (const [place, unit] of ['aus_1', 'aus_2', 'aus_3'].entries())
      table
        .answer('coalition', { kind: 'fieldCorps', unit })
        .answer('coalition', { kind: 'raiseAt', zone: homes[place] ?? '' });
    expect(['aus_1', 'aus_2', 'aus_3'].map((unit) => unitAt(table, unit))).toEqual(homes);
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
    const now = opening(['3C']);
    const before = resources(now, 'austria');
    expect(resources(now.answer('coalition', event('3C', 'b')), 'austria')).toBe(before + 6);
  });
  test('7.3.1 (b) at once in the budget that lies open, and in that of next year when it is over', () => {
    const table = budgetOf('austria', opening(['3C']));
    const before = table.state.budget?.halves ?? 0;
    table.answer('coalition', event('3C', 'b'));
    expect(table.state.budget?.halves).toBe(before + 12);
    const late = budgetOf('russia', opening(['3C'])).answer('coalition', event('3C', 'b'));
    expect(late.state.effects).toContainEqual({ card: '3C', kind: 'resources', power: 'austria', by: 6, year: 1807 });
  });
  test.each(EDITIONS)('4 (c) the reform units of a beaten power enter the reserve (%s)', (edition) => {
    const table = round({ edition, nations: beaten('austria') }).answer('coalition', event('3C', 'c'));
    expect(unitAt(table, 'aus_gren')).toBe('reserve');
    expect(unitAt(table, 'pru_6')).toBe('notYet');
  });
  test('4 (c) both of them, if both were beaten', () => {
    const table = round({ nations: { ...beaten('austria'), ...beaten('prussia') } }).answer(
      'coalition',
      event('3C', 'c'),
    );
    expect([unitAt(table, 'aus_gren'), unitAt(table, 'pru_6')]).toEqual(['reserve', 'reserve']);
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
    expect(unitAt(table, 'aus_gren')).toBe('vienne');
    const first = round({ edition: '2013', agreed }).answer('coalition', event('3C', 'b'));
    expect(unitAt(first, 'aus_gren')).toBe('notYet');
    expect(first.asked().by).toBe('empire');
    const none = round({ edition: 'revised' }).answer('coalition', event('3C', 'b'));
    expect(unitAt(none, 'aus_gren')).toBe('notYet');
  });
  test('4 revised, by agreement: out of the reserve too, but not if they fight already', () => {
    const wanted: Position = { edition: 'revised', agreed: { grenadiersAtOnce: true } };
    const reformed = round({ ...wanted, nations: beaten('austria') }).answer('coalition', event('3C', 'c'));
    reformed.answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    expect(unitAt(reformed, 'aus_gren')).toBe('vienne');
    const fighting = round({ ...wanted, forces: { prague: ['charles', 'aus_gren'] } });
    fighting.answer('coalition', event('3C', 'b'));
    expect(fighting.asked().by).toBe('empire');
    expect(unitAt(fighting, 'aus_gren')).toBe('prague');
  });
});

describe('6C Spanish Galleons', () => {
  test('7.3.1 three resources go from Spain to Britain', () => {
    const table = opening(['6C']);
    const [spain, britain] = [resources(table, 'spain'), resources(table, 'britain')];
    table.answer('coalition', event('6C'));
    expect([resources(table, 'spain'), resources(table, 'britain')]).toEqual([spain - 3, britain + 3]);
    expect(table.state.cards.removed).toContain('6C');
  });
  test('7.3.1 Spain never has less than nothing', () => {
    const effects = [{ card: null, kind: 'resources', power: 'spain' as NationId, by: -99, year: 1806 }] as const;
    expect(resources(opening(['6C'], { effects }).answer('coalition', event('6C')), 'spain')).toBe(0);
  });
  test('7.3 before the Spanish budget', () => {
    expect(whyNot(budgetOf('prussia', opening(['6C'])), event('6C'), 'coalition')).toBe('budgetCard.tooLate');
  });
  test('6.4 Spain must be an ally of the Empire', () => {
    const table = opening(['6C'], { nations: { spain: { side: 'neutral', status: 'neutral' } } });
    expect(whyNot(table, event('6C'), 'coalition')).toBe('galleons.notEmpire');
  });
});

describe('7C Rothschild', () => {
  const open = (): Table =>
    at({
      hands: { empire: [], coalition: ['7C'] },
      forces: {},
      fleets: {},
      clock: { year: 1806, phase: 'budget', round: 0, next: 'coalition', power: null, step: 0 },
    }).answer('coalition', event('7C'));
  test('6.3 two cards are drawn at once', () => {
    const table = open().answer('chance', { card: '8C' }).answer('chance', { card: '14C' });
    expect(table.state.cards.hands.coalition).toEqual(['8C', '14C']);
    expect(table.state.cards.discards.coalition).toContain('7C');
  });
  test('6.4 and one that is made for the budget may be played in it', () => {
    const table = open().answer('chance', { card: '8C' }).answer('chance', { card: '14C' });
    const before = resources(table, 'britain');
    expect(resources(table.answer('coalition', event('8C')), 'britain')).toBe(before + 6);
  });
  test('6.4 not where there is nothing to draw', () => {
    expect(whyNot(opening(['7C']), event('7C'), 'coalition')).toBe('rothschild.nothing');
  });
});

describe('8C The City', () => {
  test('7.3.1 six resources more for Britain in this budget', () => {
    const table = opening(['8C']);
    const before = resources(table, 'britain');
    expect(resources(table.answer('coalition', event('8C')), 'britain')).toBe(before + 6);
  });
  test('7.3.1 also while her budget lies open, and only once', () => {
    const table = budgetOf('britain', opening(['8C']));
    const before = table.state.budget?.halves ?? 0;
    table.answer('coalition', event('8C'));
    expect(table.state.budget?.halves).toBe(before + 12);
  });
  test('7.3.1 they may be sent, within four for each receiver', () => {
    const table = budgetOf('austria', opening(['8C']));
    for (let point = 0; point < 4; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    table.answer('coalition', event('8C'));
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
});

describe('21C Pitt’s Gold', () => {
  const given = (): Table => opening(['21C']).answer('coalition', event('21C'));
  test('7.3.1 four resources more for Britain, and one ally may receive eight', () => {
    const table = given();
    const before = resources(opening(['21C']), 'britain');
    expect(resources(table, 'britain')).toBe(before + 4);
    table.answer('coalition', { kind: 'subsidise', nation: 'austria' });
    budget(table, 'austria');
    for (let point = 0; point < 8; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
  test('7.3.1 the others receive four as ever', () => {
    const table = budget(given().answer('coalition', { kind: 'subsidise', nation: 'russia' }), 'austria');
    for (let point = 0; point < 4; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
  test('7.3.1 only allies who are at war', () => {
    expect(
      given()
        .asked('coalition')
        .answers.map(({ nation }) => nation),
    ).toEqual(['austria', 'russia']);
  });
  test('7.3.1 nor one whose budget is over', () => {
    const table = budgetOf('britain', opening(['21C'])).answer('coalition', event('21C'));
    expect(table.asked('coalition').prompt.key).toBe('budget.line');
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['resources']);
  });
  test('7.3.1 without such an ally Britain has her resources all the same', () => {
    const alone = { side: 'neutral', status: 'neutral' } as const;
    const table = opening(['21C'], { nations: { austria: alone, russia: alone } });
    const before = resources(table, 'britain');
    expect(resources(table.answer('coalition', event('21C')), 'britain')).toBe(before + 4);
  });
});

/** No card is left to ask about: the budgets are gone through until this one. */
function budget(table: Table, power: string): Table {
  while (table.state.budget?.power !== power) table.answer(table.asked().by, 'done');
  return table;
}
