import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

const wanted = { forces: { london: ['britain 2'] }, fleets: { english_channel: 'britain 9' } };

test('1 Anglo-American War: five of nine Squadrons when France plays it, four when Britain does', () => {
  const ships = (player: string) => announced('anglo_american_war', player, wanted).state.wars[0]?.squadrons.length;
  expect([ships('france'), ships('britain')]).toEqual([5, 4]);
});
test('1 Anglo-American War: and one Unit', () => {
  expect(unitsAtWar(announced('anglo_american_war', 'france', wanted).state, 'britain')).toBe(1);
});
