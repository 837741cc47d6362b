import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('45 Army Reforms: Lannes and a Unit at Paris', () => {
  const table = announced('army_reforms', 'france').answer('france', { nation: 'france' });
  expect(() => table.answer('france', { leader: 'poniatowski' })).toThrow('no answer fits');
  table.answer('france', { leader: 'lannes' });
  if (table.asked().prompt.key === 'event.where') table.answer('france', { duchy: 'paris' });
  expect(leaderRow(table.state, leaderId('lannes')).at).toBe('paris');
  expect(unitsIn(table.state, duchyId('paris'), 'france')).toBe(1);
});
test('45 Army Reforms: not a Power of the other Camp, nor one whose leaders are all in play or to come', () => {
  const forces = { vienna: ['charles', 'ferdinand', 'john'] };
  const table = announced('army_reforms', 'russia', { forces });
  for (const nation of ['france', 'austria'])
    expect(() => table.answer('russia', { nation })).toThrow('no answer fits');
});
