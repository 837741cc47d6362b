import { describe, expect, test } from 'vitest';
import {
  areNeighbours,
  areProvincesNeighbours,
  blockadeBoxOf,
  entryCost,
  isOpenToAll,
  landDistance,
  linkBetween,
  linksOf,
  nationIn1805,
  passageBetween,
  provinceOf,
  seaOfPort,
  seasWithin,
  zonesOfNationIn1805,
  zonesOfProvince,
  zonesWithin,
} from './board.ts';
import { edges, provinceId, seaId, zone, zoneId, zones } from './catalogue.ts';
import type { ZoneId } from './ids.ts';

const march = (...way: readonly string[]): number =>
  way.slice(1).reduce((spent, to, index) => spent + entryCost(zoneId(way[index] ?? ''), zoneId(to)), 0);
const distance = (from: string, to: string, mayEnter?: (zone: ZoneId) => boolean): number =>
  landDistance(zoneId(from), zoneId(to), mayEnter);
const kind = (a: string, b: string) => linkBetween(zoneId(a), zoneId(b))?.kind;

describe('12.1 the marches of the example of play cost what the example says', () => {
  test.each([
    [6, 'Napoleon to Ulm', ['lille', 'soissons', 'metz', 'strasbourg', 'bade', 'ulm']],
    [2, 'Strasbourg to Baden', ['strasbourg', 'bade']],
    [
      5,
      'Marmont to Würzburg, less the control of Thuringia',
      ['amsterdam', 'groningue', 'hanovre', 'berg', 'thuringe', 'wurtzburg'],
    ],
    [2, 'Charles into the marshes of Mantua', ['venise', 'mantoue']],
    [2, 'Gouvion Saint-Cyr to Rome', ['florence', 'ombrie', 'rome']],
    [2, 'Mack to Ulm, less control and siege', ['salzbourg', 'munich', 'ulm']],
    [1, 'John to Ulm', ['innsbruck', 'ulm']],
    [1, 'Napoleon to Munich', ['ulm', 'munich']],
    [5, 'Kutuzov to Leopoldstadt', ['lublin', 'tarnow', 'cracovie', 'teschen', 'leopoldstadt']],
    [2, 'Napoleon to Vienna, less the sieges', ['munich', 'salzbourg', 'vienne']],
    [4, 'Charles to Graz', ['mantoue', 'venise', 'trieste', 'laibach', 'graz']],
    [1, 'Kutuzov to Vienna', ['leopoldstadt', 'vienne']],
    [2, 'Napoleon back to Vienna, less the siege', ['graz', 'salzbourg', 'vienne']],
    [3, 'Kutuzov from Neusohl to Vienna', ['neusohl', 'budapest', 'raab', 'vienne']],
    [2, 'from Ulm to the fortress of Stuttgart', ['ulm', 'bade', 'stuttgart']],
  ])('%i for %s', (cost, _, way) => {
    expect(march(...way)).toBe(cost);
  });

  test('no way from Lille to Ulm is shorter', () => {
    expect(distance('lille', 'ulm')).toBe(6);
  });

  test('none from Lublin to Leopoldstadt is, and it crosses a poor zone', () => {
    expect(distance('lublin', 'leopoldstadt')).toBe(5);
    expect(zone(zoneId('tarnow')).poor).toBe(true);
  });

  test('Charles marches on Austrian soil, without a mountain into Friuli', () => {
    expect(['venise', 'trieste', 'laibach', 'graz'].map((id) => nationIn1805(zoneId(id)))).toEqual(
      Array(4).fill('austria'),
    );
    expect(kind('laibach', 'graz')).toBe('plain');
    expect(distance('mantoue', 'salzbourg')).toBeLessThanOrEqual(5);
  });

  test('Schulmeister leads a force from Vienna to Neusohl for 2', () => {
    expect(distance('vienne', 'neusohl')).toBe(2);
  });
});

