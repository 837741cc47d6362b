import type { Point } from '../../hex-geometry.ts';
import { equidistantConic, type LonLat, type Projection } from '../../projection.ts';
import { cartogram } from '../cartogram.ts';
import type { Box } from '../clip.ts';
import { distanceField, valueAt } from '../distance-field.ts';
import { landRings, type Window } from '../natural-earth.ts';
import { areaOf, simplifyRing } from '../simplify.ts';

/** What fixes a sheet of areas: how its paper lies on the globe. */
export interface AreaSheetSource {
  readonly centralMeridian: number;
  readonly standardParallels: readonly number[];
  readonly referenceLatitude: number;
  /** South of this latitude the parallels draw together to so much of their distance. */
  readonly southOf: number;
  readonly southShare: number;
  readonly unitsPerKm: number;
  /** The land that is asked for, in degrees. */
  readonly window: Window;
  /** The edges of the map, in kilometres on the plane. */
  readonly picture: { readonly west: number; readonly north: number; readonly east: number; readonly south: number };
}

export interface AreaSheet {
  readonly width: number;
  readonly height: number;
  /** Inside the frame: the map itself. */
  readonly picture: Box;
  /** From longitude and latitude to the sheet. */
  readonly project: Projection;
  /** The edges of the land on the sheet and around it. */
  readonly land: readonly (readonly Point[])[];
}

const FRAME = 34;
const MARGIN = 2;
const AROUND = 260;
const FARTHEST: readonly [west: number, east: number, south: number, north: number] = [-40, 70, 12, 78];
/** What a kilometre can show is kept. */
const DETAIL_KM = 0.9;
const SMALLEST_KM2 = 18;

/**
 * Room where the war is: first the crowded middle of Europe pushes into the empty lands and seas around it, then towns
 * that lie close together push each other apart. The sea asks for more than empty land: fleets and boxes lie there.
 */
const WIDE = { mesh: 25, spread: 60, reach: 420, sea: 0.28, land: 0.1 };
const CLOSE = { mesh: 20, spread: 40, reach: 80, sea: 0.5, land: 0.35 };

const kept = ([lon, lat]: LonLat): LonLat => [
  Math.min(FARTHEST[1], Math.max(FARTHEST[0], lon)),
  Math.min(FARTHEST[3], Math.max(FARTHEST[2], lat)),
];

const spreadOut = (
  { mesh, spread, reach, sea, land }: typeof WIDE,
  box: Box,
  points: readonly Point[],
  rings: readonly (readonly Point[])[],
): ((point: Point) => Point) => {
  const offshore = distanceField(rings, box, mesh);
  const ground = (point: Point): number => (valueAt(offshore, point) > 0 ? sea : land);
  return cartogram({ box, mesh, ground, points, spread, reach });
};

/** A sheet that is bent so that each of these places has room. */
export const areaSheet = (source: AreaSheetSource, places: readonly LonLat[]): AreaSheet => {
  const { picture, southOf, southShare, unitsPerKm, window } = source;
  const [south = 0, north = 0] = source.standardParallels;
  const cone = equidistantConic({
    centralMeridian: source.centralMeridian,
    standardParallels: [south, north],
    referenceLatitude: source.referenceLatitude,
  });
  /** Kilometres on the plane, y growing south. */
  const plane = ([lon, lat]: LonLat): Point => {
    const [x, y] = cone([lon, lat < southOf ? southOf - (southOf - lat) * southShare : lat]);
    return [x, -y];
  };
  const field: Box = {
    left: picture.west - AROUND,
    top: picture.north - AROUND,
    right: picture.east + AROUND,
    bottom: picture.south + AROUND,
  };
  const landOnPlane = landRings(window)
    .map((ring) => ring.map((place) => plane(kept(place))))
    .filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_KM2)
    .map((ring) => simplifyRing(ring, DETAIL_KM));
  const homes = places.map(plane);
  const widened = spreadOut(WIDE, field, homes, landOnPlane);
  const parted = spreadOut(
    CLOSE,
    field,
    homes.map(widened),
    landOnPlane.map((ring) => ring.map(widened)),
  );
  const onSheet = (point: Point): Point => {
    const [x, y] = parted(widened(point));
    return [FRAME + MARGIN + (x - picture.west) * unitsPerKm, FRAME + MARGIN + (y - picture.north) * unitsPerKm];
  };
  const width = Math.round((picture.east - picture.west) * unitsPerKm) + 2 * (FRAME + MARGIN);
  const height = Math.round((picture.south - picture.north) * unitsPerKm) + 2 * (FRAME + MARGIN);
  return {
    width,
    height,
    picture: { left: FRAME, top: FRAME, right: width - FRAME, bottom: height - FRAME },
    project: (place) => onSheet(plane(place)),
    land: landOnPlane.map((ring) => ring.map(onSheet)),
  };
};
