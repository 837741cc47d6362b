import type { Point } from '@bivouac/atlas';
import { cartogram } from '@bivouac/atlas/build/cartogram.ts';
import type { Box } from '@bivouac/atlas/build/clip.ts';
import { distanceField, valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { landRings } from '@bivouac/atlas/build/natural-earth.ts';
import { areaOf, simplifyRing } from '@bivouac/atlas/build/simplify.ts';
import { equidistantConic, type LonLat, type Projection } from '@bivouac/atlas/projection.ts';
import { zones } from '../catalogue/places.ts';
import source from './source/sheet.json' with { type: 'json' };

const { picture, southOf, southShare, unitsPerKm, window } = source;

export const UNITS_PER_KM = unitsPerKm;
const FRAME = 34;
const MARGIN = 2;

export const WIDTH = Math.round((picture.east - picture.west) * unitsPerKm) + 2 * (FRAME + MARGIN);
export const HEIGHT = Math.round((picture.south - picture.north) * unitsPerKm) + 2 * (FRAME + MARGIN);

/** Inside the frame: the map itself. */
export const PICTURE: Box = { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME };

const [south = 0, north = 0] = source.standardParallels;
const cone = equidistantConic({
  centralMeridian: source.centralMeridian,
  standardParallels: [south, north],
  referenceLatitude: source.referenceLatitude,
});

/** Kilometres on the plane, y growing south. Far south the parallels draw together. */
const plane = ([lon, lat]: LonLat): Point => {
  const [x, y] = cone([lon, lat < southOf ? southOf - (southOf - lat) * southShare : lat]);
  return [x, -y];
};

const AROUND = 260;
const field: Box = {
  left: picture.west - AROUND,
  top: picture.north - AROUND,
  right: picture.east + AROUND,
  bottom: picture.south + AROUND,
};

const FARTHEST: readonly [west: number, east: number, south: number, north: number] = [-40, 70, 12, 78];
/** What a kilometre can show is kept. */
const DETAIL_KM = 0.9;
const SMALLEST_KM2 = 18;

const kept = ([lon, lat]: LonLat): LonLat => [
  Math.min(FARTHEST[1], Math.max(FARTHEST[0], lon)),
  Math.min(FARTHEST[3], Math.max(FARTHEST[2], lat)),
];

const landOnPlane: readonly (readonly Point[])[] = landRings(window)
  .map((ring) => ring.map((place) => plane(kept(place))))
  .filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_KM2)
  .map((ring) => simplifyRing(ring, DETAIL_KM));

export const lonLatOf = (id: string): LonLat => {
  const authored: Readonly<Record<string, readonly number[]>> = source.zonesAt;
  const [lon, lat] = authored[id] ?? [];
  if (lon !== undefined && lat !== undefined) return [lon, lat];
  const card = [...zones.values()].find((zone) => zone.id === id);
  if (!card) throw new Error(`no zone ${id} in the data`);
  return [card.lon, card.lat];
};

const homes = [...zones.keys()].map((id) => plane(lonLatOf(id)));

/**
 * Room where the war is: first the crowded middle of Europe pushes into the empty lands and seas around it, then towns
 * that lie close together push each other apart. The sea asks for more than empty land: fleets and blockade boxes lie there.
 */
const WIDE = { mesh: 25, spread: 60, reach: 420, sea: 0.28, land: 0.1 };
const CLOSE = { mesh: 20, spread: 40, reach: 80, sea: 0.5, land: 0.35 };

type Manner = typeof WIDE;

const spreadOut = (
  { mesh, spread, reach, sea, land }: Manner,
  points: readonly Point[],
  rings: readonly (readonly Point[])[],
): ((point: Point) => Point) => {
  const offshore = distanceField(rings, field, mesh);
  const ground = (point: Point): number => (valueAt(offshore, point) > 0 ? sea : land);
  return cartogram({ box: field, mesh, ground, points, spread, reach });
};

const widened = spreadOut(WIDE, homes, landOnPlane);
const parted = spreadOut(
  CLOSE,
  homes.map(widened),
  landOnPlane.map((ring) => ring.map(widened)),
);

const onSheet = (point: Point): Point => {
  const [x, y] = parted(widened(point));
  return [FRAME + MARGIN + (x - picture.west) * unitsPerKm, FRAME + MARGIN + (y - picture.north) * unitsPerKm];
};

/** From longitude and latitude to the sheet. */
export const project: Projection = (place) => onSheet(plane(place));

/** The edges of the land on the sheet and around it. */
export const landOnSheet: readonly (readonly Point[])[] = landOnPlane.map((ring) => ring.map(onSheet));
