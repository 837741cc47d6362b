import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY, type Position, WINTER_ITALY } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const MILAN = '4227';
const NORTH_OF_MILAN = '4226';
const SOUTH_OF_MILAN = '4228';
const BERGAMO = '4127';
const SONDRIO = '4126';
const PIACENZA = '4128';
const PADUA = '3728';
const LEGNAGO = '3828';
const MANTUA = '3928';
const PESCHIERA = '3927';
const MODENA = '3929';

/** Desolles at Sondrio is fed from Milan by the pass alone: Sondrio, 4226, Milan. */
const sondrio = (coalition: Position['coalition'] = {}, more: Partial<Position> = {}) =>
  withoutRoute({
    french: { [SONDRIO]: ['f99-Deso'], ...more.french },
    coalition,
    depots: { french: [MILAN] },
    ...(more.disrupted ? { disrupted: more.disrupted } : {}),
  }).includes('f99-Deso');

describe('6.2 bp1 the enemy on the route', () => {
  test('6.2 nothing stands in the way', () => {
    expect(sondrio()).toBe(false);
  });

  test('6.2 an enemy stack on the route cuts it, disrupted or not', () => {
    expect(sondrio({ [NORTH_OF_MILAN]: ['a99-Lipt'] })).toBe(true);
    expect(sondrio({ [NORTH_OF_MILAN]: ['a99-Lipt'] }, { disrupted: ['a99-Lipt'] })).toBe(true);
  });

  test('6.2 a lone enemy commander does not block a supply route (A-61)', () => {
    expect(sondrio({ [NORTH_OF_MILAN]: ['Kray'] })).toBe(false);
  });

  test('6.2 nor does an enemy Depot whose city stands empty (A-61)', () => {
    const lacking = withoutRoute({
      french: { [NORTH_OF_MILAN]: ['f99-Deso'] },
      coalition: { [BERGAMO]: ['a99-Lipt'] },
      depots: { french: [PIACENZA], coalition: [MILAN] },
    });
    expect(lacking).not.toContain('f99-Deso');
  });

  test('6.2 bp2 a commander alone does not open an enemy city to a route', () => {
    const wanted = { french: { [PADUA]: ['f99-Geno'], [LEGNAGO]: ['Moreau'] }, depots: { french: ['3729'] } };
    expect(withoutRoute(wanted)).toContain('f99-Geno');
    const held = { ...wanted, french: { ...wanted.french, [LEGNAGO]: ['f99-Hatry'] } };
    expect(withoutRoute(held)).not.toContain('f99-Geno');
  });

  test('6.2 cavalry cuts a route no matter who else stands with it', () => {
    expect(sondrio({ [BERGAMO]: ['a99-Lipt', 'a99-c1', 'a99-a1'] })).toBe(true);
  });

  test('6.2 Cossacks cut a route like other cavalry (A-98)', () => {
    expect(sondrio({ [BERGAMO]: ['r99-k1'] })).toBe(true);
    expect(sondrio({ [BERGAMO]: ['r99-k1'] }, { disrupted: ['r99-k1'] })).toBe(false);
  });

  test('6.2 cavalry across a bridge cuts a supply route (A-07)', () => {
    expect(sondrio({ [BERGAMO]: ['a99-c1'] })).toBe(true);
  });

  test('6.2 disrupted cavalry, infantry and artillery next to the route do not cut it', () => {
    expect(sondrio({ [BERGAMO]: ['a99-c1'] }, { disrupted: ['a99-c1'] })).toBe(false);
    expect(sondrio({ [BERGAMO]: ['a99-Lipt', 'a99-a1'] })).toBe(false);
  });

  test('6.2 a friendly stack on the hex keeps cavalry off the route, disrupted or not', () => {
    const held = { french: { [NORTH_OF_MILAN]: ['f99-Geno'] } };
    expect(sondrio({ [BERGAMO]: ['a99-c1'] }, held)).toBe(false);
    expect(sondrio({ [BERGAMO]: ['a99-c1'] }, { ...held, disrupted: ['f99-Geno'] })).toBe(false);
  });

  test('6.2 a friendly commander alone does not keep cavalry off the route', () => {
    expect(sondrio({ [BERGAMO]: ['a99-c1'] }, { french: { [NORTH_OF_MILAN]: ['Moreau'] } })).toBe(true);
  });

  test('6.2 an unbridged river keeps cavalry off the route', () => {
    const acrossTheTicino = {
      french: { [SOUTH_OF_MILAN]: ['f99-Geno'] },
      coalition: { '4328': ['a99-c1'] },
      depots: { french: [MILAN] },
    };
    expect(withoutRoute(acrossTheTicino)).not.toContain('f99-Geno');
  });

  test('6.2 cavalry across a lake does not reach the route (A-62)', () => {
    expect(sondrio({ '4326': ['a99-c1'] })).toBe(false);
  });

  test('6.2 cavalry of one’s own does not cut the route', () => {
    expect(sondrio({}, { french: { [BERGAMO]: ['f99-c1'] } })).toBe(false);
  });
});

