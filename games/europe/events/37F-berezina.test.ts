import { describe, expect, test } from 'vitest';
import type { NationId } from '../ids.ts';
import { isForce } from '../state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt, unitAt, unitOf } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

/** The steps that these units have on the map. */
const steps = (table: Table, ...units: readonly string[]): number =>
  units.reduce((sum, id) => {
    const { at: place, reduced } = unitOf(table, id);
    return sum + (!isForce(place) ? 0 : reduced ? 1 : 2);
  }, 0);

describe('37F Berezina', () => {
  const enemy = ['charles', 'aus_1', 'aus_2'];
  const slipping = (words: readonly string[], more: Position = {}): Table =>
    holding('37F', { forces: { munich: words, ratisbonne: enemy }, ...more });
  test('6.4 a demoralised force moves up to three points and loses a step', () => {
    const table = slipping(['junot', 'fra_10', 'fra_11', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { kind: 'slipAway', force: 'junot' });
    expect(whyNot(table, { kind: 'slipTo', zone: 'ratisbonne' })).toBe('berezina.enemy');
    // Over the unbridged river at the price of a point, then two more.
    table
      .answer('empire', { kind: 'slipTo', zone: 'nuremberg' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', { kind: 'slipTo', zone: 'bade' });
    expect(table.asked().answers).toEqual([{ kind: 'done' }]);
    expect(whyNot(table, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.tooFar');
    table.answer('empire', 'done').answer('empire', { unit: 'fra_10' });
    expect(forceOf(table, 'junot').zone).toBe('bade');
    expect(steps(table, 'fra_10', 'fra_11')).toBe(3);
    expect(table.state.cards.removed).toContain('37F');
    expect(table.events('berezina.away')).toHaveLength(1);
  });
  test('2.1 a force that loses its last step there is no more, and its general is in the reserve', () => {
    const table = slipping(['junot', 'fra_10-', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', 'done');
    expect(table.state.forces.map(({ zone }) => zone)).toEqual(['ratisbonne']);
    expect(generalAt(table, 'junot')).toBe('reserve');
    expect(table.events('berezina.away')).toEqual([]);
  });
  test('6.4 not from an island, nor out of a fortress that is besieged', () => {
    const malta = holding('37F', { forces: { malte: ['junot', 'fra_10', 'demoralised'] } });
    expect(whyNot(malta, event('37F'))).toBe('berezina.nobody');
    const ulm = [['fra_10', 'besieged', 'demoralised'], enemy];
    const shutIn = holding('37F', { forces: { ulm }, zones: { ulm: { siege: 0 } } });
    expect(whyNot(shutIn, event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 a force out of supply too, but none that is well', () => {
    expect(whyNot(slipping(['junot', 'fra_10', 'unsupplied']), event('37F'))).toBeUndefined();
    expect(whyNot(slipping(['junot', 'fra_10']), event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 the flags of the enemy do not stop it, his fortress does unless it is besieged', () => {
    const flagged = slipping(['junot', 'fra_10', 'demoralised'], {
      zones: { ulm: { control: 'austria' as NationId }, nuremberg: { control: 'austria' as NationId } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'nuremberg' })).toBeUndefined();
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.enemy');
    const besieged = slipping([], {
      forces: { munich: ['junot', 'fra_10', 'demoralised'], ulm: ['ney', 'fra_11', 'fra_12'] },
      zones: { ulm: { control: 'austria' as NationId, siege: 0 } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(besieged, { kind: 'slipTo', zone: 'ulm' })).toBeUndefined();
  });
  test('11 it does not end where it may not stack, and joins those who can take it in', () => {
    const table = slipping(['junot', 'fra_10', 'demoralised'], {
      forces: {
        munich: ['junot', 'fra_10', 'demoralised'],
        ulm: ['napoleon', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
        nuremberg: ['fra_11'],
      },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    const crowded = table.fork().answer('empire', { kind: 'slipTo', zone: 'ulm' });
    expect(whyNot(crowded, { kind: 'done' })).toBe('berezina.crowded');
    const joined = table.answer('empire', { kind: 'slipTo', zone: 'nuremberg' }).answer('empire', 'done');
    expect(unitAt(joined, 'fra_11')).toBe(unitAt(joined, 'fra_10'));
  });
});
