import { describe, expect, test } from 'vitest';
import { holding, inBudget } from '../testing/cards.ts';
import { heldBy } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitAt, unitOf } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

/** All France is in British hands. */
const OCCUPIED = heldBy('britain', 'france');

describe('33F The Fatherland in Danger', () => {
  const calm: Position = { forces: { paris: ['ney', 'fra_1'], munich: ['mack', 'aus_1'] } };
  test('6.4 not while France is safe and the year is before 1813', () => {
    expect(whyNot(inBudget('33F', { ...calm, clock: { year: 1812 } }), event('33F'))).toBe('fatherland.safe');
    expect(whyNot(inBudget('33F', { ...calm, clock: { year: 1813 } }), event('33F'))).toBeUndefined();
    const invaded = { ...calm, forces: { paris: ['ney', 'fra_1'], strasbourg: ['mack', 'aus_1'] } };
    expect(whyNot(inBudget('33F', { ...invaded, clock: { year: 1809 } }), event('33F'))).toBeUndefined();
  });
  test('2.1 the levies enter the reserve, and two of them take the field at full strength', () => {
    const table = holding('33F', { ...calm, clock: { year: 1813 } });
    expect(unitAt(table, 'fra_20')).toBe('notYet');
    table.answer('empire', event('33F'));
    expect(table.asked('empire').answers.map(({ unit }) => unit)).toEqual([
      'fra_20',
      'fra_21',
      'fra_22',
      'fra_gn1',
      'fra_gn2',
      'fra_gn3',
    ]);
    table.answer('empire', { unit: 'fra_20' }).answer('empire', { kind: 'raiseAt', zone: 'lille' });
    table.answer('empire', { unit: 'fra_gn1' }).answer('empire', { kind: 'raiseAt', zone: 'metz' });
    expect(unitOf(table, 'fra_20')).toMatchObject({ reduced: false });
    expect(table.state.forces.slice(-2).map(({ zone }) => zone)).toEqual(['lille', 'metz']);
    expect(unitAt(table, 'fra_22')).toBe('reserve');
    expect(table.state.cards.removed).toContain('33F');
  });
  test('2.1 those who fight already go on, and are not chosen', () => {
    const forces = { ...calm.forces, metz: ['fra_20'] };
    const table = holding('33F', { ...calm, forces, clock: { year: 1813 } }).answer('empire', event('33F'));
    expect(table.asked('empire').answers.map(({ unit }) => unit)).not.toContain('fra_20');
    expect(unitAt(table, 'fra_20')).toMatch(/^force-/);
  });
  test('7.3.4 where France has no zone left they stay in the reserve', () => {
    const forces = { munich: ['ney', 'fra_1'] };
    const table = holding('33F', { ...calm, forces, zones: OCCUPIED, clock: { year: 1813 } });
    table.answer('empire', event('33F'));
    expect(table.asked().by).toBe('coalition');
    expect(unitAt(table, 'fra_20')).toBe('reserve');
  });
});
