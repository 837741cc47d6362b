import { describe, expect, test } from 'vitest';
import {
  type Board,
  board,
  distance,
  type Hex,
  hexAt,
  isDifficultEntry,
  type Link,
  linkTo,
  marchCost,
} from './board.ts';
import type { HexId } from './ids.ts';
import { neighboursOnMap } from './map.ts';
import { isFriendlyIn } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { checkScenario, type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { position } from '../testing/position.ts';

const italy = shippedScenarios.get('1799') as Scenario;
const map: Board = board(italy);
const g = position({});
const hex = (id: string): Hex => hexAt(map, id as HexId);
const link = (from: string, to: string): Link => {
  const found = linkTo(hex(from), to as HexId);
  if (!found) throw new Error(`${from} and ${to} are no neighbours`);
  return found;
};

describe('18.5 the playable area of 1799', () => {
  test('18.5 seventy-nine hexes, in the order of their numbers', () => {
    expect(map.hexes.length).toBe(79);
    expect(map.hexes.map(({ id }) => id)).toEqual(map.hexes.map(({ id }) => id).toSorted());
    map.hexes.forEach((each, index) => expect(each.index).toBe(index));
  });

  test('18.5 in that order however a scenario lists them', () => {
    const upsideDown = board(checkScenario({ ...structuredClone(italy), playable: italy.playable.toReversed() }));
    expect(upsideDown.hexes.map(({ id }) => id)).toEqual(map.hexes.map(({ id }) => id));
  });

  test('18.5 Klagenfurt, 3823 and 3824 belong to it; nothing beyond is in play', () => {
    expect(hex('3325').city?.name.en).toBe('Klagenfurt');
    expect(hex('3823').city?.name.en).toBe('Innsbruck');
    expect(hex('3824').terrain).toBe('mountain');
    expect(map.byId.has('3324' as HexId)).toBe(false);
    expect(() => hex('3324')).toThrow('hex 3324 is not in play');
  });

  test('18.6 the sources', () => {
    expect(map.sources.coalition.map(({ id }) => id)).toEqual(['3325']);
    expect(map.sources.french.map(({ id }) => id)).toEqual(['4528', '4530', '4030', '3930', '3830', '3730', '3630']);
  });

  test('18.5 north of the Po and east of the Adige is friendly to the Coalition for good', () => {
    expect([1, 5, 6, 13].map((turn) => isFriendlyIn(g, 'coalition', '3827' as HexId, turn))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([1, 13].map((turn) => isFriendlyIn(g, 'french', '3827' as HexId, turn))).toEqual([false, false]);
    expect(hex('3827').zone.blocksRoutesOf).toEqual(['french']);
  });

  test('18.5 the rest is friendly to both through turn 5, and stops nobody’s routes', () => {
    for (const side of ['coalition', 'french'] as const)
      expect([1, 5, 6].map((turn) => isFriendlyIn(g, side, '3928' as HexId, turn))).toEqual([true, true, false]);
    expect(hex('3928').zone.blocksRoutesOf).toEqual([]);
  });

  test('a hex in no zone is friendly to nobody', () => {
    const bare = board(checkScenario({ ...structuredClone(italy), zones: [] }));
    expect(hexAt(bare, '3827' as HexId).zone.friendlyTo).toEqual([]);
    expect(hexAt(bare, '3827' as HexId).zone.blocksRoutesOf).toEqual([]);
  });
});

describe('2.3 adjacency', () => {
  test('2.3 links go both ways and agree on what lies between', () => {
    for (const from of map.hexes) {
      for (const { to, hex: other, ...side } of from.links) {
        const { hex: home, ...back } = link(to, from.id);
        expect([other.id, home.id]).toEqual([to, from.id]);
        expect(back).toMatchObject({ open: side.open, river: side.river, bridge: side.bridge, pass: side.pass });
      }
    }
  });

  test('2.3 they lead to every neighbour in play, clockwise from the north', () => {
    for (const from of map.hexes) {
      const around = neighboursOnMap(from.id).filter(({ id }) => map.byId.has(id));
      expect(from.links.map(({ to }) => to)).toEqual(around.map(({ id }) => id));
      expect(from.neighbours.map(({ id }) => id)).toEqual(from.links.map(({ to }) => to));
    }
    expect(hex('3827').links.map(({ to }) => to)).toEqual(['3826', '3727', '3728', '3828', '3928', '3927']);
  });

  test('2.3 distance is a straight count', () => {
    expect(distance(hex('3827'), hex('3827'))).toBe(0);
    expect(distance(hex('3827'), hex('3927'))).toBe(1);
    expect(distance(hex('3827'), hex('4428'))).toBe(6);
    expect(distance(hex('3325'), hex('4530'))).toBe(12);
  });
});

describe('2.2 rivers and bridges', () => {
  test('2.2 the Adige is bridged from Verona to Peschiera, not to Mantua', () => {
    expect(link('3827', '3927')).toMatchObject({ river: true, bridge: true, open: true });
    expect(link('3827', '3928')).toMatchObject({ river: true, bridge: false, open: true });
  });

  test('2.2 the Po is bridged from Mantua to Modena, not to Parma', () => {
    expect(link('3928', '3929')).toMatchObject({ river: true, bridge: true });
    expect(link('3928', '4028')).toMatchObject({ river: true, bridge: false });
  });

  test('2.2 no river runs between Padua and Treviso', () => {
    expect(link('3728', '3727')).toMatchObject({ river: false, bridge: false });
  });
});

describe('2.2 barred sides', () => {
  test('2.2 Lake Garda lies between Peschiera and the mountains above it', () => {
    expect(link('3927', '3926')).toMatchObject({ open: false, lake: true, summerCost: Infinity });
    expect(link('3927', '4026')).toMatchObject({ open: false, lake: true });
  });

  test('2.2 the lagoon parts Venice from the mouth of the Adige', () => {
    expect(link('3627', '3628')).toMatchObject({ open: false, strait: true, lake: false });
  });

  test('2.2 a mountainside without a pass is closed both ways', () => {
    expect(link('3927', '3826')).toMatchObject({ open: false, lake: false, strait: false, pass: false });
    expect(link('3826', '3927').open).toBe(false);
    expect(link('3827', '3826').open).toBe(true);
  });

  test('2.2 a bridge does not open a mountainside', () => {
    expect(link('4428', '4529')).toMatchObject({ bridge: true, open: false });
  });

  test('18.6 nothing leads through 4529 between the two French sources', () => {
    expect(hex('4529').links.map(({ open }) => open)).not.toContain(true);
  });

  test('2.2 the sea is no neighbour, and barred neighbours still are', () => {
    expect(hex('3428').neighbours.map(({ id }) => id)).toEqual(['3427', '3328']);
    expect(hex('3927').neighbours.map(({ id }) => id)).toContain('3926');
  });
});

describe('2.2 what a march costs', () => {
  const costs = (from: string, to: string) => [false, true].map((winter) => marchCost(link(from, to), winter));

  test.each([
    ['clear ground', '3728', '3727', [1, 1]],
    ['rough ground', '4128', '4129', [2, 2]],
    ['rough ground by road', '3727', '3726', [1, 1]],
    ['rough ground by a pass', '3725', '3726', [1, 2]],
    ['the marsh of Venice', '3728', '3627', [2, 2]],
    ['a mountain by its pass', '3827', '3826', [1, 2]],
    ['clear ground below a pass', '3826', '3827', [1, 1]],
    ['clear ground over a river', '3827', '3928', [1, 1]],
    ['a closed side', '3927', '3926', [Infinity, Infinity]],
  ])('2.2 %s: from %s into %s', (_what, from, to, expected) => {
    expect(costs(from, to)).toEqual(expected);
  });

  test('11.11 a withdrawal finds difficult what a march pays twice for', () => {
    expect(isDifficultEntry(link('4128', '4129'), false)).toBe(true);
    expect(isDifficultEntry(link('3727', '3726'), true)).toBe(false);
    expect(isDifficultEntry(link('3827', '3826'), false)).toBe(false);
    expect(isDifficultEntry(link('3827', '3826'), true)).toBe(true);
    expect(isDifficultEntry(link('3728', '3627'), false)).toBe(true);
  });
});

test('a scenario has one board', () => {
  expect(board(italy)).toBe(map);
  expect(board(checkScenario(structuredClone(italy)))).not.toBe(map);
});

test('the cities of the playable area', () => {
  expect(map.cities.length).toBe(41);
  expect([hex('3928').city?.name.fr, hex('3928').fortified]).toEqual(['Mantoue', true]);
  expect([hex('4227').city?.name.fr, hex('4227').fortified]).toEqual(['Milan', false]);
  expect([hex('3824').city, hex('3824').fortified]).toEqual([undefined, false]);
});

test('a hex can be printed and compared, though hexes know each other', () => {
  expect(Object.keys(hex('3928'))).not.toContain('links');
  expect(JSON.parse(JSON.stringify(hex('3928')))).toMatchObject({ id: '3928', terrain: 'clear' });
});
