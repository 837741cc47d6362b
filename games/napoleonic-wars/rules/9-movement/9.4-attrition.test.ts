import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import { unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { causesOfStep } from './9.4-attrition.ts';

const set = (wanted: Position): Table => at({ active: 'france', points: 6, fleets: {}, ...wanted });
const left = (table: Table, duchy: string, nation: 'france' | 'spain' = 'france'): number =>
  unitsIn(table.state, duchyId(duchy), nation);

describe('9.4 Attrition', () => {
  test('9.41, 9.42, 9.43 the causes of a step', () => {
    const step = { from: 'friendly', to: 'enemy', link: 'pass', marched: 1 } as const;
    expect(causesOfStep(step)).toEqual(['9.41']);
    expect(causesOfStep({ ...step, link: 'marsh' })).toEqual(['9.41']);
    expect(causesOfStep({ ...step, to: 'friendly' })).toEqual([]);
    expect(causesOfStep({ ...step, link: 'rough' })).toEqual([]);
    expect(causesOfStep({ ...step, link: 'plain', marched: 4 })).toEqual([]);
    expect(causesOfStep({ ...step, link: 'plain', marched: 5 })).toEqual(['9.42']);
    expect(causesOfStep({ ...step, link: 'plain', from: 'uncontrolled' })).toEqual(['9.43']);
  });
  test('9.45 example, vector T02: Ney and four Units enter a fifth Duchy, Enemy, over a pass: two rolls of five dice, each halved', () => {
    const table = set({ forces: { frankfurt: ['ney', 'france 4'] } });
    table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
    for (const duchy of ['wurzburg', 'wurttemberg', 'munich', 'ratisbon'])
      table.answer('france', { kind: 'to', duchy });
    table.answer('france', { kind: 'to', duchy: 'prague' }).dice(6, 6, 1, 2, 3, 6, 1, 2, 3, 4);
    expect(left(table, 'prague')).toBe(2);
  });
  test('9.45, vector T03: not halved from a Spanish Home Duchy', () => {
    const table = set({
      nations: { spain: { camp: 'coalition' } },
      consuls: { spain: { row: 'britain' } },
      flags: { burgos: 'france', navarre: 'france', saragossa: 'france', barcelona: 'france', salamanca: 'france' },
      forces: { barcelona: ['ney', 'france 4'] },
    });
    table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
    for (const duchy of ['saragossa', 'navarre', 'burgos', 'salamanca', 'corunna'])
      table.answer('france', { kind: 'to', duchy });
    table.dice(6, 6, 1, 2, 3);
    expect(left(table, 'corunna')).toBe(2);
  });
  test('9.45, vector T105: French and Spaniards roll apart: rulings/9.45-mixed-armies.md', () => {
    const table = set({ forces: { paris: ['ney', 'france 3', 'spain 1'] } });
    table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
    for (const duchy of ['orleans', 'dijon', 'reims', 'brussels', 'calais'])
      table.answer('france', { kind: 'to', duchy });
    table.dice(6, 6, 1, 2, 6);
    expect([left(table, 'calais'), left(table, 'calais', 'spain')]).toEqual([2, 0]);
  });
  test('9.42 marches are counted for each piece', () => {
    const table = set({ forces: { paris: ['ney'], brussels: ['france 1'] } });
    table.answer('france', { kind: 'march', leader: 'ney' });
    for (const duchy of ['orleans', 'dijon', 'reims', 'brussels']) table.answer('france', { kind: 'to', duchy });
    table.answer('france', 'halt').answer('france', { kind: 'marchUnits', duchy: 'brussels', count: 1 });
    table.answer('france', { kind: 'to', duchy: 'calais' });
    expect(table.events('attrition.result')).toHaveLength(0);
  });
  test('6.17 leaders are lost only when no Unit is left: rulings/11.31-leaders-last.md', () => {
    const table = at({ active: 'austria', points: 6, fleets: {}, forces: { vienna: ['john', 'austria 1'] } });
    table.answer('austria', { kind: 'march', leader: 'john' }).answer('austria', 'withArmy');
    for (const duchy of ['moravia', 'pressburg', 'buda', 'croatia', 'styria'])
      table.answer('austria', { kind: 'to', duchy });
    table.dice(6, 6);
    expect(table.events('losses.unit')).toHaveLength(1);
    expect(table.events('losses.leader')).toHaveLength(1);
  });
});
