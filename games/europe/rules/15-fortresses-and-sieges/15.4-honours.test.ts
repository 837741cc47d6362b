import { describe, expect, test } from 'vitest';
import type { Edition, NationId, UnitId } from '../../catalogue/ids.ts';
import { changeDepot, type DepotRow, flipUnit, forceCalled, putUnit } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { position, type Table, tableAt } from '../../testing/position.ts';

const FRANCE = 'france' as NationId;
const CORPS = 'fra_10' as UnitId;

/** The budget of France with no money, after a garrison has marched out: a reduced corps, and in the revised edition a depot. */
const afterHonours = (edition: Edition): Table => {
  const g = position({
    edition,
    hands: { empire: [], coalition: [] },
    noOtherCards: true,
    clock: { year: 1806, phase: 'budget', round: 0, power: FRANCE, next: 'empire' },
    forces: { paris: ['ney', 'fra_1', 'depot'] },
    fleets: {},
  });
  putUnit(g, CORPS, 'returning');
  flipUnit(g, CORPS, true);
  changeDepot(g, g.depots[0]?.id ?? 0, { with: null, zone: null });
  g.budget = { power: FRANCE, halves: 0, levy: 0, received: 0, fleetsBuilt: 0, intoArmies: [], britishGift: 'taken' };
  return tableAt(g);
};
const depots = ({ state }: Table): readonly DepotRow[] => state.depots;

describe('15.4, 7.3 what marched out comes back with the budget', () => {
  test('15.4 a unit comes back free, and as it was', () => {
    const table = afterHonours('2013');
    expect(() => table.answer('empire', { kind: 'build', unit: CORPS, steps: 2 })).toThrow('build');
    table.answer('empire', { kind: 'build', unit: CORPS, steps: 1 }).answer('empire', { zone: 'paris' });
    const { state } = table;
    expect(state.units.find(({ id }) => id === CORPS)).toMatchObject({
      reduced: true,
      at: forceCalled(state, 'ney' as never),
    });
  });
  test('15.4 revised: a depot is placed free, and is not withdrawn before', () => {
    const table = afterHonours('revised');
    expect(table.asked().answers.some(({ kind }) => kind === 'withdrawDepot')).toBe(false);
    table.answer('empire', 'buildDepot').answer('empire', { kind: 'raiseWith', force: 'ney' });
    expect(depots(table)).toMatchObject([{ with: forceCalled(table.state, 'ney' as never), fixed: false }]);
    expect(whyNot(table, { kind: 'buildDepot' })).toBe('budget.tooDear');
  });
  test('15.4 revised: one that is not placed is in the reserve when the budget is closed', () => {
    expect(depots(afterHonours('revised').answer('empire', 'done'))).toEqual([]);
  });
});
