import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';

describe('2F Major Campaign', () => {
  test('12.6 three forces are activated free', () => {
    const forces = { lille: ['junot', 'fra_1'], metz: ['soult', 'fra_2'], paris: ['fra_3'], brest: ['fra_7'] };
    const table = holding('2F', { forces }).answer('empire', event('2F'));
    expect(table.state.campaign).toMatchObject({ card: '2F', left: 3 });
    for (const force of ['junot', 'soult', 'fra_3'])
      table
        .answer('empire', { kind: 'activate', force })
        .answer('empire', { kind: 'forced', points: 0 })
        .answer('empire', 'halt');
    expect(table.asked().by).toBe('coalition');
    expect(table.state.campaign).toBeNull();
  });
  test('12.6 not when nobody can be activated', () => {
    const shutIn = {
      mayence: [
        ['fra_1', 'besieged'],
        ['mack', 'aus_1', 'aus_2'],
      ],
    };
    const table = holding('2F', { forces: shutIn, zones: { mayence: { siege: 0 } } });
    expect(whyNot(table, event('2F'))).toBe('majorCampaign.nobody');
  });
});
