import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const phase = (wanted: Position): Table =>
  at({
    players: 5,
    forces: {},
    fleets: {},
    ...wanted,
    clock: { phase: 'reinforcement', interphase: true, marker: 'austria', step: 0 },
  });

describe('14.2 Reinforcement', () => {
  test('14.21 Austria has eight points: four Units', () => {
    const table = phase({});
    for (let units = 0; units < 4; units++) table.answer('austria', 'newUnit');
    expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(4);
    expect(table.refusal('austria', 'newUnit').because.key).toBe('reinforce.noPoints');
  });
  test('14.22 reinforcements go to the Capital, else to the closest Home Duchy', () => {
    const lost = phase({ flags: { vienna: 'france', linz: 'france' } }).answer('austria', {
      kind: 'newUnit',
      at: 'moravia',
    });
    expect(unitsIn(lost.state, duchyId('moravia'), 'austria')).toBe(1);
  });
  test('14.21 a Neutral Proxy builds by 7.5, and does not deploy', () => {
    const table = phase({});
    for (const seat of ['austria', 'russia', 'prussia']) table.answer(seat, 'done');
    expect(unitsIn(table.state, duchyId('constantinople'), 'turkey')).toBe(2);
    expect(table.asked().prompt.params['nation']).toBe('spain');
  });
  test('14.23 a leader deploys through Friendly Duchies, once and for nothing', () => {
    const table = phase({ forces: { vienna: ['john', 'austria 4'] } }).answer('austria', {
      kind: 'deploy',
      leader: 'john',
    });
    table.answer('austria', 'withArmy').answer('austria', { kind: 'deployTo', duchy: 'venice' });
    expect(leaderRow(table.state, leaderId('john')).at).toBe('venice');
    expect(unitsIn(table.state, duchyId('venice'), 'austria')).toBe(4);
    expect(table.refusal('austria', { kind: 'deploy', leader: 'john' }).because.key).toBe('deploy.once');
  });
  test('14.23 not where it could be intercepted, and not into enemy land', () => {
    const table = phase({ forces: { vienna: ['john'], munich: ['davout', 'france 1'] } }).answer('austria', {
      kind: 'deploy',
      leader: 'john',
    });
    expect(() => table.answer('austria', { kind: 'deployTo', duchy: 'linz' })).toThrow('no answer fits');
    expect(() => table.answer('austria', { kind: 'deployTo', duchy: 'milan' })).toThrow('no answer fits');
  });
  test('14.24 a Power may buy a second Deployment, a point for each Unit and leader', () => {
    const table = phase({ forces: { vienna: ['john', 'austria 4'], prague: ['ferdinand', 'austria 5'] } });
    table
      .answer('austria', { kind: 'deploy', leader: 'john' })
      .answer('austria', 'withArmy')
      .answer('austria', { kind: 'deployTo', duchy: 'venice' });
    table
      .answer('austria', { kind: 'deploy', leader: 'ferdinand' })
      .answer('austria', { kind: 'addUnit' })
      .answer('austria', { kind: 'addUnit' })
      .answer('austria', 'done')
      .answer('austria', { kind: 'deployTo', duchy: 'vienna' });
    expect(table.state.reinforcing?.halfPoints).toBe(10);
    expect(table.refusal('austria', { kind: 'deploy', leader: 'ferdinand' }).because.key).toBe('deploy.none');
  });
  test('14.22 Russia places its reinforcements in either Capital', () => {
    const table = phase({}).answer('austria', 'done');
    table
      .answer('russia', { kind: 'newUnit', at: 'moscow' })
      .answer('russia', { kind: 'newUnit', at: 'st_petersburg' });
    expect(['moscow', 'st_petersburg'].map((at) => unitsIn(table.state, duchyId(at), 'russia'))).toEqual([1, 1]);
  });
  test('14.22, 12.1, vector T97: Units placed in a besieged Capital fight at once, without cards: rulings/14.22-placement.md', () => {
    const table = at({
      players: 5,
      fleets: {},
      forces: { copenhagen: ['moore', 'britain 3'] },
      consuls: { denmark: { row: 'france', column: 'pact' } },
      nations: { denmark: { camp: 'imperial' } },
      hands: { britain: ['cold_steel', 'rally'], denmark: ['skirmish_screen'] },
      clock: { phase: 'reinforcement', interphase: true, marker: 'denmark', step: 0 },
    });
    table.answer('france', { kind: 'newUnit', at: 'copenhagen' });
    expect(table.state.battle).toBeNull();
    table.answer('france', 'done');
    while (table.asked().prompt.key === 'evade.offer') table.answer('britain', 'pass');
    expect(table.state.battle).toMatchObject({ active: { nations: ['denmark'] }, inactive: { nations: ['britain'] } });
    expect(table.asked().by).toBe('chance');
  });
});

