import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, drawnByDenmark } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('17 Sebastiani’s Embassy: from Unaligned to Friend of France, +1 side up', () => {
  const table = announced('sebastiani_s_embassy', 'france');
  expect(consulOf(table.state, 'turkey')).toMatchObject({ row: 'france', column: 'friend', plus: true });
});
test('17 Sebastiani’s Embassy: an undirected Proxy plays it, and the Turks leave Britain', () => {
  const consuls = { turkey: { row: 'britain', column: 'friend' } } as const;
  const table = unanswered(drawnByDenmark('sebastiani_s_embassy', { consuls }));
  expect(consulOf(table.state, 'turkey')).toMatchObject({ row: null, column: 'unaligned', plus: false });
});
test('17 Sebastiani’s Embassy: a +1 for another row is flipped', () => {
  const consuls = { turkey: { row: 'austria', column: 'unaligned', plus: true } } as const;
  const table = announced('sebastiani_s_embassy', 'france', { consuls });
  expect(consulOf(table.state, 'turkey')).toMatchObject({ row: null, column: 'unaligned', plus: false });
});
