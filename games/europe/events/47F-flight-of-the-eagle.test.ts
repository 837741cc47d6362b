import { describe, expect, test } from 'vitest';
import type { UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { holding, inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { stepsOnMap, unitOf } from '../testing/pieces.ts';
import { type Table, tableAt } from '../testing/position.ts';

describe('47F Flight of the Eagle, as an action', () => {
  const flying = (zone: string, more: readonly string[] = []): Table =>
    holding('47F', { forces: { [zone]: ['napoleon', 'fra_10-', 'fra_11-', 'fra_12-', ...more] } });
  const march = (table: Table, to: string): Table => {
    table.answer('empire', event('47F')).answer('empire', { kind: 'activate', force: 'napoleon' });
    return table
      .answer('empire', { kind: 'forced', points: 0 })
      .answer('empire', { kind: 'march', to })
      .answer('empire', 'halt');
  };
  test('9.1 his force is activated free and two of its French units are filled if it ends in France', () => {
    const table = march(flying('bade'), 'strasbourg');
    table.answer('empire', { kind: 'completeFree', unit: 'fra_10' });
    table.answer('empire', { kind: 'completeFree', unit: 'fra_11' });
    expect(stepsOnMap(table, 'fra_10', 'fra_11', 'fra_12')).toBe(5);
    expect(table.state.clock.next).toBe('coalition');
  });
  test('9.1 not units of others, nor more than the owner will', () => {
    const table = march(flying('bade', ['bav_1-']), 'strasbourg');
    expect(table.asked().answers).not.toContainEqual({ kind: 'completeFree', unit: 'bav_1' });
    table.answer('empire', 'done');
    expect(stepsOnMap(table, 'fra_10', 'fra_11', 'fra_12')).toBe(3);
  });
  test('9.1 nothing if it ends elsewhere', () => {
    const table = march(flying('strasbourg'), 'bade');
    expect(table.state.clock.next).toBe('coalition');
    expect(stepsOnMap(table, 'fra_10', 'fra_11', 'fra_12')).toBe(3);
  });
  test('6.4 not without Napoleon on the map', () => {
    expect(whyNot(holding('47F', { forces: { paris: ['ney', 'fra_10-'] } }), event('47F'))).toBe('genius.noNapoleon');
  });
});

describe('47F Flight of the Eagle, in the budget', () => {
  test('2.1 two reduced French units in France are filled', () => {
    const forces = { paris: ['ney', 'fra_10-', 'fra_11-', 'bav_1-'], lyon: ['fra_12-'], munich: ['fra_13-'] };
    const table = inBudget('47F', { forces }).answer('empire', event('47F'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).not.toContain('fra_13');
    expect(offered).not.toContain('bav_1');
    table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_12' });
    expect(['fra_10', 'fra_11', 'fra_12'].map((id) => unitOf(table, id).reduced)).toEqual([false, true, false]);
    expect(table.state.budget).not.toBeNull();
  });
  test('15.5 not one that comes back from a fallen fortress with this budget', () => {
    const g = inBudget('47F', { forces: { paris: ['ney', 'fra_10-', 'fra_11-'] } }).state;
    putUnit(g, 'fra_11' as UnitId, 'returning');
    const table = tableAt(g).answer('empire', event('47F'));
    expect(table.asked('empire').answers.map(({ unit }) => unit)).toEqual(['fra_10', undefined]);
  });
  test('2.1 not if there is none', () => {
    const table = inBudget('47F', { forces: { munich: ['fra_13-'], paris: ['fra_1'] } });
    expect(whyNot(table, event('47F'))).toBe('eagle.nobody');
  });
});
