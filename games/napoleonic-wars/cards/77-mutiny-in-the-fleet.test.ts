import { expect, test } from 'vitest';
import { announced, refused } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

const home = (table: Table): number => {
  for (let most = 0; most < 20 && table.asked().by === 'britain' && table.asked().prompt.key !== 'impulse.act'; most++)
    table.pick('britain', () => true);
  return table.state.squadrons.filter(({ nation, refit }) => nation === 'britain' && refit === 1).length;
};
const fleets = { english_channel: 'britain 3', north_sea: 'britain 2' };

test('77 Mutiny in the Fleet: three of five when France plays it, two when Britain does', () => {
  expect(home(announced('mutiny_in_the_fleet', 'france', { fleets }).answer('france', { nation: 'britain' }))).toBe(3);
  expect(home(announced('mutiny_in_the_fleet', 'britain', { fleets }).answer('britain', { nation: 'britain' }))).toBe(
    2,
  );
});
test('77 Mutiny in the Fleet: not without a Squadron at sea', () => {
  expect(refused('mutiny_in_the_fleet', 'france', { fleets: { brest: 'france 1' } })).toBe('mutiny.nobody');
});
