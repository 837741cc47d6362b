import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('7 War in the Antilles: without a Squadron three Units, and nothing is forced to be built', () => {
  const table = announced('war_in_the_antilles', 'austria', { forces: { paris: ['france 4'] } });
  expect(unitsAtWar(table.state, 'france')).toBe(3);
});
