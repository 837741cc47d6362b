import { describe, expect, test } from 'vitest';
import { EDITIONS, type GeneralId } from '../../catalogue/ids.ts';
import { armyOf, generalRow, putGeneral } from '../../state/state.ts';
import { budgetOf, budgetPhaseOf } from '../../testing/budgets.ts';
import { whyNot } from '../../testing/events.ts';
import { forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { budgetPhase } from './7.3-budget.ts';

const where = ({ state }: Table, id: string) => generalRow(state, id as never);
const deploy = (general: string) => ({ kind: 'deployGeneral', general }) as const;
const relieve = (general: string) => ({ kind: 'relieve', general }) as const;
const france = (forces: NonNullable<Position['forces']>, more: Position = {}): Table =>
  budgetOf('france', { clock: { year: 1806 }, forces, ...more });

describe.each(EDITIONS)('7.3.5 generals of the year (%s)', (edition) => {
  const opened = (year: number): Table => budgetPhaseOf({ edition, clock: { year }, forces: { paris: ['fra_1'] } });
  test('7.3.5 those whose year has come enter the reserve', () => {
    expect(where(opened(1807), 'suchet').at).toBe('notYet');
    expect(where(opened(1808), 'suchet').at).toBe('reserve');
    expect(where(opened(1806), 'eugene').at).toBe('reserve');
  });
  test('2.2 those who come by an event do not', () => {
    expect(where(opened(1814), 'jerome').at).toBe('notYet');
  });
  test('2.2 Brunswick leaves for good when Blücher comes; his force passes on', () => {
    const table = budgetPhaseOf({
      edition,
      clock: { year: 1809 },
      forces: { berlin: ['brunswick', 'armee_elbe', 'pru_1', 'pru_2', 'hohenlohe'] },
    });
    expect(where(table, 'brunswick').at).toBe('gone');
    expect(forceOf(table, 'hohenlohe').commander).toBe('hohenlohe');
  });
  test('10.3, 14.7 those who waited for this year are free again', () => {
    const table = scene(
      { edition, forces: { paris: ['fra_1'] }, clock: { phase: 'budget', year: 1806 } },
      function* (g) {
        putGeneral(g, 'ney' as GeneralId, 'waiting', 1806);
        putGeneral(g, 'soult' as GeneralId, 'waiting', 1807);
        putGeneral(g, 'davout' as GeneralId, 'returning');
        yield* budgetPhase(g);
      },
    );
    expect(['ney', 'soult', 'davout'].map((id) => where(table, id).at)).toEqual(['reserve', 'waiting', 'reserve']);
  });
});

describe('7.3.5 deploying', () => {
  test('7.3.5 free, with a unit in a reinforcement zone, whose command he takes', () => {
    const table = france({ paris: ['fra_1'], rouen: ['fra_2'] });
    table.answer('empire', deploy('ney'));
    expect(table.asked().answers).toEqual([{ kind: 'raiseWith', force: 'fra_1' }]);
    table.answer('empire', { force: 'fra_1' });
    expect(forceOf(table, 'ney')).toMatchObject({ zone: 'paris', commander: 'ney' });
    expect(table.state.budget?.halves).toBe(28);
  });
  test('7.3.5, 10.1 in a supplied army under a senior general, three at most', () => {
    const table = france({ munich: ['napoleon', 'grande_armee', 'fra_1', 'davout', 'soult'] });
    table.answer('empire', deploy('ney')).answer('empire', { force: 'napoleon' });
    expect(where(table, 'ney').at).toBe(where(table, 'napoleon').at);
    expect(whyNot(table, deploy('lannes'))).toBe('general.nowhere');
  });
  test('10.2 nobody serves under his junior, nor without an army', () => {
    const table = france({ munich: ['massena', 'armee_italie', 'fra_1'], paris: ['ney', 'fra_2'] });
    expect(whyNot(table, deploy('napoleon'))).toBe('general.nowhere');
    table.answer('empire', deploy('davout'));
    expect(table.asked().answers).toEqual([{ kind: 'raiseWith', force: 'massena' }]);
    expect(whyNot(table, { kind: 'raiseWith', force: 'ney' })).toBe('general.noRoom');
  });
  test('7.3.5 not with an army out of supply', () => {
    const table = france({ budapest: ['napoleon', 'grande_armee', 'fra_1'] });
    expect(whyNot(table, deploy('ney'))).toBe('general.nowhere');
  });
});

describe('10.3 relieving a general in the budget', () => {
  test('10.3 he waits until next year, and one of the reserve takes over', () => {
    const table = france({ munich: ['ney', 'fra_1', 'fra_2'] });
    table.answer('empire', relieve('ney')).answer('empire', deploy('soult'));
    expect(forceOf(table, 'soult')).toMatchObject({ zone: 'munich', commander: 'soult' });
    expect(where(table, 'ney')).toMatchObject({ at: 'waiting', until: 1807 });
    expect(table.asked().answers).not.toContainEqual(deploy('ney'));
  });
  test('10.3 or the senior of his subordinates', () => {
    const table = france({ munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'ney', 'davout'] });
    table.answer('empire', relieve('napoleon')).answer('empire', deploy('davout'));
    expect(forceOf(table, 'davout').commander).toBe('davout');
    expect(armyOf(table.state, forceOf(table, 'davout').id)).toBe('grande_armee');
  });
  test('10.3 a successor must be able to command', () => {
    const table = france({ munich: ['napoleon', 'fra_1', 'fra_2', 'fra_3', 'fra_4'] });
    expect(whyNot(table, relieve('napoleon'))).toBe('general.noSuccessor');
  });
  /** Everybody else of France is on the map. */
  const ALL =
    'massena davout soult murat lannes ney marmont saint_cyr oudinot eugene bernadotte mortier augereau junot victor';
  const PLACES = 'lille metz strasbourg lyon grenoble brest toulon besancon anvers liege turin genes nice tours dijon';
  const spread = Object.fromEntries(
    ALL.split(' ').map((id, nth) => [PLACES.split(' ')[nth] ?? '', [id, `fra_${nth + 2}`]]),
  );
  test('10.3 a subordinate is relieved without more ado, though no other could lead the army', () => {
    const corps = ['fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6', 'fra_7', 'fra_8'];
    const table = france({ paris: ['napoleon', 'grande_armee', 'ney', 'saint_cyr', ...corps] });
    table.answer('empire', relieve('ney'));
    expect(table.asked().prompt.key).toBe('budget.line');
    expect(where(table, 'ney')).toMatchObject({ at: 'waiting', until: 1807 });
  });
  test('10.3 a single corps may stay without a general, an army may not', () => {
    const lone = france({ paris: ['napoleon', 'fra_1'], ...spread }).answer('empire', relieve('napoleon'));
    expect(forceOf(lone, 'fra_1').commander).toBeNull();
    const army = france({ paris: ['napoleon', 'grande_armee', 'fra_1'], ...spread });
    expect(whyNot(army, relieve('napoleon'))).toBe('general.noSuccessor');
  });
});

