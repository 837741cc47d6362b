import { describe, expect, test } from 'vitest';
import type { PlaceId } from '../../catalogue/ids.ts';
import { changeNation } from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { stacksAt } from './13.2-grand-fleets.ts';

const SEA = 'north_sea' as PlaceId;
const allied: Position = {
  players: 5,
  points: 4,
  forces: {},
  fleets: { north_sea: 'britain 3, russia 2', amsterdam: 'france 1' },
};
const formed = (active: 'britain' | 'russia', answer: 'yes' | 'no' = 'yes'): Table =>
  at({ ...allied, active })
    .answer(active, { kind: 'leadFleet', place: 'north_sea' })
    .answer(active === 'britain' ? 'russia' : 'britain', answer);

describe('13.2 Grand Fleets', () => {
  test('13.2 the Fleets of two Powers stand as one if both players agree', () => {
    expect(stacksAt(formed('britain').state, SEA)).toMatchObject([
      { commander: 'britain', families: ['britain', 'russia'] },
    ]);
    expect(stacksAt(formed('britain', 'no').state, SEA)).toHaveLength(2);
  });
  test('13.2 the command is asked for once at a place in an Impulse', () => {
    expect(formed('britain', 'no').refusal('britain', { kind: 'leadFleet' })).toMatchObject({ rule: '13.2' });
  });
  test.each([
    ['britain', 2],
    ['russia', 0],
  ] as const)(
    '13.2, 13.21, vector T80: a Grand Fleet intercepts as one, with the bonus of its Commander: rulings/13.2-grand-fleets.md (%s)',
    (commander, bonus) => {
      const g = position({ ...allied, active: 'france' });
      g.grandFleets = [{ at: SEA, commander, powers: ['britain', 'russia'] }];
      const table = tableAt(g).answer('france', { kind: 'sail', from: 'amsterdam' });
      table.answer('france', { kind: 'sailTo', place: 'north_sea' });
      expect(table.asked(commander).prompt.key).toBe('navalIntercept.offer');
      table.answer(commander, 'navalIntercept');
      while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
      // +1 against a Fleet that leaves a Blockaded Port.
      expect(table.asked().prompt.params).toMatchObject({ modifier: bonus + 1 });
      table.dice(6, 6).answer('france', 'pass');
      expect(table.state.battle?.inactive.ships).toHaveLength(5);
    },
  );
  test('13.22 a Fleet that leaves the Camp stands apart at once', () => {
    const { state } = formed('britain');
    changeNation(state, 'russia', { camp: 'imperial' });
    expect(stacksAt(state, SEA)).toHaveLength(2);
  });
  test('13.21 Fleets that have sailed together stand as one where they stop, and a Minor commands none', () => {
    const table = at({ ...allied, active: 'britain' }).answer('britain', { kind: 'sail', from: 'north_sea' });
    table
      .answer('britain', { kind: 'addShip', nation: 'britain' })
      .answer('britain', { kind: 'addShip', nation: 'russia' });
    table.answer('russia', 'yes').answer('britain', 'done');
    table.answer('britain', { kind: 'sailTo', place: 'irish_sea' }).answer('britain', 'done');
    expect(stacksAt(table.state, 'irish_sea' as PlaceId)).toMatchObject([{ commander: 'britain' }]);
    const swedes = at({
      ...allied,
      active: 'sweden',
      fleets: { north_sea: 'sweden 1, russia 1' },
      consuls: { sweden: { row: 'britain', column: 'pact' } },
      nations: { sweden: { camp: 'coalition' } },
    });
    expect(swedes.refusal('britain', { kind: 'leadFleet' }).because.key).toBe('fleet.minor');
  });
});
