import { areaSheet } from '@bivouac/atlas/build/areas/area-sheet.ts';
import type { LonLat } from '@bivouac/atlas/projection.ts';
import { duchies, duchy, duchyId } from '../catalogue/catalogue.ts';
import source from './source/sheet.json' with { type: 'json' };

/** Where a Duchy lies; some are moved a little to have room. */
export const lonLatOf = (id: string): LonLat => {
  const authored: Readonly<Record<string, readonly number[]>> = source.duchiesAt;
  const [lon, lat] = authored[id] ?? [];
  if (lon !== undefined && lat !== undefined) return [lon, lat];
  const card = duchy(duchyId(id));
  return [card.lon, card.lat];
};

/** Europe on paper, with room for every Duchy. */
export const sheet = areaSheet(source, [...duchies.keys()].map(lonLatOf));