describe('7.3.6 withdrawing', () => {
  test('7.3.6 units, supplied or not, wait for the budget of next year', () => {
    const table = france({ budapest: ['fra_1-'], paris: ['fra_2'] });
    table.answer('empire', { kind: 'withdraw', unit: 'fra_1' });
    expect(table.state.units.find(({ id }) => id === 'fra_1')).toMatchObject({
      at: 'waiting',
      until: 1807,
      reduced: false,
    });
    expect(table.state.forces).toHaveLength(1);
    expect(table.asked().answers).not.toContainEqual({ kind: 'build', unit: 'fra_1', steps: 2 });
    const next = budgetPhaseOf({ clock: { year: 1806 }, forces: { paris: ['fra_2'] } });
    expect(next.state.units.find(({ id }) => id === 'fra_1')?.at).toBe('reserve');
  });
  test('7.3.6 fleets too', () => {
    const fleets = { fl_villeneuve: { kind: 'port', zone: 'brest' as never } } as const;
    const table = france({ paris: ['fra_2'] }, { fleets });
    table.answer('empire', { kind: 'withdrawFleet', fleet: 'fl_villeneuve' });
    expect(table.state.fleets.find(({ id }) => id === 'fl_villeneuve')?.at).toEqual({
      kind: 'off',
      why: 'waiting',
      until: 1807,
    });
    expect(table.asked().answers).not.toContainEqual({ kind: 'buildFleet', fleet: 'fl_villeneuve' });
  });
});

describe.each(EDITIONS)('4 military reform (%s)', (edition) => {
  const austria = (defeats: number, more: Position = {}): Table =>
    budgetPhaseOf({
      edition,
      nations: { austria: { beaten: { empire: defeats, coalition: 0 } } },
      forces: { vienne: ['aus_1'] },
      ...more,
    });
  const reserve = (table: Table): unknown => table.state.units.find(({ id }) => id === 'aus_gren')?.at;
  test('4 after a second defeat the new units enter the reserve', () => {
    expect([reserve(austria(1)), reserve(austria(2))]).toEqual(['notYet', 'reserve']);
    expect(austria(2).state.nations.find(({ id }) => id === 'austria')?.reformed).toBe(true);
  });
  test('4 after the Holy Empire one is enough', () => {
    expect(reserve(austria(1, { effects: [{ card: null, kind: 'reformAfterDefeat' }] }))).toBe('reserve');
  });
});

test.each(EDITIONS)('7.3.5, 10.2 who commands after a deployment (%s)', (edition) => {
  const table = france({ paris: ['fra_1'], lille: ['napoleon', 'grande_armee', 'fra_2', 'fra_3'] }, { edition });
  table.answer('empire', deploy('ney')).answer('empire', { kind: 'raiseWith', force: 'fra_1' });
  expect(forceOf(table, 'fra_1').commander).toBe('ney');
  table.answer('empire', deploy('davout')).answer('empire', { kind: 'raiseWith', force: 'napoleon' });
  expect([forceOf(table, 'davout').id, forceOf(table, 'davout').commander]).toEqual([
    forceOf(table, 'fra_2').id,
    'napoleon',
  ]);
});
