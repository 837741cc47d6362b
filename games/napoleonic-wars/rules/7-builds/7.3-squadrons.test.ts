import { describe, expect, test } from 'vitest';
import { squadronsAt } from '../../state/state.ts';
import { at, position, squadronOf, tableAt, type Table } from '../../testing/position.ts';
import { duchyId } from '../../catalogue/catalogue.ts';
import { changeSquadron } from '../../state/state.ts';

const yard = (wanted: object = {}): Table => at({ active: 'britain', points: 5, forces: {}, fleets: {}, ...wanted });
const why = (table: Table, answer: object): string => table.refusal('britain', answer as never).because.key;

describe('7.3 Squadrons', () => {
  test('7.3 four points, under a Build marker, in a Home Port', () => {
    const table = yard().answer('britain', { kind: 'buildSquadron', duchy: 'kent' });
    expect(table.state.impulse?.points).toBe(1);
    expect(table.state.squadrons.find(({ at: place }) => place === 'kent')).toMatchObject({ building: true });
    expect(squadronsAt(table.state, duchyId('kent'))).toEqual([]);
  });
  test('7.3 not in a Port that another holds, and not with the pieces used up', () => {
    expect(why(yard({ flags: { kent: 'france' } }), { kind: 'buildSquadron', duchy: 'kent' })).toBe(
      'build.notFriendly',
    );
    const full = yard({ fleets: { english_channel: 'britain 10' } });
    expect(why(full, { kind: 'buildSquadron', duchy: 'kent' })).toBe('build.noSquadrons');
  });
  test('7.3 a Blockaded yard may build: rulings/7.3-blockaded-yards.md', () => {
    const table = yard({ fleets: { english_channel: 'france 2' } });
    expect(table.answer('britain', { kind: 'buildSquadron', duchy: 'kent' }).state.impulse?.points).toBe(1);
  });
  const refitted = (refit: number): Table => {
    const g = position({ active: 'britain', points: 2, forces: {}, fleets: { kent: 'britain 1' } });
    changeSquadron(g, squadronOf('britain', 1), { refit });
    return tableAt(g);
  };
  test('13.11 a Maneuver takes a Refit marker off, one to a Squadron and Impulse', () => {
    const table = refitted(2).answer('britain', { kind: 'refit' });
    expect(table.state.squadrons.find(({ id }) => id === 'britain_1')?.refit).toBe(1);
    expect(table.state.impulse).toMatchObject({ points: 1, maneuver: true });
    expect(why(table, { kind: 'refit', duchy: 'kent' })).toBe('refit.once');
  });
  test('5.62 Build markers become Refit markers at the end of the Turn', () => {
    const table = yard({ hands: { france: [] } }).answer('britain', { kind: 'buildSquadron', duchy: 'kent' });
    table.answer('britain', 'endImpulse');
    expect(table.state.squadrons.find(({ at: place }) => place === 'kent')).toMatchObject({
      building: false,
      refit: 1,
    });
  });
});
