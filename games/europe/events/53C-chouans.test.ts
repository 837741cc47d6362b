import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { minorsWithUnits } from '../rules/7-interphase/7.3.3-minors.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { nationOf } from '../testing/pieces.ts';

describe('53C Chouans', () => {
  const forces = { poitiers: ['fra_1'] };
  test.each(EDITIONS)('7.3.3, 13.2 they rise, are supplied there and count as a minor country (%s)', (edition) => {
    const table = holding('53C', { edition }).answer('coalition', event('53C'));
    table.answer('coalition', { kind: 'raiseAt', zone: 'poitiers' });
    expect(forceOf(table, 'cho_1').zone).toBe('poitiers');
    expect(nationOf(table, 'chouans')).toMatchObject({ side: 'coalition', status: 'inRevolt' });
    expect(isSupplied(table.state, forceOf(table, 'cho_1').id)).toBe(true);
    // Revised: while their home at Poitiers is held.
    expect(minorsWithUnits(table.state, 'coalition').includes('chouans' as NationId)).toBe(edition === '2013');
  });
  test('13.2 elsewhere they are not', () => {
    const table = holding('53C', { scenario: '1815', forces: { lyon: ['cho_1'] } });
    expect(isSupplied(table.state, forceOf(table, 'cho_1').id)).toBe(false);
  });
  test('6.4, 15.1 not among Empire units, nor under the guns of a fortress', () => {
    const table = inDiplomacy('53C', { forces }).answer('coalition', event('53C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'poitiers' }, 'coalition')).toBe('rising.enemyThere');
    expect(whyNot(table, { kind: 'raiseAt', zone: 'brest' }, 'coalition')).toBe('rising.fortress');
    expect(table.asked('coalition').answers.map(({ zone }) => zone)).not.toContain('paris');
  });
  test('6.4 not where no zone is free', () => {
    const full = { forces: { poitiers: ['fra_1'], nantes: ['fra_2'], rennes: ['fra_3'], brest: ['fra_4'] } };
    expect(whyNot(holding('53C', full), event('53C'), 'coalition')).toBe('chouans.nowhere');
  });
});
