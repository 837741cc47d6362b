import { foretell } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { at, type Position, type Table } from '../testing/position.ts';
import { chances } from './chances.ts';

/** Davout enters Linz from Munich. */
const intoLinz = (forces: Position['forces']): Table =>
  at({
    active: 'france',
    points: 6,
    fleets: {},
    nations: { austria: { reserves: [] }, russia: { reserves: [] } },
    forces: { munich: ['davout', 'france 4'], ...forces },
  })
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { kind: 'to', duchy: 'linz' });
const told = (table: Table, seat: string) =>
  foretell(table.match, seat, chances).map(({ answer, share }) => [
    answer['leader'] ?? answer['duchy'],
    Math.round(share * 36),
  ]);

test('10.11 beside an interception stands on how many of 36 rolls it comes off: Charles adds 4 and needs a 5', () => {
  const table = intoLinz({ vienna: ['charles', 'austria 4'] });
  expect(table.asked('austria').prompt.key).toBe('intercept.offer');
  expect(told(table, 'austria')).toEqual([['charles', 30]]);
});

test('10.2 beside each Duchy to evade to stands the chance to reach it', () => {
  const table = intoLinz({ linz: ['charles', 'austria 4'] });
  expect(table.asked('austria').prompt.key).toBe('evade.offer');
  // Friendly Vienna adds one; so do Prague and the Tyrol, which lie over passes.
  expect(told(table, 'austria')).toEqual([
    ['ratisbon', 26],
    ['prague', 26],
    ['tyrol', 26],
    ['vienna', 30],
  ]);
});

test('13.33 at sea too: whether a Fleet that was found gets away', () => {
  const found = at({
    active: 'britain',
    points: 2,
    forces: {},
    nations: { denmark: { camp: 'imperial' } },
    consuls: { denmark: { column: 'pact' } },
    fleets: { skagerrak: 'britain 2', copenhagen: 'denmark 2' },
  })
    .answer('britain', { kind: 'sail', from: 'skagerrak' })
    .answer('britain', 'allShips')
    .answer('britain', { kind: 'sailTo', place: 'baltic_sea' })
    .dice(6, 1, 1, 1);
  found.answer('france', 'navalIntercept');
  expect(found.asked('britain').prompt.key).toBe('navalEvade.offer');
  // The British bonus is 2: a 7 is needed.
  expect(told(found, 'britain')).toEqual([[undefined, 21]]);
});
