import { describe, expect, test } from 'vitest';
import { boxCards, cityAt, cityCard, cityCards, cityId, isPort } from './cities.ts';
import { machines } from './machines.ts';
import { areAdjacent, distance, hexCards, hexId, isCoastal, overland, sideBetween, sidesOf } from './map.ts';
import { groupOf, initialPool, januaryDraft, minorCards } from './nations.ts';
import { kindCard, leaderCards, leaderId, moraleOf } from './pieces.ts';
import { zoneCards, zoneId, zonesBeside } from './seas.ts';
import { attritionLoss, landLoss, landResult, navalDamage, navalResult, oddsOf, weatherOf } from './tables.ts';

describe('the map', () => {
  test('B.1 has four boards of land hexes', () => {
    expect(hexCards).toHaveLength(1142);
    expect([1, 2, 3, 4].map((board) => hexCards.filter((hex) => hex.board === board).length)).toEqual([
      157, 253, 389, 343,
    ]);
  });
  test('B.1 every side is the same seen from both hexes', () => {
    for (const { id } of hexCards)
      for (const { to, river, sea } of sidesOf(id)) {
        const back = sideBetween(to, id);
        expect({ id, to, river: back?.river, sea: back?.sea }).toEqual({ id, to, river, sea });
      }
  });
  test('K.5 Boulogne and Dover face each other across the sea', () => {
    expect(sideBetween(hexId('DD14'), hexId('EE14'))?.sea).toBe(true);
    expect(overland(hexId('DD14'))).not.toContain('EE14');
  });
  test('F.2.j London and Bordeaux lie beside the hexes that the rulebook names', () => {
    expect(areAdjacent(hexId('FF12'), hexId('FF13'))).toBe(true);
    expect(areAdjacent(hexId('R12'), hexId('S12'))).toBe(true);
    for (const id of ['london', 'bordeaux']) expect(isPort(cityCard(cityId(id)))).toBe(true);
  });
  test('the distance of Toulon and Paris is twelve hexes', () => {
    expect(distance(hexId('O19'), hexId('AA15'))).toBe(12);
    expect(distance(hexId('AA15'), hexId('O19'))).toBe(12);
  });
  test('F.2.d every city on the coast is a port, and every port lies on the coast or up a river', () => {
    expect(cityCards.filter((city) => isCoastal(city.hex) && !isPort(city))).toEqual([]);
  });
  test('C.1.c, C.1.d 37 cities have a production symbol, and 59 an anchor beside two boxes', () => {
    expect(cityCards.filter(({ production }) => production)).toHaveLength(37);
    expect(cityCards.filter(isPort)).toHaveLength(59);
    expect(boxCards.filter(({ port }) => port)).toHaveLength(2);
  });
  test('F.2.e Gibraltar, Brest, Plymouth and Copenhagen open to two zones', () => {
    expect(
      cityCards
        .filter(({ port }) => port.length > 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['brest', 'copenhagen', 'gibraltar', 'plymouth']);
  });
  test('every city is found by its hex', () => {
    expect(cityAt('AA15')?.id).toBe(cityId('paris'));
  });
});

describe('the sea', () => {
  test('F.2.e has sixteen zones, four of them European', () => {
    expect(zoneCards).toHaveLength(16);
    expect(zoneCards.filter(({ kind }) => kind === 'european')).toHaveLength(4);
  });
  test('F.2.g the Atlantic leads to the North Sea and to the North Atlantic', () => {
    expect(zonesBeside(zoneId('atlantic'))).toEqual(expect.arrayContaining(['north_sea', 'north_atlantic']));
  });
});

describe('the pieces', () => {
  test('J.2.d prices are those of the rulebook, in half points', () => {
    expect(
      (['S', 'T', 'GC', 'GI', 'C', 'I', 'CC', 'L', 'M', 'P'] as const).map((kind) => kindCard(kind).halfPoints),
    ).toEqual([10, 10, 6, 4, 4, 2, 2, 1, 1, 1]);
  });
  test('F.10 Nelson is the only naval leader', () => {
    expect(leaderCards.filter(({ naval }) => naval).map(({ id }) => id)).toEqual([leaderId('nelson')]);
  });
  test('M.3.d, K.1.c, H.4.a Cossacks and partisans have no morale, Swedes have one', () => {
    expect([moraleOf('russia', 'CC', null), moraleOf('spain', 'P', null), moraleOf('sweden', 'I', 'france')]).toEqual([
      0, 0, 1,
    ]);
  });
  test('J.3.c a Bavarian is a Frenchman by his colours, and Landwehr under Austria', () => {
    expect([
      moraleOf('bavaria', 'I', 'france'),
      moraleOf('bavaria', 'L', 'austria'),
      moraleOf('poland', 'I', 'france'),
    ]).toEqual([1, 0, 2]);
  });
});

describe('the force pools', () => {
  test('G.1.a seventeen minor states in four groups', () => {
    expect(minorCards).toHaveLength(17);
    expect(groupOf('switzerland')).toBe('italian');
  });
  test('J.1.f a January adds to the pool', () => {
    expect(initialPool('france').units).toEqual({ I: 8, C: 2 });
    expect(januaryDraft('france', 1806)).toEqual({ units: { I: 8, GI: 1, C: 2 }, leaders: ['murat', 'augereau'] });
  });
});

describe('the tables', () => {
  test('SG O.2 odds', () => {
    expect([oddsOf(10, 10), oddsOf(15, 10), oddsOf(20, 10), oddsOf(29, 10), oddsOf(30, 10), oddsOf(41, 10)]).toEqual([
      '1:1',
      '3:2',
      '2:1',
      '2:1',
      '3:1',
      '4:1',
    ]);
  });
  test('SG O.3 results are read by odds and modified dice', () => {
    expect(landResult('1:1', 10)).toEqual({
      larger: { loss: 2, demoralised: 0, retreats: false },
      smaller: { loss: 4, demoralised: 1, retreats: false },
    });
    expect(landResult('4:1', 99).smaller).toEqual({ loss: 6, demoralised: 3, retreats: true });
    expect([landLoss(4, 14), landLoss(2, 14)]).toEqual([3, 1]);
  });
  test('SG G.2 attrition grows with the stack', () => {
    expect([attritionLoss(7, 18), attritionLoss(-3, 18), attritionLoss(4, 5)]).toEqual([3, 0, 0]);
  });
  test('F.7 example: three against three, a modified 4 damages one English and drives the French off', () => {
    expect(navalResult('1:1', 4)).toEqual({ larger: ['D'], smaller: ['R'] });
    expect([navalDamage('D', 3), navalDamage('R', 3)]).toEqual([1, 1]);
  });
  test('O.4.c November at a 5 is poor, and cold one row on', () => {
    expect([weatherOf(11, 5), weatherOf(11, 6)]).toEqual(['Poor', 'Cold']);
  });
});

test('every political machine can leave what it can enter', () => {
  for (const { id, states, transitions } of machines)
    for (const { id: one, from, to } of transitions) {
      for (const state of from) expect(states, `${id} ${one}`).toContain(state);
      for (const state of to) expect([...states, 'same'], `${id} ${one}`).toContain(state);
    }
});
