import { expect, test } from 'vitest';
import { changeSquadron } from '../state/state.ts';
import { at, position, tableAt } from '../testing/position.ts';

const pact = {
  players: 5,
  active: 'sweden',
  impulse: { played: false },
  forces: {},
  consuls: { sweden: { row: 'britain', column: 'pact' } },
  nations: { sweden: { camp: 'coalition' } },
  hands: { france: ['rally'] },
} as const;

test('Baltic Naval Stores: Britain lays down a Squadron, and two Refit markers come off at once', () => {
  const g = position({ ...pact, fleets: { kent: 'britain 1' } });
  changeSquadron(g, 'britain_1' as never, { refit: 2 });
  const table = tableAt(g)
    .answer('britain', { kind: 'reserveEvent' })
    .answer('britain', { nation: 'britain' })
    .answer('britain', 'yes');
  table.answer('britain', { duchy: 'york' });
  const ships = table.state.squadrons.filter(({ nation, at: place }) => nation === 'britain' && place !== 'pool');
  expect(ships.map(({ at: place, refit, building }) => [place, refit, building])).toEqual([
    ['kent', 0, false],
    ['york', 0, true],
  ]);
});
test('Baltic Naval Stores: not with an enemy Fleet in the Baltic', () => {
  const table = at({ ...pact, fleets: { baltic_sea: 'france 1' } });
  expect(table.refusal('britain', { kind: 'reserveEvent' }).because.key).toBe('stores.barred');
});