describe('6.2 the ends of the route', () => {
  test('6.2 enemy cavalry next to an empty depot city cuts it off (A-08)', () => {
    expect(sondrio({ [SOUTH_OF_MILAN]: ['a99-c1'] })).toBe(true);
    expect(sondrio({ [SOUTH_OF_MILAN]: ['a99-c1'] }, { french: { [MILAN]: ['f99-ci'] } })).toBe(false);
  });

  test('6.2 a depot left alone in an enemy city still supplies (A-08)', () => {
    expect(withoutRoute({ french: { [PADUA]: ['f99-Geno'] }, depots: { french: [LEGNAGO] } })).toEqual([]);
  });
});

describe('6.2 bp2 enemy cities', () => {
  const beyondLegnago = { french: { [PADUA]: ['f99-Geno'] }, depots: { french: [MANTUA] } };

  test('6.2 an enemy city on the route cuts it', () => {
    expect(withoutRoute(beyondLegnago)).toEqual(['f99-Geno']);
  });

  test('6.2 a friendly stack in the enemy city opens the route', () => {
    const held = { ...beyondLegnago, french: { ...beyondLegnago.french, [LEGNAGO]: ['f99-Hatry'] } };
    expect(withoutRoute(held)).toEqual([]);
  });

  test('6.2 enemy country without a city is no obstacle', () => {
    expect(withoutRoute({ french: { '3527': ['f99-Geno'] }, depots: { french: ['3727'] } })).toEqual([]);
  });

  test('6.2 the city is no obstacle to the side whose it is', () => {
    expect(withoutRoute({ coalition: { [PADUA]: ['a99-Lipt'] }, depots: { coalition: [MANTUA] } })).toEqual([]);
  });

  test('6.2 a city in land friendly to both does not block a route (A-68)', () => {
    const beyondMantua = { depots: { french: [PESCHIERA] }, french: { [MODENA]: ['f99-Hatry'] } };
    expect(withoutRoute(beyondMantua)).toEqual([]);
  });
});

describe('6.2 bp3 rivers', () => {
  const piacenza = (coalition: NonNullable<Position['coalition']>) =>
    withoutRoute({ french: { [PIACENZA]: ['f99-Geno'] }, coalition, depots: { french: [MILAN] } }).includes('f99-Geno');

  test('6.2 a route crosses a river by a bridge, and not elsewhere', () => {
    expect(piacenza({})).toBe(false);
    // Both bridges are in enemy hands; Milan itself lies just across the Po.
    expect(piacenza({ [SOUTH_OF_MILAN]: ['a99-Lipt'], [BERGAMO]: ['a99-Gotte'] })).toBe(true);
  });

  test('6.2 a route does not cross a lake', () => {
    const maggiore = { french: { '4326': ['f99-Geno'] }, depots: { french: [MILAN] } };
    expect(withoutRoute(maggiore)).toEqual([]);
    expect(withoutRoute({ ...maggiore, coalition: { '4327': ['a99-Lipt'] } })).toContain('f99-Geno');
  });

  test('6.2 a route does not cross a mountain hexside without a pass', () => {
    const bozen = { coalition: { '3825': ['a99-Lipt'] }, depots: { coalition: ['3726'] } };
    expect(withoutRoute(bozen)).toEqual([]);
    expect(withoutRoute({ ...bozen, french: { '3824': ['f99-Geno'] } })).toContain('a99-Lipt');
  });
});

