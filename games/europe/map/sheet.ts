import { areaSheet } from '@bivouac/atlas/build/areas/area-sheet.ts';
import type { LonLat } from '@bivouac/atlas/projection.ts';
import { zones } from '../catalogue/places.ts';
import source from './source/sheet.json' with { type: 'json' };

export const lonLatOf = (id: string): LonLat => {
  const authored: Readonly<Record<string, readonly number[]>> = source.zonesAt;
  const [lon, lat] = authored[id] ?? [];
  if (lon !== undefined && lat !== undefined) return [lon, lat];
  const card = [...zones.values()].find((zone) => zone.id === id);
  if (!card) throw new Error(`no zone ${id} in the data`);
  return [card.lon, card.lat];
};

/** Europe on paper, with room for every zone. */
export const sheet = areaSheet(source, [...zones.keys()].map(lonLatOf));
