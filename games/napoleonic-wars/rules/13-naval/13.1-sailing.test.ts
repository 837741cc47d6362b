import { describe, expect, test } from 'vitest';
import { at, position, type Position, squadronOf, type Table, tableAt } from '../../testing/position.ts';
import { changeSquadron, squadronRow } from '../../state/state.ts';
import { fleetBonus } from './13.1-fleets.ts';
import { takeRefuge } from './13.42-refuge.ts';

const set = (wanted: Position): Table => at({ active: 'france', points: 4, forces: {}, ...wanted });
const where = (table: Table, nation: 'france' | 'britain' | 'spain' | 'russia', number: number): string =>
  squadronRow(table.state, squadronOf(nation, number)).at;
const leaveBrest = (fleets: Position['fleets'], zone = 'english_channel'): Table =>
  set(fleets ? { fleets } : {})
    .answer('france', { kind: 'sail', from: 'brest' })
    .answer('france', 'allShips')
    .answer('france', { kind: 'sailTo', place: zone });

describe('13.1 Fleets', () => {
  test('13, 13.1 a Maneuver from Port to Zone and from Zone to Zone, two to a point', () => {
    const table = set({ fleets: { brest: 'france 1' } }).answer('france', { kind: 'sail', from: 'brest' });
    table
      .answer('france', { kind: 'sailTo', place: 'bay_of_biscay' })
      .answer('france', { kind: 'sailTo', place: 'mid_atlantic' });
    table.answer('france', 'done');
    expect(where(table, 'france', 1)).toBe('mid_atlantic');
    expect(table.state.impulse).toMatchObject({ points: 3, maneuver: false });
  });
  test('13.11 a Squadron under Refit does not sail', () => {
    const g = position({ active: 'france', points: 4, forces: {}, fleets: { brest: 'france 1' } });
    changeSquadron(g, squadronOf('france', 1), { refit: 1 });
    expect(tableAt(g).refusal('france', { kind: 'sail', from: 'brest' }).because.key).toBe('sail.refit');
  });
  test('13.36 the bonus of a Fleet that is more than half British or French', () => {
    const ships = (...words: readonly [string, number][]) =>
      words.flatMap(([nation, count]) =>
        Array.from({ length: count }, (_, n) => squadronOf(nation as 'france', n + 1)),
      );
    expect(fleetBonus(ships(['britain', 2], ['sweden', 1]))).toBe(2);
    expect(fleetBonus(ships(['britain', 1], ['sweden', 1]))).toBe(0);
    expect(fleetBonus(ships(['france', 2], ['spain', 2]))).toBe(0);
    expect(fleetBonus(ships(['france', 3], ['spain', 2]))).toBe(1);
  });
});

describe('13.2 Grand Fleets', () => {
  const allies = (): Table =>
    at({ active: 'britain', points: 2, forces: {}, fleets: { north_sea: 'britain 2, russia 1' } })
      .answer('britain', { kind: 'sail', from: 'north_sea' })
      .answer('britain', { kind: 'addShip', nation: 'britain' })
      .answer('britain', { kind: 'addShip', nation: 'russia' });
  test('13.2, 13.21 Fleets of two Powers sail together with consent, at a Maneuver each', () => {
    const table = allies()
      .answer('russia', 'yes')
      .answer('britain', 'done')
      .answer('britain', { place: 'english_channel' });
    expect([where(table, 'britain', 1), where(table, 'russia', 1)]).toEqual(['english_channel', 'english_channel']);
    expect(where(table, 'britain', 2)).toBe('north_sea');
    expect(table.state.impulse).toMatchObject({ points: 1, maneuver: false });
  });
  test('13.2 without it they stay', () => {
    const table = allies()
      .answer('russia', 'no')
      .answer('britain', 'done')
      .answer('britain', { place: 'english_channel' });
    expect(where(table, 'russia', 1)).toBe('north_sea');
  });
  test('13.21, vector T80: the bonus only under British or French command', () => {
    const ships = [1, 2, 3].map((n) => squadronOf('britain', n)).concat([1, 2].map((n) => squadronOf('russia', n)));
    expect([fleetBonus(ships, 'britain'), fleetBonus(ships, 'russia')]).toEqual([2, 0]);
  });
});

