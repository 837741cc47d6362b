import { describe, expect, test } from 'vitest';
import { lakeName, landscapeName, powerName, riverName, stateName } from './gazetteer.ts';
import type { HexId } from './ids.ts';
import {
  easternHexsideCards,
  findHex,
  hexCard,
  hexCards,
  hexsideBetween,
  hexsideCards,
  neighboursOnMap,
  placeName,
} from './map.ts';

const id = (hex: string): HexId => hexCard(hex as HexId).id;
const count = (which: (hex: (typeof hexCards)[number]) => boolean): number => hexCards.filter(which).length;

describe('2.1 the map', () => {
  test('2.1 twenty-four columns of thirty hexes', () => {
    expect(hexCards).toHaveLength(720);
    expect(new Set(hexCards.map((hex) => hex.id)).size).toBe(720);
    expect([hexCards[0]?.id, hexCards.at(-1)?.id]).toEqual(['2201', '4530']);
  });

  test.each([
    ['16.4', '2509', 'Allenstein'],
    ['18.5', '3325', 'Klagenfurt'],
  ])('%s names hex %s: %s', (_rule, hex, name) => {
    expect(placeName(id(hex)).en).toBe(name);
  });

  test('14.15 hexes 3313 and 3413 are Saxon', () => {
    expect([hexCard(id('3313')).state, hexCard(id('3413')).state]).toEqual(['Saxony', 'Saxony']);
  });

  test('18.6 the southern edge from 4030 to 3630 is land', () => {
    for (const hex of ['4030', '3930', '3830', '3730', '3630']) expect(hexCard(id(hex)).terrain).not.toBe('sea');
  });

  test('14.11 Poniatowski stands in Austria, next to Krakow', () => {
    expect(hexCard(id('2417')).power).toBe('Austria');
    expect(neighboursOnMap(id('2517')).map((hex) => hex.id)).toContain('2417');
  });

  test('2.2 the terrain of the whole map', () => {
    const terrains = ['clear', 'forest', 'marsh', 'mountain', 'rough', 'sea'] as const;
    expect(terrains.map((terrain) => count((hex) => hex.terrain === terrain))).toEqual([446, 47, 21, 58, 54, 94]);
    expect(count((hex) => hex.city !== undefined)).toBe(212);
    expect(count((hex) => hex.outOfPlay)).toBe(42);
  });

  test('only the sea is nobody’s', () => {
    expect(hexCards.filter((hex) => (hex.power === 'nobody') !== (hex.terrain === 'sea'))).toEqual([]);
  });

  test('a hex at the edge has fewer neighbours', () => {
    expect(neighboursOnMap(id('3325')).map((hex) => hex.id)).toEqual(['3324', '3224', '3225', '3326', '3425', '3424']);
    expect(neighboursOnMap(id('4530')).map((hex) => hex.id)).toEqual(['4529', '4429', '4430']);
  });
});

describe('2.2 hexsides', () => {
  test('2.2 each lies between two neighbours on land, once, the smaller number first', () => {
    const keys = hexsideCards.map(({ a, b }) => `${a}-${b}`);
    expect(new Set(keys).size).toBe(keys.length);
    const wrong = hexsideCards.filter(
      ({ a, b }) =>
        a >= b ||
        [a, b].some((hex) => hexCard(hex).terrain === 'sea') ||
        !neighboursOnMap(a).some((hex) => hex.id === b),
    );
    expect(wrong).toEqual([]);
  });

  test('2.2 bridges cross rivers, and no side is both lake and river', () => {
    expect(hexsideCards.filter(({ bridge, river }) => bridge && river === '')).toEqual([]);
    expect(hexsideCards.filter(({ lake, river }) => lake !== '' && river !== '')).toEqual([]);
  });

  test.each([
    ['Po', 15, 7],
    ['Adige', 14, 5],
    ['Danube', 53, 19],
    ['Elbe', 35, 18],
  ])('2.2 the %s runs along %i sides and has %i bridges', (river, sides, bridges) => {
    const banks = hexsideCards.filter((side) => side.river === river);
    expect([banks.length, banks.filter(({ bridge }) => bridge).length]).toEqual([sides, bridges]);
  });

  test('a side reads the same from both hexes', () => {
    const adige = { river: true, bridge: true, lake: false, strait: false, road: false, pass: false };
    expect(hexsideBetween(id('3827'), id('3927'))).toEqual(adige);
    expect(hexsideBetween(id('3927'), id('3827'))).toEqual(adige);
  });
});

test('17.1 a road that crosses from one sheet to the other goes on to a city', () => {
  const roads = [...hexsideCards, ...easternHexsideCards].filter(({ road }) => road);
  const isAtTheSeam = (id: HexId): boolean => id.startsWith('21');
  const ends = roads
    .flatMap(({ a, b }) => [a, b])
    .filter((id, _place, all) => isAtTheSeam(id) && all.filter((each) => each === id).length === 1);
  expect(ends.filter((id) => hexCard(id).city === undefined)).toEqual([]);
});

describe('names in both languages', () => {
  test.each([
    ['3928', 'Mantua', 'Mantoue'],
    ['3827', 'Verona', 'Vérone'],
    ['3627', 'Venice', 'Venise'],
    ['4229', 'Genoa', 'Gênes'],
    ['4228', 'Pavia', 'Pavie'],
    ['3720', 'Ratisbon', 'Ratisbonne'],
    ['3824', '3824', '3824'],
  ])('hex %s is %s, %s', (hex, en, fr) => {
    expect(placeName(id(hex))).toEqual({ en, fr });
  });

  test('every river, lake, landscape, state and power on the map has its name', () => {
    const names = [
      ...hexsideCards.flatMap(({ river }) => (river === '' ? [] : riverName(river))),
      ...hexsideCards.flatMap(({ lake }) => (lake === '' ? [] : lakeName(lake))),
      ...hexCards.flatMap(({ landscape }) => (landscape === '' ? [] : landscapeName(landscape))),
      ...hexCards.flatMap(({ state, alsoTouches }) => (state === '' ? [] : [state, ...alsoTouches].map(stateName))),
      ...hexCards.flatMap(({ power }) => (power === 'nobody' ? [] : powerName(power))),
    ];
    expect(names.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([]);
    expect([riverName('Po'), riverName('Vistula')]).toEqual([
      { en: 'Po', fr: 'Pô' },
      { en: 'Vistula', fr: 'Vistule' },
    ]);
    expect(() => riverName('Styx')).toThrow('no river called Styx');
  });
});

test('an unknown hex is named', () => {
  expect(findHex('4631')).toBeUndefined();
  expect(() => hexCard('4631' as HexId)).toThrow('no hex 4631');
});
