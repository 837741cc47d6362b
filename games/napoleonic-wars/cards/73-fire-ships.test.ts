import { expect, test } from 'vitest';
import { changeSquadron } from '../state/state.ts';
import { announced, refused, withEvent } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const fleets = { bay_of_biscay: 'britain 2', bordeaux: 'france 2' };

test('73 Fire Ships: 6 5 1 cost France the one being built, and the other takes Refit', () => {
  const start = withEvent('fire_ships', 'britain', { fleets });
  const g = { ...start.state };
  changeSquadron(g, 'france_1' as never, { building: true });
  const table = unanswered(tableAt(g).answer('britain', { kind: 'event' })).answer('britain', { duchy: 'bordeaux' });
  table.dice(6, 5, 1).answer('france', { squadron: 'france_1' });
  const left = table.state.squadrons.filter(({ at }) => at === 'bordeaux');
  expect(left.map(({ id, refit }) => [id, refit])).toEqual([['france_2', 1]]);
});
test('73 Fire Ships: only in Zones of the own side', () => {
  const table = announced('fire_ships', 'britain', { fleets: { ...fleets, marseilles: 'france 1' } });
  expect(() => table.answer('britain', { duchy: 'marseilles' })).toThrow('no answer fits');
  expect(refused('fire_ships', 'britain', { fleets: { bordeaux: 'france 2' } })).toBe('fireShips.nowhere');
});
