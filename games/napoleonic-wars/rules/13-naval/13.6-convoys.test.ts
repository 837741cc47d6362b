import { describe, expect, test } from 'vitest';
import { duchyId, leaderId, portZones } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const set = (wanted: Position): Table => at({ active: 'britain', points: 6, ...wanted });
const why = (table: Table, duchy: string): string => {
  const seat = table.asked().by;
  const wish = (table.asked().wishes?.() ?? []).find(({ answer }) => answer['duchy'] === duchy);
  return wish?.refusal.because.key ?? `${seat} may`;
};

describe('13.6 Convoys', () => {
  test('13.6.2 example, vector T12: from Wales to Lisbon for four points', () => {
    const table = set({ forces: { wales: ['moore', 'britain 2'] }, fleets: {} });
    table.answer('britain', { kind: 'convoy', leader: 'moore' }).answer('britain', 'withArmy');
    table.answer('britain', { kind: 'convoyTo', duchy: 'lisbon', cost: 4 });
    expect(unitsIn(table.state, duchyId('lisbon'), 'britain')).toBe(2);
    expect(table.state.impulse).toMatchObject({ points: 2, convoyed: true });
    expect(table.refusal('britain', { kind: 'march', leader: 'moore' }).because.key).toBe('march.halted');
    expect(table.refusal('britain', { kind: 'convoy', leader: 'moore' }).because.key).toBe('convoy.once');
  });
  test('13.6, vector T13: three Units without a leader do not go as one', () => {
    const table = set({ forces: { wales: ['britain 3'] }, fleets: {} });
    expect(() => table.answer('britain', { kind: 'convoyUnits', duchy: 'wales', count: 3 })).toThrow('no answer fits');
    table.answer('britain', { kind: 'convoyUnits', duchy: 'wales', count: 2 });
  });
  test('13.6 five Units and leaders at most', () => {
    const table = set({ forces: { wales: ['moore', 'britain 6'] }, fleets: {} });
    table
      .answer('britain', { kind: 'convoy', leader: 'moore' })
      .answer('britain', 'withArmy')
      .answer('britain', { duchy: 'lisbon' });
    expect(unitsIn(table.state, duchyId('lisbon'), 'britain')).toBe(4);
  });
  test('13.6.1 not with what was built in this Impulse', () => {
    const table = set({ points: 8, forces: {}, fleets: {} }).answer('britain', { kind: 'build', duchy: 'wales' });
    table.answer('britain', 'oneUnit').answer('britain', 'done');
    expect(table.refusal('britain', { kind: 'convoyUnits', duchy: 'wales', count: 1 }).because.key).toBe(
      'convoy.notIdle',
    );
  });
  test('13.6.3 not through a Zone with an enemy Fleet', () => {
    const table = set({ forces: { wales: ['britain 1'] }, fleets: { bay_of_biscay: 'france 1' } });
    table.answer('britain', { kind: 'convoyUnits', duchy: 'wales', count: 1 });
    expect(why(table, 'lisbon')).toBe('convoy.noWay');
  });
  test('13.6.3, 13.8, vector T107: not through a strait under an enemy Fortress', () => {
    const convoy = (denmark: 'imperial' | null): Table =>
      set({
        forces: { york: ['britain 1'] },
        fleets: {},
        nations: { denmark: { camp: denmark }, sweden: { camp: 'coalition' } },
        consuls: { sweden: { column: 'pact' } },
      }).answer('britain', { kind: 'convoyUnits', duchy: 'york', count: 1 });
    expect(why(convoy('imperial'), 'stralsund')).toBe('convoy.noWay');
    expect(convoy(null).answer('britain', { duchy: 'stralsund' }).state.impulse?.points).toBe(2);
  });
});

