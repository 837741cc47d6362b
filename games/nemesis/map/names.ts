import type { MapLabel, MapMark } from '@bivouac/atlas';
import { shippedScenarios } from '../scenario.ts';
import { sheetHexes } from './sheet.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const marks = (): readonly MapMark[] => {
  const places = new Map<string, (typeof sheetHexes)[number]>(sheetHexes.map((hex) => [hex.id, hex]));
  const at = (id: string, down = 0) => {
    const [x, y] = places.get(id)?.centre ?? [0, 0];
    return { place: id, x: tenth(x), y: tenth(y + down) };
  };
  return [
    ...[...shippedScenarios.values()].flatMap(({ id, victoryCities, sources }): MapMark[] => [
      ...victoryCities.map((city): MapMark => ({ kind: 'victory', ...at(city), scenario: id })),
      ...(['french', 'coalition'] as const).flatMap((side) =>
        sources[side].map((hex): MapMark => ({ kind: 'source', ...at(hex, 34), of: side, scenario: id })),
      ),
    ]),
    ...sheetHexes.flatMap(({ id, city, town }): MapMark[] => {
      if (city) return [{ kind: city.fortified ? 'fortress' : 'city', ...at(id) }];
      return town ? [{ kind: 'town', ...at(id) }] : [];
    }),
  ];
};

export const labels = (): readonly MapLabel[] =>
  sheetHexes.flatMap(({ id, city, town, centre: [x, y] }): MapLabel[] => {
    const name = city?.name ?? town;
    if (!name) return [];
    const rank = city ? (city.fortified ? 2 : 3) : 4;
    return [
      { kind: city ? 'city' : 'town', text: name, x: tenth(x), y: tenth(y + 32), rank, anchor: 'middle', place: id },
    ];
  });
