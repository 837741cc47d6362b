import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const fleets = { english_channel: 'britain 2' };

test('80 Privateers: Britain, without a card, gives a Squadron', () => {
  const table = announced('privateers', 'france', { fleets }).answer('france', { nation: 'britain' });
  expect(() => table.answer('britain', 'giveCard')).toThrow('no answer fits');
  table.answer('britain', 'giveSquadron');
  if (table.asked().prompt.key === 'navalRetreat.where') table.pick('britain', () => true);
  expect(table.state.squadrons.filter(({ nation, refit }) => nation === 'britain' && refit === 1)).toHaveLength(1);
});
test('80 Privateers: or a card', () => {
  const table = announced('privateers', 'france', { fleets, hands: { britain: ['rally'] } }).answer('france', {
    nation: 'britain',
  });
  unanswered(table.answer('britain', 'giveCard'));
  expect(handOf(table.state, 'britain')).toEqual([]);
});
test('80 Privateers: not against Allies or Neutrals', () => {
  expect(refused('privateers', 'austria', { fleets })).toBe('privateers.nobody');
});
