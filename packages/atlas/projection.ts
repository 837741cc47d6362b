import type { Point } from './hex-geometry.ts';

/** Longitude and latitude, in degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** From the globe to a plane in kilometres, x growing east and y growing north. */
export type Projection = (place: LonLat) => Point;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A cone through two parallels: true along every meridian and along those two. */
export interface Cone {
  readonly centralMeridian: number;
  readonly standardParallels: readonly [south: number, north: number];
  /** Where y is nought. */
  readonly referenceLatitude: number;
}

export const equidistantConic = ({ centralMeridian, standardParallels, referenceLatitude }: Cone): Projection => {
  const [south, north] = [radians(standardParallels[0]), radians(standardParallels[1])];
  const convergence = south === north ? Math.sin(south) : (Math.cos(south) - Math.cos(north)) / (north - south);
  const apex = Math.cos(south) / convergence + south;
  const radiusAt = (latitude: number): number => EARTH_RADIUS_KM * (apex - latitude);
  const reference = radiusAt(radians(referenceLatitude));
  return ([lon, lat]) => {
    const radius = radiusAt(radians(lat));
    const turn = convergence * radians(lon - centralMeridian);
    return [radius * Math.sin(turn), reference - radius * Math.cos(turn)];
  };
};

/** Lays a projection on the sheet: which of its points lies where, and how long a kilometre is there. */
export const onSheet = (
  projection: Projection,
  { at, unitsPerKm }: { readonly at: { readonly place: Point; readonly sheet: Point }; readonly unitsPerKm: number },
): Projection => {
  const [east, north] = at.place;
  const [left, top] = at.sheet;
  return (place) => {
    const [x, y] = projection(place);
    return [left + (x - east) * unitsPerKm, top - (y - north) * unitsPerKm];
  };
};
