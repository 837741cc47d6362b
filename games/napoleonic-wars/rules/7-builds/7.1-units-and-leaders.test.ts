import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table, unitTotal } from '../../testing/position.ts';

const building = (wanted: Position): Table => at({ active: 'france', points: 6, forces: {}, ...wanted });
const why = (table: Table, seat: string, answer: object): string => table.refusal(seat, answer as never).because.key;

describe('7 Builds', () => {
  test('7.1 a Unit costs two points', () => {
    const table = building({}).answer('france', { kind: 'build', duchy: 'paris' });
    table.answer('france', 'oneUnit').answer('france', 'oneUnit').answer('france', 'done');
    expect(unitsIn(table.state, duchyId('paris'), 'france')).toBe(2);
    expect(table.state.impulse?.points).toBe(2);
  });
  test('7.2 a leader costs his Command Rating', () => {
    const table = building({}).answer('france', { kind: 'build', duchy: 'paris' });
    table.answer('france', { leader: 'lannes' });
    expect(leaderRow(table.state, leaderId('lannes')).at).toBe('paris');
    expect(table.state.impulse?.points).toBe(0);
  });
  test('7.2 three leaders are not available before 1807, and two only by their events', () => {
    const austria = building({ active: 'austria', points: 8 }).answer('austria', { kind: 'build', duchy: 'vienna' });
    expect(why(austria, 'austria', { leader: 'schwarzenberg' })).toBe('build.tooEarly');
    const later = building({ active: 'austria', points: 8, clock: { turn: 2 } });
    later.answer('austria', { kind: 'build', duchy: 'vienna' }).answer('austria', { leader: 'schwarzenberg' });
    const france = building({}).answer('france', { kind: 'build', duchy: 'paris' });
    expect(why(france, 'france', { leader: 'poniatowski' })).toBe('build.eventOnly');
  });
  test('7 only in its own Home or Associate Duchies that no other nation Controls', () => {
    const table = building({ flags: { milan: 'austria' } });
    expect(why(table, 'france', { kind: 'build', duchy: 'milan' })).toBe('build.heldByOther');
    expect(why(table, 'france', { kind: 'build', duchy: 'warsaw' })).toBe('build.heldByOther');
    expect(() => table.answer('france', { kind: 'build', duchy: 'vienna' })).toThrow('no answer fits');
  });
  test('7.43, vector T50: a Dual Associate is built in by the Power that Controls it', () => {
    const table = building({ flags: { warsaw: 'france' } }).answer('france', { kind: 'build', duchy: 'warsaw' });
    table.answer('france', 'oneUnit').answer('france', 'done');
    expect(unitsIn(table.state, duchyId('warsaw'), 'france')).toBe(1);
  });
  test('3 example, vector T49: only Britain builds in Lisbon', () => {
    const table = building({ active: 'britain' }).answer('britain', { kind: 'build', duchy: 'lisbon' });
    expect(table.asked().prompt.key).toBe('build.what');
  });
  test('2.2 the pieces provided are the limit', () => {
    const table = building({ forces: { paris: [`france ${unitTotal('france')}`] } });
    table.answer('france', { kind: 'build', duchy: 'paris' });
    expect(why(table, 'france', { kind: 'oneUnit' })).toBe('build.noUnits');
  });
  test('6.3 not without the points', () => {
    expect(why(building({ points: 1 }), 'france', { kind: 'build', duchy: 'paris' })).toBe('impulse.noPoints');
  });
  test('10.1 new Units may be intercepted', () => {
    const table = building({ forces: { milan: [], venice: ['charles', 'austria 4'] } });
    table.answer('france', { kind: 'build', duchy: 'milan' }).answer('france', 'oneUnit').answer('france', 'done');
    expect(table.asked('austria').prompt.key).toBe('intercept.offer');
  });
  test('7.1, 12.1, vector T72: what is built beside a Besieger fights together, and he may evade first: rulings/7.1-built-together.md', () => {
    const table = building({
      players: 5,
      active: 'prussia',
      points: 12,
      clock: { turn: 2 },
      nations: { prussia: { camp: 'coalition' } },
      forces: { danzig: ['ney', 'france 2'] },
      flags: { stettin: 'france', thorn: 'france', konigsberg: 'france' },
    });
    table.answer('prussia', { kind: 'build', duchy: 'danzig' }).answer('prussia', { leader: 'blucher' });
    for (let units = 0; units < 3; units++) table.answer('prussia', 'oneUnit');
    expect(table.asked('france').prompt.key).toBe('evade.offer');
    // Blucher 3, three Units, one die of nationality; Ney 2, two Units, two dice: the attacker rolls no hit and loses.
    table.answer('france', 'pass');
    table.dice(1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1);
    expect(unitsIn(table.state, duchyId('danzig'), 'prussia')).toBe(0);
    expect(leaderRow(table.state, leaderId('blucher')).at).toBe('pool');
    expect(table.events('retreat.nowhere')).toHaveLength(1);
  });
  test('6.12 with the pool empty a Unit is lifted elsewhere and built anew, or none is', () => {
    const forces = { stockholm: ['sweden 1'], abo: [`sweden ${unitTotal('sweden') - 1}`] };
    const nations = { sweden: { camp: 'coalition' } } as const;
    const consuls = { sweden: { row: 'britain', column: 'pact' } } as const;
    const asked = (): Table => {
      const table = at({ players: 5, active: 'sweden', points: 4, fleets: {}, forces, nations, consuls });
      return table.answer('britain', { kind: 'build', duchy: 'stockholm' }).answer('britain', 'oneUnit');
    };
    const lifted = asked().answer('britain', { kind: 'liftUnit', duchy: 'abo' });
    expect(unitsIn(lifted.state, duchyId('stockholm'), 'sweden')).toBe(2);
    expect(unitsIn(lifted.state, duchyId('abo'), 'sweden')).toBe(unitTotal('sweden') - 2);
    expect(lifted.state.impulse?.points).toBe(2);
    const without = asked().answer('britain', 'pass');
    expect([without.state.impulse?.points, without.asked().prompt.key]).toEqual([4, 'impulse.act']);
  });
});
