import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const forces = { moscow: ['kutuzov', 'russia 4'], constantinople: ['turkey 4'] };

test('2 Russo-Turkish War: three Units each, and a Russian leader', () => {
  const { state } = announced('russo_turkish_war', 'france', { forces });
  expect([unitsAtWar(state, 'russia'), unitsAtWar(state, 'turkey')]).toEqual([3, 3]);
  expect(state.wars[0]?.leaders).toEqual(['kutuzov']);
});
test('2 Russo-Turkish War: not while the Turks are a Client of Russia’s Camp (8.4)', () => {
  const consuls = { turkey: { row: 'britain', column: 'friend' } } as const;
  expect(refused('russo_turkish_war', 'france', { forces, consuls })).toBe('commit.client');
});