describe('7.6 the redeployments of 1806 are within reach', () => {
  test.each([
    ['madrid', 'leon', 3],
    ['kassel', 'magdebourg', 3],
    ['berlin', 'magdebourg', 3],
    ['breslau', 'wittemberg', 6],
    ['vilna', 'koenigsberg', 6],
    ['ulm', 'wurtzburg', 8],
    ['liege', 'wurtzburg', 8],
    ['strasbourg', 'wurtzburg', 8],
    ['milan', 'mayence', 6],
    ['brest', 'reims', 4],
    ['toulon', 'florence', 4],
    ['naples', 'rome', 2],
  ])('from %s to %s within %i', (from, to, limit) => {
    expect(distance(from, to)).toBeLessThanOrEqual(limit);
  });

  test('Kutuzov stays on Russian soil, through poor zones', () => {
    expect(distance('neminov', 'grodno', (id) => nationIn1805(id) === 'russia')).toBeLessThanOrEqual(6);
    expect([zone(zoneId('rovno')).poor, zone(zoneId('grodno')).poor]).toEqual([true, true]);
  });

  test('the Dutch corps and the corps of Liège keep out of Hesse', () => {
    const notHesse = (id: ZoneId): boolean => nationIn1805(id) !== 'hesse';
    expect(distance('wurtzburg', 'mayence', notHesse)).toBeLessThanOrEqual(3);
    expect(distance('liege', 'wurtzburg', notHesse)).toBeLessThanOrEqual(8);
  });
});

describe('13.3 the supply of the example runs in steps of two', () => {
  test.each([
    [['vienne', 'leopoldstadt', 'olmutz', 'cracovie', 'lemberg', 'neminov']],
    [['raab', 'budapest', 'leopoldstadt']],
    [['salzbourg', 'ulm', 'stuttgart']],
    [['ulm', 'salzbourg']],
    [['graz', 'laibach']],
  ])('%j', (chain) => {
    chain.slice(1).forEach((to, index) => {
      expect(distance(chain[index] ?? '', to)).toBeLessThanOrEqual(2);
      expect(zone(zoneId(to)).fortress).toBeGreaterThan(0);
    });
  });

  test.each([
    ['raab', 'neminov', 'brest_litovsk'],
    ['brunn', 'brest_litovsk', 'neminov'],
  ])('18.2.3 a Russian army at %s goes home to %s rather than to %s', (from, near, far) => {
    expect(distance(from, near)).toBeLessThanOrEqual(distance(from, far));
  });

  test('14.5.4 a marsh lies between Heilsberg and Thorn: three points, and no supply', () => {
    expect(march('heilsberg', 'masurie', 'thorn')).toBe(3);
  });
});

describe('12.1 borders', () => {
  test('Milan and Bologna do not touch; Mantua touches both', () => {
    expect(areNeighbours(zoneId('milan'), zoneId('bologne'))).toBe(false);
    expect(linksOf(zoneId('mantoue')).map(({ to }) => to)).toEqual(expect.arrayContaining(['milan', 'bologne']));
  });

  test('an unbridged river leads into Milan and into Ulm, a road without obstacle too into Ulm', () => {
    expect(linksOf(zoneId('milan')).map((way) => way.kind)).toContain('river');
    const intoUlm = linksOf(zoneId('ulm')).map((way) => way.kind);
    expect(intoUlm).toEqual(expect.arrayContaining(['river', 'plain']));
  });

  test('a mountain without pass makes three into clear ground, and that is difficult', () => {
    const over = [...zones.keys()].flatMap(linksOf).filter((way) => way.kind === 'mountain');
    const clear = over.filter(({ to }) => zone(to).terrain === 'clear');
    expect(new Set(clear.map(({ cost, difficult }) => `${cost} ${difficult}`))).toEqual(new Set(['3 true']));
  });

  test('3.1 no mountain parts Friuli from Venetia and Illyria, nor Illyria from Albania', () => {
    for (const [a, b] of [
      ['trieste', 'venise'],
      ['trieste', 'fiume'],
      ['zara', 'scutari'],
    ] as const)
      expect(kind(a, b)).toBeOneOf(['plain', 'river_bridge', 'river']);
  });

  test('Acre and Alexandretta are joined by a way that takes a whole move', () => {
    expect(kind('acre', 'alexandrette')).toBe('special');
    expect(entryCost(zoneId('acre'), zoneId('alexandrette'))).toBe(Infinity);
  });

  test('every border can be crossed both ways', () => {
    for (const edge of edges) expect([kind(edge.a, edge.b), kind(edge.b, edge.a)]).toEqual([edge.kind, edge.kind]);
    expect([...zones.keys()].flatMap(linksOf)).toHaveLength(2 * edges.length);
  });

  test('only islands, Britain and Egypt are cut off from Paris by land', () => {
    const reached = zonesWithin({ from: [zoneId('paris')], cost: ({ cost }) => cost });
    const cutOff = [...zones.values()].filter(({ id }) => !reached.has(id) && linksOf(id).length > 0);
    expect(new Set(cutOff.map(({ nation }) => nation))).toEqual(new Set(['britain', 'egypte']));
  });

  test('every island has a port', () => {
    const islands = [...zones.values()].filter(({ id }) => linksOf(id).length === 0);
    expect(islands.filter(({ port }) => port === undefined)).toEqual([]);
    expect(islands.length).toBeGreaterThan(3);
  });
});

