import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { handOf, leaderRow, unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { at } from '../testing/position.ts';

const forces = { munich: ['napoleon', 'france 6'] };

test('60 Assassin: on a 6 Napoleon goes to the pool, his Units stay', () => {
  const table = announced('assassin', 'austria', { forces }).answer('austria', { leader: 'napoleon' }).dice(6);
  expect(leaderRow(table.state, leaderId('napoleon')).at).toBe('pool');
  expect(unitsIn(table.state, duchyId('munich'), 'france')).toBe(6);
});
test('60 Assassin: on a 1 a random card is discarded; not a leader of the player’s own', () => {
  const table = announced('assassin', 'austria', {
    forces: { ...forces, vienna: ['charles'] },
    hands: { austria: ['assassin', 'rally'] },
  });
  expect(() => table.answer('austria', { leader: 'charles' })).toThrow('no answer fits');
  table.answer('austria', { leader: 'napoleon' }).dice(1);
  if (table.asked().by === 'chance') table.pick('chance', () => true);
  expect(handOf(table.state, 'austria')).toEqual([]);
});
test('60 Assassin: a declared step that he alone led is void, and its point is lost', () => {
  const table = at({ players: 5, active: 'france', points: 2, fleets: {}, forces, hands: { austria: ['assassin'] } });
  table
    .answer('france', { kind: 'march', leader: 'napoleon' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  table.answer('austria', { card: 'assassin' }).answer('austria', { leader: 'napoleon' }).dice(6);
  expect(unitsIn(table.state, duchyId('munich'), 'france')).toBe(6);
  expect(table.state.impulse?.points).toBe(1);
});
