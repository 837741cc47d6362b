import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { inPool, isBlockaded } from '../../state/index.ts';
import { at, position, standing, tableAt } from '../../testing/position.ts';
import { englishSail, fleets, frenchSail, unmolested } from '../../testing/fleets.ts';
import { EMPTY, type Fleet } from './F.2-fleets.ts';
import { navalModifier } from './F.7-round.ts';

/** The English meet a French fleet from Rochefort in the Atlantic. */
const met = (french: readonly string[], english: readonly string[], nelson = false) => {
  const table = frenchSail({
    ships: { U12: french, atlantic: english },
    ...(nelson ? { nelson: 'atlantic' } : {}),
  }).pick('france', ({ kind }) => kind === 'sail');
  if (table.asked().prompt.key === 'naval.ships') table.pick('france', () => true);
  while (table.asked().prompt.key === 'naval.join') table.pick('france', () => true).pick('france', () => true);
  if (table.asked().prompt.key === 'naval.aboard') table.answer('france', 'done');
  return table
    .answer('france', { to: 'north_atlantic' })
    .pick('england', ({ kind }) => kind === 'intercept')
    .dice(6)
    .answer('england', 'yes');
};

describe('F.7, F.8, F.9, F.10 naval combat', () => {
  test('F.7.a a fleet that comes to a coast may attack ships that lie outside a port, never those inside', () => {
    const outside = englishSail({
      ships: { EE12: ['england 2 S port'], S12: ['france 1 S coast'], U12: ['france 1 S port'] },
    })
      .answer('england', { kind: 'sail' })
      .answer('england', { squadrons: 2 });
    unmolested(outside.answer('england', { to: 'U12' }));
    expect(outside.events('naval.round')).toEqual([]);
    expect(isBlockaded(outside.state, hexId('U12'))).toBe(true);
  });
  test('F.7.b NC2, NC3: six French against four English on a 3; five English against two Spaniards on a 6', () => {
    const french = met(['france 6 S port'], ['england 4 S sea']).dice(3);
    expect(french.events('naval.round')[0]?.said.params).toMatchObject({ odds: '3:2', total: 2, result: 'LR SD' });
    const spanish = met(['spain 2 S port'], ['england 5 S sea']).dice(6);
    expect(spanish.events('naval.round')[0]?.said.params).toMatchObject({ odds: '2:1', total: 7, result: 'L0 SC' });
  });
  test('F.7.d the owner chooses the losses, and half of them have the morale that the force fought with', () => {
    // Seven sound English and four damaged: morale 2; a D against eleven French marks three.
    const table = met(['france 11 S port'], ['england 7 S sea', 'england 4 S sea damaged']).dice(3);
    expect(table.events('naval.lost').filter(({ said }) => said.params['nation'] === 'england')).toHaveLength(3);
    expect(fleets(table)).toContain('england 4 S atlantic hunting');
  });
  test('F.7.f with Nelson half of the losses are English', () => {
    const start = position({
      clock: { phase: 'naval' },
      forces: {},
      nelson: 'atlantic',
      ships: { U12: ['france 6 S port'], atlantic: ['england 3 S sea', 'portugal 2 S sea'] },
    });
    const table = tableAt(start)
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 6 })
      .answer('france', { to: 'north_atlantic' })
      .answer('england', { kind: 'intercept', nation: 'england', sp: 3 })
      .dice(6)
      .answer('england', { kind: 'intercept', nation: 'portugal', sp: 2 })
      .dice(6)
      .answer('england', 'yes')
      .dice(3);
    // Six against five on 3 - 2: LK SD; two English or Portuguese are damaged, one of them English at least.
    table.answer('england', { nation: 'portugal' });
    expect(fleets(table)).toEqual(
      expect.arrayContaining(['england 1 S atlantic hunting damaged', 'portugal 1 S atlantic hunting damaged']),
    );
  });
  test('F.7.g a force whose morale is 0 retreats without a fight', () => {
    const table = met(['france 2 S port damaged'], ['england 1 S sea']);
    expect(table.events('naval.round')).toEqual([]);
    table.pick('france', ({ kind }) => kind === 'putInto');
    expect(table.state.ships.some(({ nation, station }) => nation === 'france' && station === 'port')).toBe(true);
  });
  test('F.7.h only a victor who is unharmed or merely damaged pursues, round after round', () => {
    const table = met(['france 3 S port'], ['england 6 S sea']).dice(2).answer('england', 'pursue').dice(5);
    expect(table.events('naval.round')).toHaveLength(1);
    table.dice(2);
    expect(table.events('naval.round')).toHaveLength(2);
    expect(table.asked().prompt.key).toBe('naval.retreat');
  });
  test('F.7.e on the high seas the beaten go to the cheapest zone beside', () => {
    const table = frenchSail({ ships: { north_atlantic: ['france 3 S sea'], north_america: ['england 6 S sea'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', { to: 'north_america' })
      .pick('england', ({ kind }) => kind === 'intercept')
      .dice(6)
      .answer('england', 'yes')
      .dice(2)
      .answer('england', 'pass');
    expect(
      fleets(table)
        .filter((fleet) => fleet.startsWith('france'))
        .every((fleet) => fleet.includes('north_atlantic')),
    ).toBe(true);
  });
  test('F.7.j a transport that escapes makes for a port of its zone, and the inactive player says which', () => {
    const table = met(['france 1 T port'], ['england 1 S sea']).dice(5);
    expect(table.asked()).toMatchObject({ by: 'england', rule: 'F.7.i' });
    table.answer('england', { port: 'R12' });
    expect(fleets(table)).toContain('france 1 T R12 port');
  });
  test('F.8 a squadron in port is repaired a month later for a point, and loses the mark when it sails', () => {
    const table = at({
      clock: { phase: 'production' },
      forces: {},
      ships: { Z7: ['france 1 S port damaged'] },
      pools: { france: {} },
    })
      .dice(3)
      .pick('france', ({ kind }) => kind === 'done');
    expect(table.state.ships[0]).toMatchObject({ damaged: true, repairing: true });
    const start = position({ clock: { phase: 'production' }, forces: {}, ships: { Z7: ['france 1 S port damaged'] } });
    start.ships = start.ships.map((ship) => ({ ...ship, repairing: true }));
    expect(tableAt(start).dice(3).answer('france', { kind: 'mend' }).state.ships[0]).toMatchObject({ damaged: false });
    const sails = position({ clock: { phase: 'naval' }, forces: {}, ships: { Z7: ['france 1 S port damaged'] } });
    sails.ships = sails.ships.map((ship) => ({ ...ship, repairing: true }));
    const gone = tableAt(sails).answer('france', { kind: 'sail' }).answer('france', { to: 'atlantic' });
    expect(gone.state.ships[0]).toMatchObject({ at: 'atlantic', repairing: false });
  });
  test('F.8 the English repair at sea and on blockade; others only in port', () => {
    const marked = (ships: Readonly<Record<string, readonly string[]>>, segment: 'pro' | 'anti', seat: string) => {
      const table = at({
        clock: { segment, phase: 'production' },
        forces: {},
        ships,
        pools: { france: {}, england: {} },
      }).dice(3);
      while (table.asked().by === seat && table.asked().prompt.key === 'production.buy') table.answer(seat, 'done');
      return table.state.ships.map(({ repairing }) => repairing);
    };
    expect(
      marked(
        { atlantic: ['england 1 S sea damaged'], Z7: ['england 1 S blockade damaged', 'france 1 S port'] },
        'anti',
        'england',
      ),
    ).toEqual([false, true, true]);
    expect(marked({ atlantic: ['france 1 S sea damaged'] }, 'pro', 'france')).toEqual([false]);
  });
  test('F.9 a captured squadron is destroyed or kept; a kept one is towed home and repaired for three points in three months', () => {
    const taken = met(['spain 2 S port'], ['england 5 S sea']).dice(6);
    expect(taken.asked().prompt.key).toBe('naval.keepPrize');
    const sunk = met(['spain 2 S port'], ['england 5 S sea']).dice(6).answer('england', 'no');
    expect([sunk.state.prizes, inPool(sunk.state, 'spain', 'S')]).toEqual([[], 1]);
    taken.answer('england', 'yes');
    expect(taken.state.prizes).toMatchObject([
      { nation: 'spain', kind: 'S', captor: 'england', at: 'atlantic', atSea: 0 },
    ]);
    const g = position({
      clock: { segment: 'anti', phase: 'naval' },
      forces: {},
      ships: { atlantic: ['england 1 S sea'] },
    });
    const prize = {
      nation: 'spain',
      kind: 'S',
      captor: 'england',
      at: 'atlantic' as never,
      towed: false,
      atSea: 1,
      since: 0,
      paid: 0,
      months: 0,
    } as const;
    g.prizes = [prize];
    const home = tableAt(g).answer('england', { kind: 'sail' }).answer('england', { kind: 'tow' });
    expect(home.refusal('england', { kind: 'sailTo', to: 'S12' })).toMatchObject({ rule: 'F.9' });
    home.answer('england', { to: 'EE12' });
    expect(home.state.prizes).toMatchObject([{ at: 'EE12', towed: false }]);
    const yard = position({
      clock: { segment: 'anti', phase: 'production' },
      forces: {},
      ships: {},
      pools: { england: {} },
    });
    yard.prizes = [{ ...prize, at: 'EE12' as never, paid: 2, months: 2, since: 1 }];
    const done = tableAt(yard).dice(3).answer('england', { kind: 'refit' });
    expect(done.state.prizes).toMatchObject([{ paid: 3 }]);
  });
  test('F.9 a prize that has been at sea for two segments is lost in the third; a drifting one belongs to who comes', () => {
    const g = position({ clock: { segment: 'pro', phase: 'combat' }, forces: {}, ships: {} });
    g.prizes = [
      {
        nation: 'spain',
        kind: 'S',
        captor: 'france',
        at: 'atlantic' as never,
        towed: false,
        atSea: 2,
        since: 0,
        paid: 0,
        months: 0,
      },
    ];
    expect(tableAt(g).until('attrition.roll').state.prizes).toEqual([]);
    const drift = position({
      clock: { segment: 'anti', phase: 'naval' },
      forces: {},
      ships: { EE12: ['england 1 S port'] },
    });
    drift.prizes = [
      {
        nation: 'england',
        kind: 'S',
        captor: 'france',
        at: 'atlantic' as never,
        towed: false,
        atSea: 1,
        since: 0,
        paid: 0,
        months: 0,
      },
    ];
    const table = tableAt(drift).answer('england', { kind: 'sail' }).answer('england', { to: 'atlantic' });
    expect(table.state.prizes).toMatchObject([{ captor: 'england', atSea: 1 }]);
  });
  test('F.10, F.10.f NEL1: Nelson counts one, is tried once when the phase ends, and an 11 hits him; he is nothing on land', () => {
    const fleet = (nation: 'england' | 'france'): Fleet => ({
      side: 'anti',
      nations: [nation],
      at: 'atlantic' as never,
      stations: ['sea'],
      hold: EMPTY,
    });
    const g = position({ ships: { atlantic: ['england 2 S sea', 'france 2 S sea'] }, nelson: 'atlantic' });
    expect([
      navalModifier(g, fleet('england'), fleet('france')),
      navalModifier(g, fleet('france'), fleet('england')),
    ]).toEqual([2, -2]);
    const table = met(['france 3 S port'], ['england 3 S sea'], true).dice(2).answer('england', 'pass');
    table.pick('france', ({ kind }) => kind === 'putInto').dice(5, 6, 1);
    expect(table.events('leader.killed').map(({ said }) => said.params['leader'])).toEqual(['nelson']);
    expect(standing(table.state, 'atlantic')).toEqual([]);
  });
  test('F.10 Nelson goes down with the last English ship, or is captured with it', () => {
    const taken = frenchSail({ ships: { U12: ['france 6 S port'], atlantic: ['england 1 S sea'] }, nelson: 'atlantic' })
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 6 })
      .answer('france', { to: 'north_atlantic' })
      .answer('england', { kind: 'intercept' })
      .dice(6)
      .answer('england', 'yes')
      .dice(6);
    // 6 - 2 at 2:1 makes 4: LD SK.
    expect(taken.state.leaders.find(({ id }) => id === 'nelson')?.at).toBe('dead');
  });
  test('F.11.a the victor of an interception goes on, follows the beaten to their port, or stays', () => {
    const table = met(['france 6 S port'], ['england 2 S sea']).dice(6).answer('france', 'pass');
    while (table.asked().by === 'england') table.pick('england', () => true);
    expect(table.asked().prompt.key).toBe('naval.where');
    expect(table.asked().answers).toContainEqual({ kind: 'pass' });
    table.answer('france', 'pass');
    expect(fleets(table).some((fleet) => fleet.startsWith('france') && fleet.includes('atlantic sea'))).toBe(true);
  });
  test('F.12, F.6.b MX2: ships that fought and are still shut in when the Combat Phase ends are prizes of the besieger', () => {
    const table = at({
      clock: { segment: 'anti' },
      status: { spain: 'anti' },
      forces: { T12: ['moore', 'england 3 I'] },
      ships: { U12: ['france 2 S port', 'england 2 S blockade'] },
    })
      .answer('england', { kind: 'march', leader: 'moore' })
      .answer('england', 'takeAll')
      .answer('england', { to: 'U12' })
      .dice(2)
      .answer('england', 'yes')
      .dice(3);
    while (table.asked().prompt.key !== 'naval.keepPrize')
      table.pick(table.asked().by, ({ kind }) => ['stop', 'done'].includes(kind));
    table.answer('england', 'yes').answer('england', 'yes');
    expect(table.state.prizes).toMatchObject([
      { nation: 'france', captor: 'england' },
      { nation: 'france', captor: 'england' },
    ]);
  });
  test('F.12, R-34 MX36: when Spain turns the French in Cadiz must leave it; what was blockaded by new friends is free', () => {
    const g = position({
      clock: { segment: 'anti', phase: 'alliance' },
      forces: {},
      ships: { B5: ['france 2 S port', 'spain 3 S port', 'england 2 S blockade'] },
    });
    g.politics = { ...g.politics, status: { ...g.politics.status, spain: 'anti' } };
    const table = tableAt(g).dice(5);
    expect(fleets(table)).toEqual(
      expect.arrayContaining(['france 2 S atlantic sea', 'spain 3 S B5 port', 'england 2 S B5 port']),
    );
  });
});
