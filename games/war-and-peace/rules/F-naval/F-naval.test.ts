import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { holderOf, inPool, isBlockaded } from '../../state/index.ts';
import { at, city, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { EMPTY, type Fleet } from './F.2-fleets.ts';
import { canBlockade, recountBlockades } from './F.6-blockade.ts';
import { navalModifier, navalMorale } from './F.7-round.ts';

const NAVAL = { phase: 'naval' } as const;
const ENGLISH = { segment: 'anti', phase: 'naval' } as const;
const french = (more: Position): Table => at({ clock: NAVAL, forces: {}, ...more });
const english = (more: Position): Table => at({ clock: ENGLISH, forces: {}, ...more });
const fleets = (table: Table): readonly string[] =>
  table.state.ships.map(
    ({ nation, sp, kind, at: where, station, damaged }) =>
      `${nation} ${sp} ${kind} ${where} ${station}${damaged ? ' damaged' : ''}`,
  );

describe('F naval units', () => {
  test('E.2.a, F.2.b, F.2.f, F.2.h a fleet sails where it will, whole or in part', () => {
    const table = english({ ships: { EE12: ['england 3 S port'] } })
      .answer('england', { kind: 'sail', at: 'EE12' })
      .answer('england', { kind: 'ships', squadrons: 2 })
      .answer('england', { kind: 'sailTo', to: 'atlantic' });
    expect(fleets(table)).toEqual(['england 1 S EE12 port', 'england 2 S atlantic sea']);
    expect(table.refusal('england', { kind: 'sail', at: 'atlantic' }).rule).toBe('F.11');
  });
  test('F.6.a as many squadrons as lie inside close a port, and BL1: when they are fewer it is open', () => {
    const table = english({ ships: { EE12: ['england 2 S port'], U12: ['france 2 S port'] } })
      .answer('england', { at: 'EE12' })
      .answer('england', { squadrons: 2 })
      .answer('england', { to: 'U12' });
    while (table.asked().prompt.key === 'naval.intercept') table.answer('france', 'pass');
    expect(isBlockaded(table.state, hexId('U12'))).toBe(true);
    const g = position({ ships: { Z7: ['france 3 S port', 'england 2 S blockade'] } });
    recountBlockades(g);
    expect(isBlockaded(g, hexId('Z7'))).toBe(false);
    expect([
      canBlockade(position({ ships: { U12: ['france 2 S port'] } }), hexId('U12'), 'anti', 1),
      canBlockade(position({ ships: {} }), hexId('NN26'), 'anti', 3),
    ]).toEqual([false, false]);
  });
  const rochefort: Position = { ships: { U12: ['france 2 S port', 'england 2 S blockade'] } };
  const running = (): Table => french(rochefort).answer('france', { kind: 'sail' }).answer('france', { squadrons: 2 });
  test('F.6.c NB1: a 5 lets a fleet out of a closed port, F.6.h and its blockaders do not chase it', () => {
    const table = running().dice(5).answer('france', { to: 'atlantic' });
    expect(table.asked().prompt.key).not.toBe('naval.runs');
    expect(running().dice(5).asked().prompt.key).toBe('naval.where');
  });
  test('F.6.c, F.6.d an F leaves it there or lets it fight; it tries once a phase', () => {
    const table = running().dice(3).answer('france', 'no');
    expect(fleets(table)).toEqual(['france 2 S U12 port', 'england 2 S U12 blockade']);
    expect(table.state.clock.phase).not.toBe('naval');
  });
  test('F.6.f MX3: the controller’s ships may enter a closed port, and may open it by their number', () => {
    const table = french({ ships: { ...rochefort.ships, R12: ['france 1 S port'] } })
      .answer('france', { kind: 'sail', at: 'R12' })
      .answer('france', { kind: 'sailTo', to: 'U12' });
    while (table.asked().prompt.key === 'naval.intercept') table.answer('england', 'pass');
    table.answer('france', 'no');
    expect([fleets(table), isBlockaded(table.state, hexId('U12'))]).toEqual([
      expect.arrayContaining(['france 2 S U12 port', 'france 1 S U12 port']),
      false,
    ]);
  });
  test('F.4.a, F.4.c NI1: a fleet at sea with Nelson finds the enemy with a 3', () => {
    const g: Position = { ships: { U12: ['france 1 S port'], atlantic: ['england 1 S sea'] } };
    const sail = (nelson: boolean): Table => {
      const start = position({ clock: NAVAL, forces: {}, ...g });
      if (nelson)
        start.leaders = start.leaders.map((row) => (row.id === 'nelson' ? { ...row, at: 'atlantic' as never } : row));
      return tableAt(start)
        .answer('france', { kind: 'sail' })
        .answer('france', { to: 'north_atlantic' })
        .answer('england', { kind: 'intercept' })
        .dice(3);
    };
    expect(sail(true).events('naval.intercepted')[0]?.said.params).toMatchObject({ total: 5, found: true });
    expect(sail(false).events('naval.intercepted')[0]?.said.params).toMatchObject({ total: 4, found: false });
  });
  test('F.4.d, F.6.g ships shut up in a port do not intercept, and blockaders who try go to sea', () => {
    const shut = english({ ships: { EE12: ['england 2 S port'], U12: ['france 1 S port', 'england 1 S blockade'] } })
      .answer('england', { at: 'EE12', kind: 'sail' })
      .answer('england', { squadrons: 2 })
      .answer('england', { to: 'atlantic' });
    expect(shut.events('naval.intercepted')).toEqual([]);
    const tries = french({ ships: { Z7: ['france 1 S port'], U12: ['france 1 S port', 'england 1 S blockade'] } })
      .answer('france', { kind: 'sail', at: 'Z7' })
      .answer('france', { to: 'atlantic' })
      .answer('england', { kind: 'intercept' })
      .dice(1);
    expect(fleets(tries)).toEqual(expect.arrayContaining(['england 1 S atlantic sea']));
    expect(isBlockaded(tries.state, hexId('U12'))).toBe(false);
  });
  test('F.7.b, F.7.c, F.7.k NC1: the example, three English with Nelson against three French: 2 makes 4, one damaged on each side', () => {
    const start = position({
      clock: NAVAL,
      forces: {},
      ships: { U12: ['france 3 S port'], atlantic: ['england 3 S sea'] },
    });
    start.leaders = start.leaders.map((row) => (row.id === 'nelson' ? { ...row, at: 'atlantic' as never } : row));
    const table = tableAt(start)
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', { to: 'north_atlantic' })
      .pick('england', ({ kind }) => kind === 'intercept')
      .dice(6)
      .answer('england', 'yes')
      .dice(2);
    expect(table.events('naval.round')[0]?.said.params).toMatchObject({
      odds: '1:1',
      die: 2,
      total: 4,
      result: 'LD SR',
    });
    expect(table.events('naval.lost').map(({ said }) => said.params)).toEqual([
      { nation: 'england', sp: 1, how: 'damaged' },
      { nation: 'france', sp: 1, how: 'damaged' },
    ]);
    expect(table.asked()).toMatchObject({ rule: 'F.5.b', by: 'england' });
  });
  test('F.5.b, F.7.i MX18: a pursuit needs a 5; the beaten fleet makes for a friendly port', () => {
    const start: Position = { ships: { U12: ['france 3 S port'], atlantic: ['england 6 S sea'] } };
    const table = french(start)
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', { to: 'north_atlantic' })
      .pick('england', ({ kind }) => kind === 'intercept')
      .dice(6)
      .answer('england', 'yes')
      .dice(2)
      .answer('england', 'pursue')
      .dice(4);
    expect(table.events('naval.pursued')[0]?.said.params).toMatchObject({ total: 4, caught: false });
    table.pick('france', ({ kind }) => kind === 'putInto');
    expect(table.state.ships.some(({ nation, station }) => nation === 'france' && station === 'port')).toBe(true);
  });
  test('F.1.b, F.7.d, F.8 English squadrons have a morale of two, others one; damage takes one off', () => {
    const rows = (words: readonly string[]) => position({ ships: { atlantic: words } }).ships;
    expect([
      navalMorale(rows(['england 2 S sea'])),
      navalMorale(rows(['france 2 S sea'])),
      navalMorale(rows(['england 2 S sea damaged'])),
      navalMorale(rows(['england 1 S sea', 'france 1 S sea'])),
    ]).toEqual([2, 1, 1, 1]);
    const g = position({ ships: { atlantic: ['england 2 S sea', 'france 2 S sea'] } });
    const fleet = (nation: 'england' | 'france'): Fleet => ({
      side: nation === 'france' ? 'pro' : 'anti',
      nations: [nation],
      at: 'atlantic' as never,
      stations: ['sea'],
      hold: EMPTY,
    });
    expect(navalModifier(g, fleet('england'), fleet('france'))).toBe(1);
  });
  test('F.1.f NA1: after an unmodified 6 a storm may damage squadrons at sea', () => {
    const table = at({
      clock: { phase: 'attrition' },
      forces: {},
      ships: { mediterranean: ['france 3 S sea'], O19: ['france 1 S port'] },
    }).dice(6, 5);
    expect(fleets(table)).toEqual(
      expect.arrayContaining([
        'france 2 S mediterranean sea',
        'france 1 S mediterranean sea damaged',
        'france 1 S O19 port',
      ]),
    );
  });
  test('F.3.a, F.3.b, F.3.d infantry goes aboard with a leader, two to a transport, and lands where it may', () => {
    const table = english({ forces: { FF12: ['moore', 'england 5 I'] }, ships: { FF12: ['england 1 T port'] } }).answer(
      'england',
      { kind: 'sail' },
    );
    expect(table.asked().answers).not.toContainEqual({ kind: 'embark', nation: 'england', unit: 'I', sp: 3 });
    table
      .answer('england', { kind: 'embark', sp: 2 })
      .answer('england', { kind: 'embarkLeader', leader: 'moore' })
      .answer('england', { to: 'HH17' });
    expect(standing(table.state, 'HH17')).toEqual(['england 2 I']);
    const alone = english({ forces: { FF12: ['england 5 I'] }, ships: { FF12: ['england 1 T port'] } }).answer(
      'england',
      { kind: 'sail' },
    );
    expect(alone.refusal('england', { kind: 'embark', sp: 1 })).toMatchObject({ rule: 'F.3.b' });
  });
  test('F.3.b MX4: landed troops do not march in this segment', () => {
    const table = english({ forces: { FF12: ['moore', 'england 2 I'] }, ships: { FF12: ['england 1 T port'] } })
      .answer('england', { kind: 'sail' })
      .answer('england', { kind: 'embark', sp: 2 })
      .answer('england', { kind: 'embarkLeader' })
      .answer('england', { to: 'HH17' });
    expect(table.state.troops[0]?.spent).toBe('landed');
  });
  test('N.1 MX6: a landing at Valencia is the French invasion of Spain', () => {
    const table = french({ forces: { O19: ['massena', 'france 1 I'] }, ships: { O19: ['france 1 T port'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { kind: 'embark' })
      .answer('france', { kind: 'embarkLeader' })
      .answer('france', 'done')
      .answer('france', { to: 'H12' });
    expect(table.state.politics).toMatchObject({ status: { spain: 'anti' }, machines: { SPANISH_CHART: 'retired' } });
  });
  test('F.3.h, F.7.j NC4, J.7.a a sunk transport takes its cargo down, a captured one makes prisoners', () => {
    const attacked = (die: number): Table =>
      french({
        forces: { O19: ['massena', 'france 2 I'] },
        ships: { O19: ['france 1 T port'], mediterranean: ['england 1 S sea'] },
      })
        .answer('france', { kind: 'sail' })
        .answer('france', { kind: 'embark', sp: 2 })
        .answer('france', 'done')
        .answer('france', { to: 'P23' })
        .answer('england', { kind: 'intercept' })
        .dice(6)
        .answer('england', 'yes')
        .dice(die);
    const sunk = attacked(3);
    expect([inPool(sunk.state, 'france', 'I'), standing(sunk.state, 'O19')]).toEqual([10, []]);
    const taken = attacked(1).answer('england', 'no');
    expect([taken.state.prisoners, inPool(taken.state, 'france', 'T')]).toEqual([
      [{ holder: 'england', nation: 'france', kind: 'I', sp: 2 }],
      1,
    ]);
  });
  test('F.12 MX1: ships in a lost port go to sea; out of a closed one they run, and the blockaders may fight a round', () => {
    const lost = (ships: readonly string[]): Table =>
      at({
        clock: { segment: 'anti' },
        status: { spain: 'anti' },
        forces: { T12: ['moore', 'england 3 I'] },
        ships: { U12: ships },
      })
        .answer('england', { kind: 'march', leader: 'moore' })
        .answer('england', 'takeAll')
        .answer('england', { to: 'U12' });
    const open = lost(['france 2 S port']);
    expect([fleets(open), holderOf(open.state, city('rochefort'))]).toEqual([['france 2 S atlantic sea'], 'england']);
    const closed = (): Table => lost(['france 2 S port', 'england 2 S blockade']);
    expect(fleets(closed().dice(5))).toContain('france 2 S atlantic sea');
    const run = closed().dice(4);
    expect(run.asked()).toMatchObject({ rule: 'F.12', by: 'england' });
    expect(fleets(run.answer('england', 'no'))).toContain('france 2 S atlantic sea');
    expect(fleets(closed().dice(2).answer('england', 'yes').dice(3))).toContain('france 2 S U12 trapped');
  });
});
