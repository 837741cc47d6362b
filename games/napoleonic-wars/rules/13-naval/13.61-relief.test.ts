import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { changeSquadron, leaderRow, unitsIn } from '../../state/state.ts';
import { shipDice } from './13.1-fleets.ts';
import { at, position, squadronOf, type Table, tableAt } from '../../testing/position.ts';

describe('13.61 Relief', () => {
  test('13.61, vector T110: a Convoy into a besieged Fortress meets no batteries; the Besieger may evade, Castanos may intercept', () => {
    const table = at({
      active: 'britain',
      points: 6,
      fleets: {},
      forces: { lisbon: ['moore', 'britain 3'], gibraltar: ['soult', 'france 2'], seville: ['castanos', 'spain 2'] },
    });
    table
      .answer('britain', { kind: 'convoy', leader: 'moore' })
      .answer('britain', 'withArmy')
      .answer('britain', { duchy: 'gibraltar' });
    expect(table.events('battery.result')).toHaveLength(0);
    expect(table.asked('france').prompt.key).toBe('intercept.offer');
    table.answer('france', 'pass');
    expect(table.asked('france').prompt.key).toBe('evade.offer');
    table.answer('france', 'pass');
    expect(table.state.battle).toMatchObject({ active: { nations: ['britain'] }, inactive: { nations: ['france'] } });
  });
  test('13.62 a Port serves its Controller while an enemy stands in it, and not the enemy', () => {
    const convoy = (active: 'britain' | 'france', forces: Record<string, readonly string[]>): Table =>
      at({ active, points: 6, fleets: {}, forces });
    const british = convoy('britain', { wales: ['britain 1'], oporto: ['france 1'] }).answer('britain', {
      kind: 'convoyUnits',
      duchy: 'wales',
      count: 1,
    });
    british.answer('britain', { duchy: 'oporto' });
    expect(british.events('battery.result')).toHaveLength(0);
    const french = convoy('france', { bordeaux: ['france 1'], oporto: ['france 1'] }).answer('france', {
      kind: 'convoyUnits',
      duchy: 'bordeaux',
      count: 1,
    });
    const wish = (french.asked().wishes?.() ?? []).find(({ answer }) => answer['duchy'] === 'oporto');
    expect(wish?.refusal.because.key).toBe('convoy.noControl');
  });
});

describe('13 Fleets, where sections meet', () => {
  test('13.32 out of a two-Zone Port only the Fleet in the Zone that is entered intercepts', () => {
    const table = at({
      active: 'france',
      points: 2,
      forces: {},
      fleets: { brest: 'france 1', english_channel: 'britain 2' },
    });
    table.answer('france', { kind: 'sail', from: 'brest' }).answer('france', { place: 'bay_of_biscay' });
    expect(table.asked('france').prompt.key).toBe('sail.on');
  });
  test('13.34 a Fleet in Port does not intercept', () => {
    const table = at({ active: 'france', points: 2, forces: {}, fleets: { brest: 'france 1', kent: 'britain 2' } });
    table.answer('france', { kind: 'sail', from: 'brest' }).answer('france', { place: 'english_channel' });
    expect(table.asked('france').prompt.key).toBe('sail.on');
  });
  test('13.41 a victorious Active Fleet goes on', () => {
    const table = at({ active: 'britain', points: 2, forces: {}, fleets: { english_channel: 'britain 2, france 1' } });
    table
      .answer('britain', { kind: 'sail', from: 'english_channel' })
      .answer('britain', 'allShips')
      .answer('britain', { kind: 'patrol', nation: 'france' });
    table.dice(6, 6).answer('france', 'pass').dice(6, 1, 1, 1, 1, 1).dice(1, 1);
    expect(table.asked('britain').prompt.key).toBe('sail.on');
  });
  test('13.11, 13.4, vector T81: a Squadron under Refit rolls a die fewer, and does not sail', () => {
    const g = position({ active: 'britain', points: 2, forces: {}, fleets: { kent: 'britain 1' } });
    changeSquadron(g, squadronOf('britain', 1), { refit: 2 });
    expect(shipDice(g, squadronOf('britain', 1))).toBe(2);
    expect(tableAt(g).refusal('britain', { kind: 'sail', from: 'kent' }).because.key).toBe('sail.refit');
  });
  test('9.53, 11.22, vector T78: from Jutland to Copenhagen under four dice, and not past a Danish Fleet', () => {
    const crossing = (fleets: Record<string, string>): Table =>
      at({
        active: 'france',
        points: 3,
        fleets,
        forces: { jutland: ['ney', 'france 2'] },
        flags: { jutland: 'france' },
        nations: { denmark: { camp: 'coalition' } },
        consuls: { denmark: { row: 'britain', column: 'pact' } },
      })
        .answer('france', { kind: 'march', leader: 'ney' })
        .answer('france', 'withArmy');
    expect(
      crossing({ copenhagen: 'denmark 1' }).refusal('france', { kind: 'to', duchy: 'copenhagen' }).because.key,
    ).toBe('enter.strait');
    const table = crossing({}).answer('france', { kind: 'to', duchy: 'copenhagen' }).dice(6, 1, 1, 1);
    expect(unitsIn(table.state, duchyId('copenhagen'), 'france')).toBe(1);
    expect(leaderRow(table.state, leaderId('ney')).halted).toBe(true);
  });
  test('8.21, 13.5 enemy Squadrons that have stayed in the Port of a new Neutral are attacked there, without its batteries', () => {
    const consuls = { spain: { row: 'france', column: 'partner' } } as const;
    const wanted = {
      players: 5,
      active: 'britain',
      points: 2,
      forces: {},
      consuls,
      nations: { spain: { camp: null } },
    } as const;
    const sails = (fleets: Record<string, string>): Table =>
      at({ ...wanted, fleets }).answer('britain', { kind: 'sail', from: 'gulf_of_cadiz' });
    const table = sails({ gulf_of_cadiz: 'britain 1', seville: 'france 1' });
    table.answer('britain', { kind: 'sailTo', place: 'seville' });
    expect(table.asked().prompt.params).toMatchObject({ nation: 'britain', dice: 3 });
    table.dice(1, 1, 1);
    expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 2 });
    const empty = sails({ gulf_of_cadiz: 'britain 1', seville: 'spain 1' });
    expect(empty.refusal('britain', { kind: 'sailTo', place: 'seville' }).because.key).toBe('sail.closedPort');
  });
});
