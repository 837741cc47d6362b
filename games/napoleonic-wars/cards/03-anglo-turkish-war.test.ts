import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const forces = { london: ['britain 3'], constantinople: ['turkey 3'] };
test('3 Anglo-Turkish War: without a Squadron the Turks give two Units', () => {
  const table = announced('anglo_turkish_war', 'france', { forces, fleets: { english_channel: 'britain 2' } });
  expect([unitsAtWar(table.state, 'britain'), unitsAtWar(table.state, 'turkey')]).toEqual([1, 2]);
  expect(table.state.wars[0]?.squadrons).toHaveLength(1);
});
test('3 Anglo-Turkish War: not while the Turks are a Client of Britain’s Camp (8.4)', () => {
  expect(
    refused('anglo_turkish_war', 'france', { forces, consuls: { turkey: { row: 'russia', column: 'friend' } } }),
  ).toBe('commit.client');
});
