import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { controller, leaderRow, nationRow } from '../../state/state.ts';
import { faces } from '../../testing/battles.ts';
import { at, type Table } from '../../testing/position.ts';

describe('10.3, 11.5 Within one Impulse', () => {
  test('10.3 an Army that has fought does not intercept in the same Impulse', () => {
    const table = at({
      active: 'france',
      points: 6,
      fleets: {},
      forces: { munich: ['davout', 'france 4', 'ney', 'france 2'], linz: ['john', 'austria 4'] },
      nations: { austria: { reserves: [] } },
    });
    table
      .answer('france', { kind: 'march', leader: 'davout' })
      .answer('france', { kind: 'addUnit', nation: 'france' })
      .answer('france', 'done');
    table.answer('france', { kind: 'to', duchy: 'linz' }).answer('austria', 'pass');
    // Davout with one Unit: six dice; John with four: seven.
    table.dice(...faces(6)).dice(...faces(7, 5));
    expect(leaderRow(table.state, leaderId('john')).marked).toBe(true);
    expect(leaderRow(table.state, leaderId('davout'))).toMatchObject({ at: 'munich', beaten: true });
  });
  test('11.5, vector T93: the same Commander brings one Resource in an Impulse', () => {
    const rout = (routed: readonly string[]): Table => {
      const table = at({
        active: 'france',
        points: 6,
        fleets: {},
        forces: { munich: ['davout', 'france 4'], linz: ['john', 'austria 4'] },
        nations: { austria: { reserves: [] } },
        impulse: { routed: routed.map(leaderId) },
      });
      table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
      return table
        .answer('france', { kind: 'to', duchy: 'linz' })
        .answer('austria', 'pass')
        .dice(...faces(9, 6, 5, 5))
        .dice(...faces(7));
    };
    expect(nationRow(rout([]).dice(1).state, 'france').resources).toBe(1);
    const again = rout(['john']);
    expect(again.asked('austria').prompt.key).toBe('retreat.where');
    expect(nationRow(again.state, 'france').resources).toBe(0);
  });
  test('9.7, vector T32: an Army Group places the Flag of the nation whose Impulse it is', () => {
    const table = at({
      active: 'austria',
      points: 2,
      fleets: {},
      forces: { munich: ['kutuzov', 'russia 2', 'austria 1'] },
    });
    table.answer('austria', { kind: 'flag', duchy: 'munich' });
    expect(controller(table.state, duchyId('munich'))).toBe('austria');
  });
});
