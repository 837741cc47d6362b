import { describe, expect, test } from 'vitest';
import { hexId, zonesOf } from '../../catalogue/map.ts';
import { kindCard, shipLimits } from '../../catalogue/pieces.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { zoneCards, zoneId } from '../../catalogue/seas.ts';
import { at, position, standing } from '../../testing/position.ts';
import { englishSail, fleets, frenchSail, unmolested } from '../../testing/fleets.ts';
import { mayCombine } from './F.2-fleets.ts';
import { routesFrom, stepsFrom, watersOf } from './F.2-routes.ts';

describe('F.1, F.2, F.11 fleets', () => {
  test('F.1.a, F.1.c there are squadrons and transports, and transports do not fight', () => {
    expect([kindCard('S').arm, kindCard('T').arm]).toEqual(['naval', 'naval']);
    const table = englishSail({
      ships: { EE12: ['england 2 T port'], U12: ['france 1 S coast'] },
      cities: { rochefort: 'england' },
    })
      .answer('england', { kind: 'sail', at: 'EE12' })
      .answer('england', { squadrons: 0, transports: 2 })
      .answer('england', 'done');
    unmolested(table.answer('england', { to: 'U12' }));
    expect(table.events('naval.round')).toEqual([]);
  });
  test('F.1.d Austria and Prussia have no ships; Denmark, Portugal and Sweden have', () => {
    const nations = shipLimits.map(({ nation }) => nation);
    expect(nations).toEqual(expect.arrayContaining(['denmark', 'portugal', 'sweden', 'spain', 'russia']));
    expect(nations.some((nation) => nation === 'austria' || nation === 'prussia')).toBe(false);
  });
  test('F.2.b ships of one faction that begin in one place sail as a combined fleet', () => {
    const table = frenchSail({ ships: { B5: ['france 2 S port', 'spain 3 S port'] } })
      .answer('france', { kind: 'sail', nation: 'france' })
      .answer('france', { squadrons: 2 })
      .answer('france', { kind: 'joinFleet', nation: 'spain' })
      .answer('france', { squadrons: 2 });
    unmolested(table.answer('france', { to: 'atlantic' }));
    expect(fleets(table)).toEqual(['spain 1 S B5 port', 'france 2 S atlantic sea', 'spain 2 S atlantic sea']);
  });
  test('F.2.b, E.2.e a player asks before an ally’s ships are taken along', () => {
    const table = frenchSail({ players: '5', ships: { B5: ['france 1 S port', 'spain 1 S port'] } })
      .answer('france', { kind: 'sail', nation: 'france' })
      .answer('france', { kind: 'joinFleet' })
      .answer('spain', 'no');
    unmolested(table.answer('france', { to: 'atlantic' }));
    expect(fleets(table)).toContain('spain 1 S B5 port');
  });
  test('F.2.c Russians and Swedes combine with nobody, and with each other only while Sweden is Russia’s', () => {
    const g = position({});
    expect([
      mayCombine(g, 'russia', 'england'),
      mayCombine(g, 'russia', 'sweden'),
      mayCombine(g, 'france', 'spain'),
    ]).toEqual([false, false, true]);
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, sweden: { status: 'satellite', controller: 'russia' } } };
    expect([mayCombine(g, 'sweden', 'russia'), mayCombine(g, 'sweden', 'england')]).toEqual([true, false]);
    const table = englishSail({ ships: { baltic: ['england 1 S sea', 'russia 1 S sea'] } }).answer('england', {
      kind: 'sail',
      nation: 'england',
    });
    expect(table.asked().prompt.key).toBe('naval.where');
  });
  test('F.2.e, F.2.j sixteen zones; Gibraltar, Brest and Copenhagen lie on two; London and Bordeaux open to theirs', () => {
    expect(zoneCards).toHaveLength(16);
    expect(['A7', 'Z7', 'NN26'].map((hex) => watersOf(hexId(hex)).length)).toEqual([2, 2, 2]);
    expect([cityAt('FF12')?.port, cityAt('R12')?.port]).toEqual([['north_sea'], ['atlantic']]);
    expect(zonesOf(hexId('FF13'))).toEqual(['north_sea']);
    expect(stepsFrom(hexId('R12'))).toContainEqual({ to: zoneId('atlantic'), cost: 1 });
    expect(routesFrom(hexId('FF12')).find(({ to }) => to === zoneId('north_sea'))?.way).toEqual(['north_sea']);
  });
  test('F.11 a fleet calls at a port, picks up ships that have not moved, and goes on with what it has left', () => {
    const table = frenchSail({ ships: { Z7: ['france 1 S port'], U12: ['france 2 S port'] } })
      .answer('france', { kind: 'sail', at: 'Z7' })
      .answer('france', { kind: 'callAt', at: 'U12' });
    unmolested(table).answer('france', { kind: 'joinFleet', at: 'U12' }).answer('france', { squadrons: 2 });
    unmolested(table.answer('france', { to: 'R12' }));
    expect(fleets(table)).toEqual(['france 3 S R12 port']);
  });
  test('F.11 a detachment that is dropped off moves no farther', () => {
    const table = frenchSail({ ships: { Z7: ['france 3 S port'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', { kind: 'callAt', at: 'U12' })
      .answer('france', { kind: 'dropOff' })
      .answer('france', { squadrons: 1 })
      .answer('france', { to: 'R12' });
    expect(fleets(table)).toEqual(['france 2 S R12 port', 'france 1 S U12 port']);
    expect(table.state.clock.phase).not.toBe('naval');
  });
  test('F.10.h, F.10.g Nelson goes with the ships that he joins, never on land, and stays with those who stay', () => {
    const table = (aboard: 'yes' | 'no') => {
      const start = englishSail({ ships: { EE12: ['england 2 S port'] }, nelson: 'EE12' });
      return start
        .answer('england', { kind: 'sail' })
        .answer('england', { squadrons: 1 })
        .answer('england', aboard)
        .answer('england', { to: 'atlantic' });
    };
    const where = (aboard: 'yes' | 'no'): unknown => table(aboard).state.leaders.find(({ id }) => id === 'nelson')?.at;
    expect([where('yes'), where('no')]).toEqual(['atlantic', 'EE12']);
    const ground = at({ clock: { segment: 'anti' }, forces: { EE12: ['england 1 I', 'moore'] }, nelson: 'EE12' });
    expect(ground.refusal('england', { kind: 'march', leader: 'nelson' }).rule).toBe('F.10.g');
  });
  test('E.1 a player’s neutral fleet sails and fights nobody; ships of a neutral that nobody plays go home', () => {
    const clock = { segment: 'neutral', phase: 'naval' } as const;
    const machines = { RUSSIA: 'rollable' };
    const table = at({
      clock,
      players: '4',
      status: { russia: 'neutral' },
      machines,
      forces: {},
      ships: { WW42: ['russia 1 S port'], baltic: ['france 2 S sea'] },
    });
    table.answer('russia', { kind: 'sail' }).answer('russia', { to: 'baltic' });
    expect(table.events('naval.intercepted')).toEqual([]);
    expect(fleets(table)).toContain('russia 1 S baltic sea');
    const home = at({
      clock,
      status: { russia: 'neutral' },
      machines,
      forces: {},
      ships: { baltic: ['russia 1 S sea'] },
    });
    expect(home.state.ships[0]?.station).toBe('port');
    expect(standing(home.state, 'baltic')).toEqual([]);
  });
});
