import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const set = (wanted: Position): Table => at({ active: 'france', points: 6, fleets: {}, ...wanted });
const go = (table: Table, leader: string, ...path: readonly string[]): Table => {
  table.answer('france', { kind: 'march', leader });
  if (table.asked().prompt.key === 'march.with') table.answer('france', 'withArmy');
  for (const duchy of path) table.answer('france', { kind: 'to', duchy });
  return table;
};
const why = (table: Table, duchy: string): string => table.refusal('france', { kind: 'to', duchy }).because.key;
const units = (table: Table, duchy: string, nation: 'france' | 'spain' | 'austria' = 'france'): number =>
  unitsIn(table.state, duchyId(duchy), nation);

describe('9.1 Marches', () => {
  test('9.1 an Army pays a point for each Duchy and takes as many Units as its leader commands', () => {
    const table = go(set({ forces: { paris: ['ney', 'france 6'] } }), 'ney', 'reims', 'metz').answer('france', 'halt');
    expect([units(table, 'paris'), units(table, 'metz')]).toEqual([2, 4]);
    expect(table.state.impulse?.points).toBe(4);
  });
  test('9.71 an Army Group pays a point for each Army', () => {
    const table = set({ forces: { paris: ['napoleon', 'murat', 'france 12'] } });
    table.answer('france', { kind: 'march', leader: 'napoleon' }).answer('france', 'withAll');
    table.answer('france', { kind: 'to', duchy: 'reims' });
    expect(table.state.impulse?.points).toBe(4);
    expect(units(table, 'reims')).toBe(12);
  });
  test('9.1 a piece without a leader: up to four Units for a point', () => {
    const table = set({ forces: { paris: ['france 5'] } }).answer('france', {
      kind: 'marchUnits',
      duchy: 'paris',
      count: 4,
    });
    table.answer('france', { kind: 'to', duchy: 'reims' }).answer('france', 'halt');
    expect([units(table, 'paris'), units(table, 'reims')]).toEqual([1, 4]);
  });
  test('8.2, 9.1, vector T98: French points move a Spanish Unit only in a French Army, Spanish points never a Frenchman', () => {
    const forces = { bayonne: ['ney', 'france 2', 'spain 1'] };
    const french = set({ forces });
    expect(() => french.answer('france', { kind: 'marchUnits', duchy: 'bayonne', count: 4 })).toThrow('no answer fits');
    go(french, 'ney', 'bordeaux');
    expect(units(french, 'bordeaux', 'spain')).toBe(1);
    const spanish = set({ forces, active: 'spain' });
    expect(() => spanish.answer('france', { kind: 'march', leader: 'ney' })).toThrow('no answer fits');
    spanish
      .answer('france', { kind: 'marchUnits', duchy: 'bayonne', count: 1 })
      .answer('france', { kind: 'to', duchy: 'bordeaux' });
    expect(units(spanish, 'bordeaux', 'spain')).toBe(1);
  });
  test('9.71 pieces are taken up and left behind on the way', () => {
    const table = go(set({ forces: { paris: ['ney', 'france 2'], reims: ['france 1'] } }), 'ney', 'reims');
    table.answer('france', 'regather').answer('france', { kind: 'addUnit', nation: 'france' }).answer('france', 'done');
    table.answer('france', { kind: 'to', duchy: 'metz' });
    expect([units(table, 'reims'), units(table, 'metz')]).toEqual([2, 1]);
  });
  test('9.7 an allied Army joins a group only with the consent of its player', () => {
    const table = at({
      active: 'austria',
      points: 4,
      fleets: {},
      forces: { vienna: ['charles', 'austria 2', 'kutuzov', 'russia 3'] },
    });
    table
      .answer('austria', { kind: 'march', leader: 'charles' })
      .answer('austria', { kind: 'addLeader', leader: 'kutuzov' });
    expect(table.asked().by).toBe('russia');
    const joined = table.fork().answer('russia', 'yes').answer('austria', { kind: 'addUnit', nation: 'russia' });
    joined.answer('austria', 'done').answer('austria', { kind: 'to', duchy: 'moravia' });
    expect(leaderRow(joined.state, leaderId('kutuzov')).at).toBe('moravia');
    expect(joined.state.impulse?.points).toBe(2);
    table.answer('russia', 'no');
    expect(table.refusal('austria', { kind: 'addUnit', nation: 'russia' }).because.key).toBe('march.tooMany');
  });
});

