import { expect, test } from 'vitest';
import { consulOf, handOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('27 Bribery: the Turks show +1 for France, and France draws a card', () => {
  const table = announced('bribery', 'france');
  unanswered(table.answer('france', { kind: 'bribeFor', nation: 'turkey', row: 'france' }));
  expect(consulOf(table.state, 'turkey')).toMatchObject({ row: 'france', column: 'unaligned', plus: true });
  expect(handOf(table.state, 'france')).toHaveLength(1);
});
test('27 Bribery: or a +1 side is taken away; never in Pact', () => {
  const table = announced('bribery', 'france', { consuls: { sweden: { plus: true } } });
  expect(table.refusal('france', { kind: 'bribeFor', nation: 'spain' }).because.key).toBe('bribery.inPact');
  table.answer('france', { kind: 'bribeAway', nation: 'sweden' });
  expect(consulOf(table.state, 'sweden')?.plus).toBe(false);
});
test('27 Bribery: not in the first Round of 1805', () => {
  expect(refused('bribery', 'france', { clock: { round: 1 } })).toBe('consul.closed');
});
