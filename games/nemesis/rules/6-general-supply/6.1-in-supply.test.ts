import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { position, type Position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';
import { supplyRoute } from './6.1-in-supply.ts';

const MILAN = '4227';
const SOUTH_OF_MILAN = '4228';
const NORTH_OF_MILAN = '4226';
const BERGAMO = '4127';
const SONDRIO = '4126';
const depotAtMilan = { depots: { french: [MILAN] } };

describe('6.1 being in general supply', () => {
  test('6.1 a unit in a city with a friendly Depot is in supply', () => {
    expect(withoutRoute({ french: { [MILAN]: ['f99-ci'] }, ...depotAtMilan })).toEqual([]);
    expect(withoutRoute({ french: { [MILAN]: ['f99-ci'] } })).toEqual(['f99-ci']);
  });

  test('6.1 a unit from which a route leads to such a city is in supply', () => {
    expect(withoutRoute({ french: { [SONDRIO]: ['f99-Deso'] }, ...depotAtMilan })).toEqual([]);
  });

  test('6.1 a Depot of the enemy feeds nobody', () => {
    const depots = { coalition: [BERGAMO] };
    expect(withoutRoute({ french: { [NORTH_OF_MILAN]: ['f99-Deso'] }, depots })).toEqual(['f99-Deso']);
  });

  test('6.1 each unit of a stack without a route is named, and the range with it', () => {
    const french = { [SOUTH_OF_MILAN]: ['f99-ci', 'f99-Geno'] };
    expect(withoutRoute({ french })).toEqual(['f99-ci', 'f99-Geno']);
  });

  test('6.1 a besieged depot still supplies a unit within reach (A-69)', () => {
    const besieged = {
      french: { [MILAN]: ['f99-ci'], [SOUTH_OF_MILAN]: ['f99-Geno'] },
      coalition: { [NORTH_OF_MILAN]: ['a99-Gotte', 'a99-Lipt'] },
      depots: { french: [MILAN], coalition: [BERGAMO] },
    };
    expect(withoutRoute(besieged)).toEqual([]);
  });

  test('6.1 the cheapest route names its Depot and its hexes', () => {
    const g = position({ french: { [SONDRIO]: ['f99-Deso'] }, ...depotAtMilan });
    const route = (hex: string) => supplyRoute(g, 'french', hex as HexId);
    expect(route(SONDRIO)).toEqual({ depot: MILAN, cost: 2, path: [NORTH_OF_MILAN, MILAN] });
    expect(route(MILAN)).toEqual({ depot: MILAN, cost: 0, path: [] });
    expect(route('4530')).toBeUndefined();
  });

  test('6.1 of two ways of one length it takes the one that is open', () => {
    const g = position({
      french: { '4327': ['f99-Geno'] },
      coalition: { '4328': ['a99-Lipt'] },
      depots: { french: ['4428'] },
    });
    expect(supplyRoute(g, 'french', '4327' as HexId)?.path).toEqual(['4427', '4428']);
  });

  test('6.1 nor does it cross an unbridged river because that would be as short', () => {
    const g = position({ french: { '3827': ['f99-Hatry'] }, depots: { french: ['4027'] } });
    expect(supplyRoute(g, 'french', '3827' as HexId)?.path).toEqual(['3927', '4027']);
  });

  test('6.1 nor does it lead through an enemy city that nobody holds (6.2 bp2)', () => {
    const route = (french: Position['french']) =>
      supplyRoute(position({ depots: { french: ['3226'] }, french: french ?? {} }), 'french', '3426' as HexId)?.path;
    expect(route({ '3426': ['f99-mg'] })).toEqual(['3327', '3226']);
    expect(route({ '3426': ['f99-mg'], '3326': ['f99-Geno'] })).toEqual(['3326', '3226']);
  });

  test('6.1 it ends at a Depot left alone in an enemy city (A-08)', () => {
    const g = position({ french: { '3928': ['f99-mg'] }, depots: { french: ['3828'] } });
    expect(supplyRoute(g, 'french', '3928' as HexId)).toEqual({ depot: '3828', cost: 1, path: ['3828'] });
  });

  test('6.1 the route keeps clear of what is closed to it', () => {
    const held = { coalition: { [SOUTH_OF_MILAN]: ['a99-Gotte'] }, ...depotAtMilan };
    const g = position({ french: { '4128': ['f99-Geno'] }, ...held });
    expect(supplyRoute(g, 'french', '4128' as HexId)).toEqual({
      depot: MILAN,
      cost: 3,
      path: [BERGAMO, NORTH_OF_MILAN, MILAN],
    });
  });
});