describe('9.3 One verdict guards every entry', () => {
  test('9.3 only an Adjacent Duchy is offered', () => {
    const table = go(set({ forces: { paris: ['ney'] } }), 'ney');
    expect(() => table.answer('france', { kind: 'to', duchy: 'vienna' })).toThrow('no answer fits');
  });
  test('9.54 the land of a Neutral is closed without war', () => {
    expect(why(go(set({ forces: { cologne: ['ney'] } }), 'ney'), 'munster')).toBe('enter.neutral');
  });
  test('9.53 an enemy Fleet in its Zones or Ports bars a strait: rulings/9.53-straits.md', () => {
    const crossing = (fleets: Position['fleets']): Table =>
      go(
        set({
          forces: { calabria: ['ney'] },
          flags: { calabria: 'france', palermo: 'france' },
          ...(fleets ? { fleets } : {}),
        }),
        'ney',
      );
    expect(why(crossing({ ionian_sea: 'britain 1' }), 'palermo')).toBe('enter.strait');
    expect(why(crossing({ palermo: 'britain 1' }), 'palermo')).toBe('enter.strait');
    expect(
      crossing({ adriatic_sea: 'britain 1' }).answer('france', { kind: 'to', duchy: 'palermo' }).state.impulse?.points,
    ).toBe(5);
  });
  test('12.4, vector T74: from an enemy Fortress only to Friendly or Uncontrolled Duchies', () => {
    const siege = set({
      players: 5,
      nations: { prussia: { camp: 'coalition' } },
      forces: { danzig: ['ney', 'france 2'] },
      flags: { thorn: 'france' },
    });
    expect(why(go(siege, 'ney'), 'konigsberg')).toBe('enter.fromFortress');
    siege.answer('france', { kind: 'to', duchy: 'thorn' });
    expect(leaderRow(siege.state, leaderId('ney')).at).toBe('thorn');
  });
  test('9.52, vector T73: an enemy Fortress stops a Formation', () => {
    const table = go(set({ forces: { kovno: ['ney'] }, flags: { kovno: 'france' } }), 'ney', 'riga');
    expect(table.refusal('france', { kind: 'march', leader: 'ney' }).because.key).toBe('march.halted');
  });
  test('8.5, vector T108: Prussian Forces stay at home in the first Round of 1805', () => {
    const table = at({
      players: 5,
      clock: { round: 1 },
      active: 'prussia',
      points: 3,
      forces: { breslau: ['hohenlohe'] },
    });
    table.answer('prussia', { kind: 'march', leader: 'hohenlohe' });
    expect(table.refusal('prussia', { kind: 'to', duchy: 'cracow' }).because.key).toBe('enter.prussia');
  });
  test('1812: Austrians leave their borders only beside a French leader; one is enough', () => {
    const entering = (...french: readonly string[]): Table => {
      const forces = { lemberg: ['schwarzenberg', 'austria 3', ...french] };
      const table = at({ scenario: '1812', players: 2, active: 'austria', points: 3, fleets: {}, forces });
      return table.answer('france', { kind: 'march', leader: 'schwarzenberg' }).answer('france', 'withArmy');
    };
    expect(why(entering(), 'zhitomir')).toBe('enter.auxiliary');
    expect(entering('davout').asked('france').answers).toContainEqual({ kind: 'to', duchy: 'zhitomir' });
  });
});
