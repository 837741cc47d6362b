import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('5 Russo-Persian War: two Russian Units', () => {
  const table = announced('russo_persian_war', 'france', { forces: { moscow: ['russia 3'] } });
  expect(unitsAtWar(table.state, 'russia')).toBe(2);
});