describe('13.3 Interception at sea', () => {
  test('13.36, vector T61: out of Blockaded Brest the British need a 6, and who evades goes back', () => {
    const table = leaveBrest({ brest: 'france 2', english_channel: 'britain 3' });
    table.answer('britain', 'navalIntercept');
    expect(table.asked().prompt.params).toMatchObject({ modifier: 3 });
    table.dice(3, 3).answer('france', 'navalEvade');
    expect(table.asked().prompt.params).toMatchObject({ modifier: 1 });
    table.dice(4, 4);
    expect(where(table, 'france', 1)).toBe('brest');
  });
  test('13.33, 13.35, vector T79: a friend in the Zone breaks the Blockade, and who evades sails on', () => {
    const table = leaveBrest({ brest: 'france 2', bay_of_biscay: 'britain 2, spain 1' }, 'bay_of_biscay').answer(
      'britain',
      'navalIntercept',
    );
    expect(table.asked().prompt.params).toMatchObject({ modifier: 2 });
    table.dice(6, 6).answer('france', 'navalEvade').dice(6, 6);
    expect(where(table, 'france', 1)).toBe('bay_of_biscay');
    expect(table.asked('france').prompt.key).toBe('sail.on');
  });
  test('13.42 beaten while it leaves a Port, a Fleet goes back into it and stays', () => {
    const table = leaveBrest({ brest: 'france 2', bay_of_biscay: 'britain 2' }, 'bay_of_biscay').answer(
      'britain',
      'navalIntercept',
    );
    table.dice(6, 6).answer('france', 'pass').dice(1, 1, 1, 1).dice(5, 1, 1, 1, 1, 1);
    expect(where(table, 'france', 1)).toBe('brest');
    expect(table.refusal('france', { kind: 'sail', from: 'brest' }).because.key).toBe('sail.refit');
  });
  test('13.42 a beaten Fleet of a Power and its Minor goes to one Port', () => {
    const g = position({ players: 5, active: 'britain', fleets: { mid_atlantic: 'france 1, spain 1' }, forces: {} });
    const ships = g.squadrons.filter(({ at: place }) => place === 'mid_atlantic').map(({ id }) => id);
    const script = takeRefuge(g, ships, 'mid_atlantic' as never);
    const asked: string[] = [];
    for (let step = script.next(); !step.done;) {
      asked.push(...step.value.map(({ prompt }) => prompt.key));
      step = script.next(step.value.map(({ answers }) => answers[0]) as never);
    }
    expect(asked.length).toBeLessThan(2);
    expect(new Set(g.squadrons.filter(({ id }) => ships.includes(id)).map((row) => row.at)).size).toBe(1);
  });
  test('13.3, 13.31 example, vector T09: the Fleets in a Zone try one after another, in Order of Movement', () => {
    const table = set({
      fleets: { antwerp: 'france 2', north_sea: 'britain 1, sweden 1, russia 1' },
      nations: { sweden: { camp: 'coalition' } },
      consuls: { sweden: { column: 'pact' } },
    });
    table
      .answer('france', { kind: 'sail', from: 'antwerp' })
      .answer('france', 'allShips')
      .answer('france', { place: 'north_sea' });
    expect(table.asked().by).toBe('britain');
    table.answer('britain', 'navalIntercept');
    // No bonus: not more than half British; +1 for a Blockaded Port.
    expect(table.asked().prompt.params).toMatchObject({ modifier: 1 });
    table.dice(3, 4);
    expect(table.asked().by).toBe('russia');
    table.answer('russia', 'pass').answer('france', { kind: 'patrol', nation: 'russia' });
    expect(table.state.impulse?.points).toBe(3);
  });
});

