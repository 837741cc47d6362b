import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import { changeLeader, controller, flagsLeft, placeFlag } from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { newController } from './7.4-hoisting.ts';
import { mayFlag } from './7.41-flags.ts';

const table = (wanted: Position): Table => at({ active: 'france', points: 3, ...wanted });
const why = (wanted: Position, duchy: string, nation: 'france' | 'austria' = 'france'): string | undefined =>
  mayFlag(position({ active: nation, points: 3, ...wanted }), nation, duchyId(duchy))?.because.key;

describe('7.4 Flags', () => {
  test('7.4, 7.41 a Formation Flags the Duchy that it occupies for a point', () => {
    const flagged = table({ forces: { linz: ['france 1'] } }).answer('france', { kind: 'flag', duchy: 'linz' });
    expect(controller(flagged.state, duchyId('linz'))).toBe('france');
    expect(flagged.state.impulse?.points).toBe(2);
  });
  test('7.41.2 vector T68: an Army Flags the next Duchy, unless an enemy Army could intercept there', () => {
    const forces = { munich: ['davout', 'france 3'], vienna: ['ferdinand', 'austria 3'] };
    expect(why({ forces }, 'linz')).toBe('flag.enemyArmy');
    const g = position({ active: 'france', points: 3, forces });
    changeLeader(g, leaderId('ferdinand'), { marked: true });
    expect(mayFlag(g, 'france', duchyId('linz'))).toBeUndefined();
  });
  test('7.41.2 Units without a leader neither Flag beside them nor prevent it', () => {
    expect(why({ forces: { munich: ['france 3'] } }, 'linz')).toBe('flag.nobodyThere');
    expect(why({ forces: { munich: ['davout'], vienna: ['austria 4'] } }, 'linz')).toBeUndefined();
  });
  test('7.41 vector T99: not by an Army that has lost a battle, not over a marsh, but over a pass', () => {
    const g = position({ active: 'france', points: 3, forces: { munich: ['davout'] } });
    changeLeader(g, leaderId('davout'), { beaten: true });
    expect(mayFlag(g, 'france', duchyId('linz'))?.because.key).toBe('flag.beaten');
    expect(why({ forces: { ratisbon: ['davout'] } }, 'prague')).toBeUndefined();
    expect(why({ flags: { minsk: 'france' }, forces: { minsk: ['davout'] } }, 'zhitomir')).toBe('flag.marsh');
  });
  test('7.42 never in a Fortress', () => {
    expect(why({ flags: { kovno: 'france' }, forces: { kovno: ['davout'] } }, 'riga')).toBe('flag.fortress');
  });
  test('8.22 not on an Ally’s Duchy, and not on that of a Neutral', () => {
    expect(why({ forces: { navarre: ['davout'] } }, 'burgos')).toBe('flag.alreadyHeld');
    expect(why({ forces: { cologne: ['davout'] } }, 'munster')).toBe('flag.neutral');
  });
  test('7.43 vectors T33, T104: an Ally takes the enemy Flag away, and Control returns to the original owner', () => {
    const freed = table({
      players: 5,
      nations: { prussia: { camp: 'imperial' } },
      flags: { warsaw: 'russia' },
      forces: { warsaw: ['france 1'] },
    }).answer('france', { kind: 'flag', duchy: 'warsaw' });
    expect(controller(freed.state, duchyId('warsaw'))).toBe('prussia');
    expect(
      why({ players: 5, nations: { prussia: { camp: 'imperial' } }, forces: { warsaw: ['france 1'] } }, 'warsaw'),
    ).toBe('flag.alreadyHeld');
  });
  /** All seventeen Austrian Flags are on the map. */
  const full = (): Table => {
    const all = ['milan', 'rome', 'genoa', 'turin', 'bologna', 'florence', 'berne', 'zurich', 'baden', 'wurttemberg'];
    const more = ['munich', 'ratisbon', 'wurzburg', 'frankfurt', 'nice', 'savoy', 'lyon'];
    const flags = Object.fromEntries([...all, ...more].map((duchy) => [duchy, 'austria' as const]));
    return at({ active: 'austria', points: 1, flags, forces: { dijon: ['austria 1'] } }).answer('austria', {
      kind: 'flag',
      duchy: 'dijon',
    });
  };
  test('7.44 a nation that has used all its Flags lifts one of its choice, or places none: rulings/7.44-no-flag-left.md', () => {
    const lifted = full().answer('austria', { kind: 'liftFlag', duchy: 'baden' });
    expect(controller(lifted.state, 'dijon' as DuchyId)).toBe('austria');
    expect(controller(lifted.state, 'baden' as DuchyId)).toBe('france');
    const none = full().answer('austria', 'pass');
    expect(controller(none.state, 'dijon' as DuchyId)).toBe('france');
  });
  test('2.2, 7.44 a French Flag is the back of that of the Duchy’s owner, if one is left', () => {
    const g = position({ flags: { linz: 'france', buda: 'france' } });
    expect(g.flags.map(({ back }) => back)).toEqual(['austria', 'austria']);
    expect(flagsLeft(g, 'austria')).toBe(15);
    expect(flagsLeft(g, 'france')).toBe(85);
  });
  test('7.44 a nation whose Flags lie on the map as French ones has one back for another', () => {
    const swedish = ['stockholm', 'gothenburg', 'scania', 'umea', 'abo'];
    const flags = Object.fromEntries(swedish.map((duchy) => [duchy, 'france' as const]));
    const g = position({
      active: 'sweden',
      points: 1,
      flags,
      consuls: { sweden: { row: 'britain', column: 'pact' } },
      nations: { sweden: { camp: 'coalition' } },
      forces: { mecklenburg: ['sweden 1'] },
      fleets: {},
    });
    placeFlag(g, 'mecklenburg' as DuchyId, 'france');
    expect(flagsLeft(g, 'sweden')).toBe(0);
    const table = tableAt(g).answer('britain', { kind: 'flag', duchy: 'mecklenburg' });
    expect(controller(table.state, 'mecklenburg' as DuchyId)).toBe('sweden');
    expect(table.events('flag.swapped')).toHaveLength(1);
  });
  test('8.22, 7.43 in a Dual Associate of an Ally only that Ally places its Flag: rulings/8.22-an-allys-colour.md', () => {
    const brussels = duchyId('brussels');
    const why = (nation: 'austria' | 'britain'): string | undefined =>
      mayFlag(position({ players: 5, forces: { brussels: [`${nation} 1`] } }), nation, brussels)?.because.key;
    expect([why('austria'), why('britain')]).toEqual(['flag.allysColour', undefined]);
    // A Spanish Flag there may be taken away: Brussels is French again.
    const spanish = position({ players: 5, forces: { brussels: ['austria 1'] }, flags: { brussels: 'spain' } });
    expect(mayFlag(spanish, 'austria', brussels)).toBeUndefined();
    expect(newController(spanish, 'austria', brussels)).toBe('france');
  });
});