describe('zones, provinces and seas', () => {
  test('15.1 the citadels are Mantua, Gibraltar and Constantinople', () => {
    const citadels = [...zones.values()].filter(({ fortress }) => fortress === 2).map(({ id }) => id);
    expect(citadels.sort()).toEqual(['constantinople', 'gibraltar', 'mantoue']);
  });

  test('3.2 a zone with a town has to be controlled, one with nothing lets all pass', () => {
    expect(isOpenToAll(zoneId('munich'))).toBe(false);
    expect(isOpenToAll(zoneId('masurie'))).toBe(true);
    expect([zone(zoneId('munich')).fortress, zone(zoneId('thuringe')).fortress]).toEqual([0, 0]);
  });

  test('provinces know their zones, nations too', () => {
    expect(zonesOfProvince(provinceId('frioul'))).toContain('trieste');
    expect(provinceOf(zoneId('trieste'))).toBe('frioul');
    expect(zonesOfNationIn1805(zone(zoneId('munich')).nation)).toContain('munich');
  });

  test('18.2.2 Venetia touches Friuli, and not Bohemia', () => {
    expect(areProvincesNeighbours(provinceId('venetie'), provinceId('frioul'))).toBe(true);
    expect(areProvincesNeighbours(provinceId('venetie'), provinceId('boheme'))).toBe(false);
  });

  test('17.2.5 Amsterdam and Antwerp lie on the Channel, Toulon on the Gulf of Lions', () => {
    expect(['amsterdam', 'anvers', 'toulon', 'munich'].map((id) => seaOfPort(zoneId(id)))).toEqual([
      'manche',
      'manche',
      'golfe_du_lion',
      undefined,
    ]);
    expect(blockadeBoxOf(zoneId('toulon'))).toBe('blockade_toulon');
    expect(blockadeBoxOf(zoneId('munich'))).toBeUndefined();
  });

  test('17.2.3 the Bosphorus is kept by Constantinople; the Channel is no passage', () => {
    expect(passageBetween(seaId('mer_noire'), seaId('egee'))?.keeper).toBe('constantinople');
    expect(passageBetween(seaId('manche'), seaId('mer_du_nord'))).toBeUndefined();
  });

  test('17.2.1 every sea can be reached from the Channel, the Black Sea six zones away', () => {
    const reached = seasWithin({ from: [seaId('manche')], cost: () => 1 });
    expect(reached.size).toBe(17);
    expect(reached.get(seaId('mer_noire'))).toBe(6);
    expect(seasWithin({ from: [seaId('manche')], cost: () => 1, limit: 1 }).size).toBe(5);
  });
});
