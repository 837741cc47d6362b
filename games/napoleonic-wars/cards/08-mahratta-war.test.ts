import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('8 Mahratta War: two British Units', () => {
  const table = announced('mahratta_war', 'france', { forces: { london: ['britain 3'] } });
  expect(unitsAtWar(table.state, 'britain')).toBe(2);
});
