import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const forces = { moscow: ['russia 3'], stockholm: ['sweden 3'] };
test('6 Russo-Swedish War: two Russian Units, a Swedish Unit and Squadron', () => {
  const consuls = { sweden: { row: null, column: 'unaligned' } } as const;
  const table = announced('russo_swedish_war', 'france', { forces, fleets: { stockholm: 'sweden 1' }, consuls });
  expect([unitsAtWar(table.state, 'russia'), unitsAtWar(table.state, 'sweden')]).toEqual([2, 1]);
  expect(table.state.wars[0]?.squadrons).toEqual(['sweden_1']);
});
test('6 Russo-Swedish War: not while Sweden is a Client of Russia’s Camp', () => {
  expect(
    refused('russo_swedish_war', 'france', { forces, consuls: { sweden: { row: 'britain', column: 'friend' } } }),
  ).toBe('commit.client');
});
