import { describe, expect, test } from 'vitest';
import { warAndPeace } from '../../game.ts';
import { PLAYERS } from '../../catalogue/ids.ts';
import { SCENARIOS, playersOf } from '../../scenario/scenario.ts';
import { hexId } from '../../catalogue/map.ts';
import { holderOf, leadersAt, pointsOf } from '../../state/index.ts';
import { setUp, setUpAsUsual } from '../../scenario/set-up.ts';
import { STANDARD } from '../../scenario/agreed.ts';
import { at, city, position, standing } from '../../testing/position.ts';
import { activeSeats, isDirectlyControlled, seatOf, seats } from '../D-players/D.3-seats.ts';
import { play } from '@bivouac/testing';

describe('E the turn', () => {
  test('E.1, E.2, E.3 neutrals, the French side and their enemies follow each other, phase by phase', () => {
    const table = at({ clock: { segment: 'month' }, forces: {} });
    const seen: string[] = [];
    for (let stage = 0; stage < 200 && table.state.clock.month === 9; stage++) {
      const { segment, phase } = table.state.clock;
      if (seen.at(-1) !== `${segment} ${phase}`) seen.push(`${segment} ${phase}`);
      const [question] = table.questions();
      if (question?.by === 'chance') table.dice(2);
      else if (question) table.pick(question.by, (answer) => answer === question.answers.at(-1));
    }
    expect(seen).toEqual([
      'neutral production',
      'pro naval',
      'pro attrition',
      'pro alliance',
      'pro production',
      'pro ground',
      'anti naval',
      'anti attrition',
      'anti alliance',
      'anti production',
      'anti ground',
    ]);
  });
  test('E.4 the marker is advanced, and after August 1815 the game ends', () => {
    const table = at({ clock: { year: 1815, month: 8, segment: 'anti', phase: 'combat' }, forces: {} });
    expect(table.result?.because.params).toEqual({ condition: 'C.8' });
  });
  test('E.2.e allies move at the same time, each when they like', () => {
    const table = at({ players: '4', clock: { segment: 'anti', phase: 'ground' } });
    expect(table.questions().map(({ by }) => by)).toEqual(['england', 'austria', 'russia']);
    table.answer('russia', 'done');
    expect(table.questions().map(({ by }) => by)).toEqual(['england', 'austria']);
  });
  test('E.1.c with two players nobody moves a neutral Prussia, with more its player does', () => {
    expect(activeSeats(position({ clock: { segment: 'neutral' } }))).toEqual([]);
    expect(activeSeats(position({ players: '4', clock: { segment: 'neutral' } }))).toEqual(['austria']);
  });
  test('O.4.c, O.4.f WX1: one die makes the weather of all three areas; the first month is fair', () => {
    const table = at({
      clock: { year: 1805, month: 11, segment: 'month' },
      agreed: { weather: true },
      forces: {},
    }).dice(5);
    expect(table.state.weather).toEqual(['Poor', 'Poor', 'Cold']);
    expect(at({ clock: { segment: 'month' }, agreed: { weather: true }, forces: {} }).state.weather).toEqual([
      'Fair',
      'Fair',
      'Fair',
    ]);
  });
});

describe('D players', () => {
  test('D.3 seats for one to five; one person alone holds those of two', () => {
    expect(PLAYERS.map((players) => seats({ scenario: '1805', players }))).toEqual([
      ['france', 'england'],
      ['france', 'england'],
      ['france', 'england', 'russia'],
      ['france', 'england', 'austria', 'russia'],
      ['france', 'england', 'austria', 'russia', 'spain'],
    ]);
    expect(SCENARIOS.map(playersOf)).toEqual([PLAYERS, ['solo', '2', '3', '4'], ['solo', '2', '3'], PLAYERS]);
  });
  test('D.3 who commands: the faction with two players, the seat with more; Spain follows its status', () => {
    expect(seatOf(position({ status: { austria: 'pro' } }), 'austria')).toBe('france');
    expect(seatOf(position({ players: '4', status: { austria: 'pro' } }), 'austria')).toBe('austria');
    expect((['3', '4', '5'] as const).map((players) => seatOf(position({ players }), 'spain'))).toEqual([
      'france',
      'france',
      'spain',
    ]);
    expect(seatOf(position({ players: '4', status: { spain: 'anti' } }), 'spain')).toBe('england');
    expect(seatOf(position({ players: '4' }), 'portugal')).toBe('england');
  });
  test('D.3 states that the alliance die cannot touch, by the number of players', () => {
    expect(
      (['2', '3', '4', '5'] as const).map((players) => isDirectlyControlled({ scenario: '1805', players }, 'austria')),
    ).toEqual([false, false, true, true]);
    expect(isDirectlyControlled({ scenario: '1805', players: '5' }, 'spain')).toBe(true);
  });
  test('D.1, D.2 the political start', () => {
    const { politics } = position({});
    expect(politics.status).toEqual({
      france: 'pro',
      spain: 'pro',
      england: 'anti',
      austria: 'anti',
      russia: 'anti',
      prussia: 'neutral',
    });
    expect(politics.minors).toMatchObject({
      bavaria: { controller: 'france' },
      saxony: { controller: 'prussia' },
      portugal: { controller: 'england' },
      denmark: { status: 'neutral' },
      naples: { status: 'unformed' },
    });
    expect(['munich', 'hanover'].map((id) => holderOf(position({}), city(id)))).toEqual(['austria', 'france']);
  });
});