describe('14.23 Deployment', () => {
  test('14.23 a leader takes Units up on his way, and drops none', () => {
    const table = phase({ forces: { vienna: ['john', 'austria 1'], styria: ['austria 2'], trieste: ['austria 2'] } });
    table.answer('austria', { kind: 'deploy', leader: 'john' }).answer('austria', 'withArmy');
    table.answer('austria', { kind: 'deployTo', duchy: 'styria' }).answer('austria', 'withArmy');
    table.answer('austria', { kind: 'deployTo', duchy: 'trieste' }).answer('austria', { kind: 'addUnit' });
    table.answer('austria', { kind: 'deployTo', duchy: 'venice' });
    expect(unitsIn(table.state, duchyId('venice'), 'austria')).toBe(4);
    expect(unitsIn(table.state, duchyId('trieste'), 'austria')).toBe(1);
    expect(table.asked().prompt.key).toBe('reinforce.what');
  });
  test('14.23 he may reinforce or leave a besieged Fortress, and not pass through it', () => {
    const forces = { cologne: ['soult'], gibraltar: ['davout', 'france 2'], seville: ['ney', 'france 2'] };
    const table = at({
      players: 5,
      fleets: {},
      forces,
      clock: { phase: 'reinforcement', interphase: true, marker: 'france', step: 0 },
    });
    table.answer('france', { kind: 'deploy', leader: 'ney' }).answer('france', 'withArmy');
    const open = (table.asked('france').answers as readonly { readonly duchy?: string }[]).map(({ duchy }) => duchy);
    expect(open).toContain('gibraltar');
    expect(open).not.toContain('tangier');
    table.answer('france', { kind: 'deployTo', duchy: 'gibraltar' });
    expect(leaderRow(table.state, leaderId('ney')).at).toBe('gibraltar');
    table.answer('france', 'done');
    const leaving = table.answer('france', { kind: 'deploy', leader: 'davout' }).answer('france', { kind: 'addUnit' });
    leaving.answer('france', 'done').answer('france', { kind: 'deployTo', duchy: 'seville' });
    expect(unitsIn(leaving.state, duchyId('seville'), 'france')).toBe(1);
  });
  const ships = (fleets: Record<string, string>): Table =>
    at({
      players: 5,
      forces: {},
      fleets,
      clock: { phase: 'reinforcement', interphase: true, marker: 'britain', step: 0 },
    });
  const lying = (table: Table, place: string): number => table.state.squadrons.filter((row) => row.at === place).length;
  test('14.23 a Fleet deploys through waters where nobody could intercept it, and takes Squadrons up', () => {
    const table = ships({ york: 'britain 2', kent: 'britain 1', bay_of_biscay: 'france 1' });
    table.answer('britain', { kind: 'deployFleet', from: 'york' }).answer('britain', 'allShips');
    const open = (table.asked('britain').answers as readonly { readonly place?: string }[]).map(({ place }) => place);
    expect(open).toContain('english_channel');
    expect(open).not.toContain('bay_of_biscay');
    table.answer('britain', { kind: 'deployShips', place: 'kent' }).answer('britain', 'allShips');
    table.answer('britain', { kind: 'deployShips', place: 'irish_sea' });
    expect(lying(table, 'irish_sea')).toBe(3);
    expect(table.refusal('britain', { kind: 'deployFleet', from: 'irish_sea' })).toMatchObject({ rule: '13.11' });
  });
  test('14.23 a Fleet of two nations takes along the Squadrons that are named, nation by nation', () => {
    const table = at({
      players: 5,
      forces: {},
      fleets: { york: 'britain 1, sweden 1' },
      consuls: { sweden: { row: 'britain', column: 'pact' } },
      nations: { sweden: { camp: 'coalition' } },
      clock: { phase: 'reinforcement', interphase: true, marker: 'britain', step: 0 },
    });
    table.answer('britain', { kind: 'deployFleet', from: 'york' });
    table.answer('britain', { kind: 'addShip', nation: 'sweden' }).answer('britain', 'done');
    table.answer('britain', { kind: 'deployShips', place: 'irish_sea' });
    expect(table.state.squadrons.filter((row) => row.at === 'irish_sea').map(({ nation }) => nation)).toEqual([
      'sweden',
    ]);
  });
  test('14.24 a second Fleet pays a Maneuver for each Zone and Port', () => {
    const table = ships({ york: 'britain 1', cornwall: 'britain 1' });
    table.answer('britain', { kind: 'deployFleet', from: 'york' });
    table.answer('britain', { kind: 'deployShips', place: 'north_sea' });
    table.answer('britain', { kind: 'deployFleet', from: 'cornwall' });
    table.answer('britain', { kind: 'deployShips', place: 'mid_atlantic' });
    expect(table.state.reinforcing?.halfPoints).toBe(12 - 3);
  });
  test('14.23 a Convoy deploys as far as the best Reserve of its nation could pay: rulings/14.23-length-of-a-convoy.md', () => {
    const table = at({
      players: 5,
      forces: { kent: ['moore', 'britain 6'] },
      fleets: {},
      clock: { phase: 'reinforcement', interphase: true, marker: 'britain', step: 0 },
    }).answer('britain', { kind: 'deployConvoy', leader: 'moore' });
    const open = (table.asked('britain').answers as readonly { readonly duchy?: string }[]).map(({ duchy }) => duchy);
    expect(open).toContain('gibraltar'); // Channel, Biscay, Atlantic, Gulf of Cadiz, Port: five.
    expect(open).not.toContain('palermo');
    table.answer('britain', { kind: 'deployTo', duchy: 'lisbon' });
    expect(unitsIn(table.state, duchyId('lisbon'), 'britain')).toBe(4);
  });
  test('14.23 nobody deploys into a Fortress before which the enemy stands, by land or by sea', () => {
    const table = at({
      players: 5,
      forces: { kent: ['moore', 'britain 2'], gibraltar: ['soult', 'france 1'] },
      fleets: {},
      clock: { phase: 'reinforcement', interphase: true, marker: 'britain', step: 0 },
    }).answer('britain', { kind: 'deployConvoy', leader: 'moore' });
    const open = (table.asked('britain').answers as readonly { readonly duchy?: string }[]).map(({ duchy }) => duchy);
    expect(open).not.toContain('gibraltar');
  });
});
