import { describe, expect, test } from 'vitest';
import { areaName, hexesOfArea, isInArea } from './areas.ts';
import type { HexId } from './ids.ts';
import { findHex, type HexCard, hexCards } from './map.ts';

const hex = (id: string): HexId => id as HexId;
const idsWhere = (holds: (card: HexCard) => boolean): readonly HexId[] => hexCards.filter(holds).map(({ id }) => id);

describe('areas that rules and cards name', () => {
  test.each([
    ['saxony', 'Saxony'],
    ['illyria', 'Illyrian Provinces'],
    ['swedishPomerania', 'Swedish Pomerania'],
    ['military32', 'France (32nd Military District)'],
    ['kingdomOfItaly', 'Kingdom of Italy'],
    ['denmarkNorway', 'Denmark-Norway'],
  ] as const)('%s is the land of that name on the map, whole', (area, state) => {
    expect(hexesOfArea(area)).toEqual(idsWhere((card) => card.state === state && !card.outOfPlay));
  });

  test('16.1 Silesia is a part of Prussia, with the seven cities of card 29', () => {
    const cities = hexesOfArea('silesia').flatMap((id) => findHex(id)?.city?.name.en ?? []);
    expect([...cities].sort()).toEqual([
      'Breslau',
      'Glatz',
      'Glogau',
      'Kosel',
      'Liegnitz',
      'Neisse',
      'Oppeln',
      'Schweidnitz',
    ]);
    expect(hexesOfArea('silesia').every((id) => findHex(id)?.power === 'Prussia')).toBe(true);
  });

  test('16.1 French Italy is French land', () => {
    expect(hexesOfArea('frenchItaly').every((id) => findHex(id)?.power === 'France')).toBe(true);
    expect(hexesOfArea('frenchItaly').some((id) => findHex(id)?.city?.name.en === 'Genoa')).toBe(true);
  });

  test('16.2 south of the Danube lie Munich, Milan and Klagenfurt, and not Dresden or Prague', () => {
    const at = (name: string): HexId => hexCards.find(({ city }) => city?.name.en === name)?.id ?? hex('0000');
    const south = ['Munich', 'Milan', 'Klagenfurt', 'Dresden', 'Prague'].map((name) =>
      isInArea('southOfDanube', at(name)),
    );
    expect(south).toEqual([true, true, true, false, false]);
  });

  test('each has a name in both languages', () => {
    expect(areaName('kingdomOfItaly')).toEqual({ en: 'the Kingdom of Italy', fr: 'le royaume d’Italie' });
  });
});