describe('P deployment', () => {
  const g = setUpAsUsual('1805', '2', STANDARD);
  const total = (nation: string): readonly [number, number] => [
    pointsOf(g.troops.filter((troop) => troop.nation === nation)),
    g.ships.filter((ship) => ship.nation === nation && ship.kind === 'S').reduce((sum, { sp }) => sum + sp, 0),
  ];
  test('P.1, P.2.a, P.2.b, P.3.a, P.4.a, P.5.a, P.5.b, P.6, P.7.a, P.7.b the forces of every state', () => {
    expect(
      (
        [
          'france',
          'bavaria',
          'holland',
          'england',
          'portugal',
          'russia',
          'austria',
          'prussia',
          'saxony',
          'spain',
          'denmark',
          'sweden',
        ] as const
      ).map((nation) => [nation, ...total(nation)]),
    ).toEqual([
      ['france', 63, 9],
      ['bavaria', 4, 0],
      ['holland', 4, 0],
      ['england', 9, 12],
      ['portugal', 5, 1],
      ['russia', 39, 1],
      ['austria', 40, 0],
      ['prussia', 23, 0],
      ['saxony', 4, 0],
      ['spain', 20, 4],
      ['denmark', 6, 3],
      ['sweden', 11, 1],
    ]);
  });
  test('F.6.a every blockade of the set-up is as strong as the squadrons inside', () => {
    for (const { at: port, sp } of g.ships.filter(({ station }) => station === 'blockade'))
      expect(
        g.ships
          .filter((ship) => ship.at === port && ship.station === 'port' && ship.kind === 'S')
          .reduce((sum, ship) => sum + ship.sp, 0),
      ).toBe(sp);
  });
  test('P.1 a group within a hex of Strasbourg is placed as history did, or piece by piece', () => {
    const table = play(warAndPeace, { scenario: '1805' });
    expect(table.asked().prompt.key).toBe('setUp.usual');
    table
      .answer('france', 'choose')
      .answer('france', { leader: 'napoleon', at: 'Z21' })
      .answer('france', { leader: 'lannes', at: 'Y21' })
      .answer('france', { leader: 'ney', at: 'Y21' });
    table.answer('france', { unit: 'I', sp: 5, at: 'Y21' }).answer('france', { unit: 'I', sp: 3, at: 'Z21' });
    expect(standing(table.state, 'Y21')).toEqual(['france 5 I']);
    expect(table.asked().answers.some((answer) => answer['at'] === 'AA15')).toBe(false);
  });
  test('P the historic naval set-up changes fleets, and nothing on land but Cairo', () => {
    const historic = setUp('1805', '2', { ...STANDARD, historicNavalSetUp: true });
    const squadrons = (nation: string): number =>
      historic.ships.filter((ship) => ship.nation === nation && ship.kind === 'S').reduce((sum, { sp }) => sum + sp, 0);
    expect([squadrons('france'), squadrons('spain'), squadrons('england')]).toEqual([9, 6, 13]);
    expect(leadersAt(historic, hexId('FF12')).map(({ id }) => id)).toContain('nelson');
    expect(standing(historic, 'BOX-CAIRO')).toEqual(['england 4 I']);
  });
  test('P a shorter start finds its sieges, blockades and expeditions', () => {
    const germany = setUpAsUsual('1813', '2', STANDARD);
    expect(germany.sieges.map((siege) => siege.city).sort()).toEqual(['danzig', 'kustrin', 'stettin', 'thorn']);
    expect(
      setUpAsUsual('1812', '2', STANDARD)
        .troops.filter(({ bond }) => bond === 'expedition')
        .map(({ nation }) => nation),
    ).toEqual(expect.arrayContaining(['austria', 'prussia']));
  });
});
