import { expect, test } from 'vitest';
import { nationRow } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('48 Grain Harvest: a Resource, and the card is discarded', () => {
  const table = announced('grain_harvest', 'austria', { nations: { austria: { resources: 0 } } });
  expect(nationRow(table.state, 'austria').resources).toBe(1);
  expect(table.state.cards.discards).toContain('grain_harvest');
});
test('48 Grain Harvest: with two Resources before, it leaves the game', () => {
  const table = announced('grain_harvest', 'austria', { nations: { austria: { resources: 2 } } });
  expect(nationRow(table.state, 'austria').resources).toBe(3);
  expect(table.state.cards.removed).toContain('grain_harvest');
});
