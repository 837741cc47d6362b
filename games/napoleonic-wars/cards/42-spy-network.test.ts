import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const spying = () =>
  announced('spy_network', 'france', {
    hands: { france: ['spy_network', 'plunder'], russia: ['rally', 'cold_steel'] },
  }).answer('france', {
    nation: 'russia',
  });

test('42 Spy Network: the player alone sees the Hand, and exchanges a random card for one of theirs', () => {
  const table = spying().answer('france', 'yes');
  table.pick('chance', ({ card }) => card === 'rally').answer('france', { card: 'plunder' });
  expect(handOf(table.state, 'france')).toEqual(['rally']);
  expect(handOf(table.state, 'russia')).toEqual(['cold_steel', 'plunder']);
  expect(table.state.cards.discards).toContain('spy_network');
  expect(table.match.events('austria').filter(({ said }) => said.key === 'spies.seen')).toHaveLength(0);
  expect(table.match.events('france').filter(({ said }) => said.key === 'spies.seen')).toHaveLength(2);
});
test('42 Spy Network: or looks only', () => {
  const table = spying().answer('france', 'no');
  expect(handOf(table.state, 'russia')).toHaveLength(2);
});
test('42 Spy Network: not when nobody else holds a card', () => {
  expect(refused('spy_network', 'france')).toBe('spies.nobody');
});