describe('6.2 bp4 the length of the route', () => {
  const VENICE = '3627';
  const BELLUNO = '3726';
  const VERONA = '3827';
  const basic = (calendar = ITALY.calendar) =>
    checkScenario({ ...ITALY, id: 'basic-range', calendar, supplyRange: { summer: 5, winter: 3 } });
  const austrians = (hex: string, depot: string, more: Partial<Position> = {}) =>
    withoutRoute({ coalition: { [hex]: ['a99-Lipt'] }, depots: { coalition: [depot] }, ...more });

  test('6.2 a route of five holds, one of six does not', () => {
    const scenario = basic();
    expect(austrians('4127', BELLUNO, { scenario })).toEqual([]);
    expect(austrians('4226', BELLUNO, { scenario })).toEqual(['a99-Lipt']);
  });

  test('6.2 in Winter a route of three holds, one of four does not', () => {
    const scenario = basic(WINTER_ITALY.calendar);
    expect(austrians(LEGNAGO, BELLUNO, { scenario })).toEqual([]);
    expect(austrians(MANTUA, BELLUNO, { scenario })).toEqual(['a99-Lipt']);
  });

  test('6.2 rough entered by a road hexside counts 1, marsh always 2 (A-67)', () => {
    expect(austrians(LEGNAGO, BELLUNO)).toEqual([]);
    expect(austrians(LEGNAGO, VENICE)).toEqual([]);
    expect(austrians(MANTUA, VENICE)).toEqual(['a99-Lipt']);
  });

  test('6.2 rough ground counts two where no road leads in', () => {
    const roadHeld = { french: { '3727': ['f99-Geno'] }, depots: { coalition: [BELLUNO], french: ['3727'] } };
    expect(austrians('3626', BELLUNO, roadHeld)).toEqual([]);
    expect(austrians('3627', BELLUNO, roadHeld)).toEqual([]);
    expect(austrians('3527', BELLUNO, roadHeld)).toEqual([]);
    expect(austrians('3526', BELLUNO, roadHeld)).toEqual(['a99-Lipt']);
  });

  test('6.2 the hex of the unit does not count, the city of the Depot does (A-67)', () => {
    expect(austrians(VENICE, PESCHIERA)).toEqual([]);
    expect(austrians(PESCHIERA, VENICE)).toEqual(['a99-Lipt']);
  });

  test('6.2 in Winter a pass counts two', () => {
    const scenario = WINTER_ITALY;
    expect(austrians('3826', VERONA, { scenario })).toEqual([]);
    expect(austrians(VERONA, '3825')).toEqual([]);
    expect(austrians(VERONA, '3825', { scenario })).toEqual(['a99-Lipt']);
  });

  test('18.7 a supply route of 4 fails and a depot link of 5 holds (A-24)', () => {
    expect(austrians(LEGNAGO, BELLUNO)).toEqual([]);
    expect(austrians(MANTUA, BELLUNO)).toEqual(['a99-Lipt']);
    // Klagenfurt, Villach, 3525, Lienz, 3725, Belluno
    const table = at({ phase: 'newDepots', next: 'coalition', trains: [{ side: 'coalition', hex: BELLUNO }] });
    expect(table.answer('coalition', { kind: 'depot', hex: BELLUNO }).state.depots).toHaveLength(1);
  });

  test('18.7 there is no Winter in March 1799 (A-24)', () => {
    // By the pass above Lienz it is two hexes to Belluno; in the snow it would be four.
    expect(austrians('3624', BELLUNO, { turn: 1 })).toEqual([]);
    expect(austrians('3624', BELLUNO, { turn: 2 })).toEqual([]);
    expect(austrians('3624', BELLUNO, { turn: 2, scenario: WINTER_ITALY })).toEqual(['a99-Lipt']);
  });
});
