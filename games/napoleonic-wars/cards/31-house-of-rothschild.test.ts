import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced, drawnByDenmark } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const table = () =>
  unanswered(announced('house_of_rothschild', 'austria', { hands: { austria: ['house_of_rothschild', 'war_loan'] } }));

test('31 House of Rothschild, 5.11: two cards, and one is played besides; War Loan then draws one card only', () => {
  const played = table().answer('austria', { kind: 'event', card: 'war_loan' });
  expect(handOf(unanswered(played).state, 'austria')).toHaveLength(3);
});
test('31 House of Rothschild: or a card for its points, or none', () => {
  const points = table().answer('austria', { kind: 'points', card: 'war_loan' });
  expect(points.state.impulse?.points).toBe(4);
  expect(handOf(table().answer('austria', 'done').state, 'austria')).toHaveLength(3);
});
test('31 House of Rothschild: an undirected Proxy draws two, and one of its Hand at random is resolved (5.31)', () => {
  const proxy = unanswered(
    drawnByDenmark('house_of_rothschild', { clock: { marker: 'denmark', phase: 'betweenImpulses', turn: 2 } }),
  );
  expect(proxy.events('draw.drew').length).toBeGreaterThan(0);
  expect(handOf(proxy.state, 'denmark').length).toBeLessThan(3);
});