describe('who may sail at all', () => {
  test('9.1 in 1812 the auxiliaries of France go abroad by sea only beside a French Army', () => {
    const sails = (forces: Record<string, readonly string[]>): string => {
      const table = set({ scenario: '1812', players: 3, active: 'austria', fleets: {}, forces });
      table.answer('france', { kind: 'convoyUnits', duchy: 'trieste', count: 1 });
      return why(table, 'florence');
    };
    expect(sails({ trieste: ['austria 1'] })).toBe('enter.auxiliary');
    expect(sails({ trieste: ['austria 1'], florence: ['davout'] })).toBe('france may');
  });
});

describe('13.7 Amphibious Assaults', () => {
  /** Napoleon and four Units cross from Calais to Kent, where Moore has three. */
  const landing = (fleets: Position['fleets']): Table => {
    const table = at({
      active: 'france',
      points: 6,
      nations: { france: { reserves: [] } },
      forces: { calais: ['napoleon', 'france 4'], kent: ['moore', 'britain 3'] },
      ...(fleets ? { fleets } : {}),
    });
    return table.answer('france', { kind: 'convoy', leader: 'napoleon' }).answer('france', 'withArmy');
  };
  test('13.7, 13.71, vector T58: only with Control of the Zone, and not while a Fleet lies in the Port', () => {
    expect(why(landing({}), 'kent')).toBe('convoy.noControl');
    expect(why(landing({ english_channel: 'france 1', kent: 'britain 1' }), 'kent')).toBe('convoy.enemyFleet');
  });
  test('13.7, vector T75: the batteries fire first, and their hits count in the first Round', () => {
    const table = landing({ english_channel: 'france 1' }).answer('france', { duchy: 'kent' }).dice(6, 5);
    expect(table.state.impulse?.points).toBe(4);
    table.answer('britain', 'pass');
    expect(table.state.battle).toMatchObject({ terrain: 0, active: { kills: 1, disrupts: 1 } });
    expect(table.asked().prompt.params).toMatchObject({ dice: 8 });
  });
  test('13.7 a beaten landing returns to a Friendly Port of a Zone entered, with Attrition', () => {
    const table = landing({ english_channel: 'france 1' })
      .answer('france', { duchy: 'kent' })
      .dice(1, 1)
      .answer('britain', 'pass');
    table.dice(...Array.from({ length: 10 }, () => 1)).dice(5, 1, 1, 1, 1, 1);
    table.answer('france', { kind: 'retreatTo', duchy: 'calais' }).dice(6, 1, 1, 1, 1);
    expect(leaderRow(table.state, leaderId('napoleon')).at).toBe('calais');
    expect(unitsIn(table.state, duchyId('calais'), 'france')).toBe(3);
  });
  test('13.7, 13.61 not to a Port of a Zone that it has not entered', () => {
    const table = landing({ english_channel: 'france 1' })
      .answer('france', { duchy: 'kent' })
      .dice(1, 1)
      .answer('britain', 'pass');
    table.dice(...Array.from({ length: 10 }, () => 1)).dice(5, 1, 1, 1, 1, 1);
    const ports = table
      .asked('france')
      .answers.flatMap(({ duchy }) => (typeof duchy === 'string' ? [duchyId(duchy)] : []));
    expect(ports).toContain('calais');
    expect(ports.every((port) => portZones(port).includes('english_channel' as never))).toBe(true);
  });
  test('13.6.1, vector T76: no land move after a landing, not even after an Overrun', () => {
    const table = at({
      active: 'france',
      points: 6,
      nations: { france: { reserves: [] } },
      forces: { calais: ['napoleon', 'france 4'], kent: ['britain 1'] },
      fleets: { english_channel: 'france 1' },
    });
    table
      .answer('france', { kind: 'convoy', leader: 'napoleon' })
      .answer('france', 'withArmy')
      .answer('france', { duchy: 'kent' });
    table
      .dice(1, 1)
      .answer('britain', 'pass')
      .dice(6, ...Array.from({ length: 9 }, () => 1))
      .dice(1, 1);
    expect(table.refusal('france', { kind: 'march', leader: 'napoleon' }).because.key).toBe('march.halted');
    expect(table.answer('france', { kind: 'flag', duchy: 'kent' }).state.impulse?.points).toBe(3);
  });
});
