import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { LonLat } from '../projection.ts';

/** What part of the globe is wanted. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

type Topology = Parameters<typeof feature>[0];

/** Natural Earth's land at 1:10 million: the rings of every piece of it that reaches into the window. */
export const landRings = ({ west, east, south, north }: Window): readonly (readonly LonLat[])[] => {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const land = topology.objects['land'];
  if (!land) throw new Error(`${file} holds no land`);
  const found = feature(topology, land);
  const features = 'features' in found ? found.features : [found];
  const polygons = features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
  return polygons
    .flat()
    .map((ring) => ring.map(([lon = 0, lat = 0]): LonLat => [lon, lat]))
    .filter((ring) => {
      const lons = ring.map(([lon]) => lon);
      const lats = ring.map(([, lat]) => lat);
      return least(lons) < east && greatest(lons) > west && least(lats) < north && greatest(lats) > south;
    });
};

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