describe('13.4 example: four British Squadrons and two French with two Spanish', () => {
  test('13.4, vector T08: thirteen dice to six, nine to three, and the Active British lose after two draws', () => {
    const table = at({
      active: 'britain',
      points: 2,
      forces: {},
      fleets: { english_channel: 'britain 4, france 2, spain 2' },
    });
    table.answer('britain', { kind: 'sail', from: 'english_channel' }).answer('britain', 'allShips');
    table.answer('britain', { kind: 'patrol', nation: 'france' }).dice(6, 6).answer('france', 'navalEvade').dice(4, 4);
    expect(table.asked().prompt.params).toMatchObject({ nation: 'britain', dice: 13 });
    table.dice(5, 5, 6, ...Array.from({ length: 10 }, () => 1));
    expect(table.asked().prompt.params).toMatchObject({ dice: 6 });
    table.dice(5, 5, 5, 1, 1, 1).answer('france', { kind: 'sink', nation: 'spain' });
    expect(table.asked().prompt.params).toMatchObject({ nation: 'britain', dice: 9 });
    table.dice(6, ...Array.from({ length: 8 }, () => 1));
    expect(table.asked().prompt.params).toMatchObject({ dice: 3 });
    table.dice(5, 1, 1);
    // The Spaniards have lost a Squadron: the French lose the next, without being asked.
    const left = (nation: string): number =>
      table.state.squadrons.filter((row) => row.nation === nation && row.at === 'english_channel').length;
    expect([left('france'), left('spain')]).toEqual([1, 1]);
    expect(table.events('navalBattle.won').at(-1)?.said.params['nation']).toBe('france');
    expect(table.asked().prompt.key).toBe('navalRetreat.where');
  });
});

describe('13.5 Ports and 13.8 straits', () => {
  test('13.5, vector T45: batteries before the battle and in each Round; a beaten Port Fleet is gone', () => {
    const table = set({ fleets: { english_channel: 'france 3', kent: 'britain 1' } });
    table
      .answer('france', { kind: 'sail', from: 'english_channel' })
      .answer('france', 'allShips')
      .answer('france', { place: 'kent' });
    table.dice(5, 1);
    expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 5 });
    table.dice(6, 5, 1, 1, 1);
    expect(table.asked().prompt.params).toMatchObject({ nation: 'britain', dice: 5 });
    table.dice(1, 1, 1, 1, 1);
    expect(where(table, 'britain', 1)).toBe('pool');
    expect(where(table, 'france', 1)).toBe('english_channel');
  });
  test('13.5 not into an enemy Port without Squadrons: rulings/13.5-empty-ports.md', () => {
    const table = set({ fleets: { english_channel: 'france 1' } }).answer('france', {
      kind: 'sail',
      from: 'english_channel',
    });
    expect(table.refusal('france', { kind: 'sailTo', place: 'kent' }).because.key).toBe('sail.emptyPort');
  });
  test('13.8, vector T60: the Sound is free while Denmark is Neutral, and swept by four dice in war', () => {
    const sound = (camp: 'imperial' | null): Table =>
      at({
        active: 'britain',
        points: 2,
        forces: {},
        nations: { denmark: { camp } },
        consuls: camp ? { denmark: { column: 'pact' } } : {},
        fleets: { skagerrak: 'britain 2', copenhagen: 'denmark 2' },
      })
        .answer('britain', { kind: 'sail', from: 'skagerrak' })
        .answer('britain', 'allShips')
        .answer('britain', { kind: 'sailTo', place: 'baltic_sea' });
    expect(where(sound(null), 'britain', 1)).toBe('baltic_sea');
    const war = sound('imperial').dice(6, 1, 1, 1);
    expect(war.asked('france').prompt.key).toBe('navalIntercept.offer');
    war.answer('france', 'pass');
    expect(
      war.state.squadrons.filter(({ nation, at: place }) => nation === 'britain' && place === 'baltic_sea'),
    ).toHaveLength(1);
  });
  test('13.9, 5.61, vector T82: Squadrons driven out may not evade, and are lost if beaten', () => {
    const table = at({
      active: 'britain',
      points: 2,
      forces: { corunna: ['britain 1'] },
      fleets: { corunna: 'spain 1', bay_of_biscay: 'britain 1', mid_atlantic: 'britain 1' },
    });
    table
      .answer('britain', { kind: 'flag', duchy: 'corunna' })
      .answer('france', { kind: 'putToSea', zone: 'bay_of_biscay' });
    table.answer('britain', 'navalIntercept');
    expect(table.asked().prompt.params).toMatchObject({ modifier: 3 });
    table.dice(3, 3).dice(1).dice(5, 1, 1);
    expect(where(table, 'spain', 1)).toBe('pool');
  });
});
