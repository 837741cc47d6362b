import { expect, test } from 'vitest';
import { handOf, nationRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('44 State Bankruptcy: without a Resource a random card is discarded', () => {
  const table = announced('state_bankruptcy', 'france', { hands: { russia: ['rally', 'plunder'] } });
  unanswered(table.answer('france', { nation: 'russia' }));
  expect(handOf(table.state, 'russia')).toHaveLength(1);
});
test('44 State Bankruptcy: a Resource goes first', () => {
  const table = announced('state_bankruptcy', 'france', {
    hands: { russia: ['rally'] },
    nations: { russia: { resources: 1 } },
  });
  table.answer('france', { nation: 'russia' });
  expect([nationRow(table.state, 'russia').resources, handOf(table.state, 'russia').length]).toEqual([0, 1]);
});
test('44 State Bankruptcy: not against the player’s own, nor those who have nothing', () => {
  expect(refused('state_bankruptcy', 'france')).toBe('bankruptcy.nobody');
});
