import type { Point } from '../../hex-geometry.ts';
import type { LonLat } from '../../projection.ts';
import { valueAt } from '../distance-field.ts';
import { stepped } from '../obstacles.ts';
import { type Arc, arcsOf } from './arcs.ts';
import type { AreaSheet } from './area-sheet.ts';
import type { AreaShore } from './area-shore.ts';
import { grow } from './grow.ts';
import { absorbScraps, claimMiddles, fillCorners, giveIslands, partCorners, type Survey, takeWater } from './mend.ts';
import { widened } from './mend.ts';
import { besideSquare, emptyRaster, middleOfSquare, NOBODY, type Raster, squareAt } from './raster.ts';
import { starsOf } from './stars.ts';

const MESH = 4;
/** A cell ends so far from where it grows, unless its game says otherwise: the land beyond is blank paper. */
const LIMIT = 135;

/** Which cell each square of the sheet belongs to, and the borders between them. */
export interface Cells {
  /** A cell's number is its place here. */
  readonly ids: readonly string[];
  readonly raster: Raster;
  readonly arcs: readonly Arc[];
}

export interface LandSource {
  readonly middles: ReadonlyMap<string, Point>;
  /** Every link, by land or over the water. */
  readonly linked: readonly { readonly a: string; readonly b: string }[];
  /** Of these, the pairs that touch. */
  readonly touching: readonly { readonly a: string; readonly b: string }[];
  /** Pairs that need help to touch: the smaller the slope, the farther their cells reach towards each other. */
  readonly firm: readonly { readonly a: string; readonly b: string; readonly slope: number }[];
  /** A weight above 1 keeps a cell small. */
  readonly weights: Readonly<Record<string, number>>;
  readonly islands: Survey['islands'];
  readonly limit?: number;
}

/** Where a fleet at sea stands, and the lines along which its sea spreads, as longitude and latitude. */
export type SeaSource = Readonly<
  Record<string, { readonly at: readonly number[]; readonly course: readonly (readonly (readonly number[])[])[] }>
>;

const lonLat = ([lon = 0, lat = 0]: readonly number[]): LonLat => [lon, lat];

/** Straits that the net would close are water. */
const landTest = (raster: Raster, { channels, offshore }: AreaShore): ((square: number) => boolean) => {
  const squares = channels.flatMap((channel) => stepped(channel, 1).map((point) => squareAt(raster, point)));
  const dredged = new Set(squares.flatMap((square) => (square < 0 ? [] : [square, ...besideSquare(raster, square)])));
  return (square) => !dredged.has(square) && valueAt(offshore, middleOfSquare(raster, square)) === 0;
};

/** The land, given to the places that lie on it. */
export const landCells = ({ picture, project }: AreaSheet, shore: AreaShore, source: LandSource): Cells => {
  const { middles, linked, touching, firm, weights, islands, limit = LIMIT } = source;
  const slopes = new Map(firm.map(({ a, b, slope }) => [`${a} ${b}`, slope]));
  const stars = starsOf(
    middles,
    touching.map(({ a, b }) => {
      const slope = slopes.get(`${a} ${b}`);
      return slope === undefined ? { a, b } : { a, b, slope };
    }),
    weights,
  );
  const raster = emptyRaster(picture, MESH);
  const isLand = landTest(raster, shore);
  const ids = [...middles.keys()];
  const survey: Survey = { raster, stars, ids, middles, linked, islands, project, isLand };
  claimMiddles(survey);
  grow(raster, { stars, isGround: isLand, limit });
  fillCorners(survey);
  giveIslands(survey);
  partCorners(survey);
  partCorners(survey);
  absorbScraps(survey);
  takeWater(survey);
  widened(survey);
  return { ids, raster, arcs: arcsOf(raster) };
};

/** The middle of a sea, in whole units. */
export const seaMiddle = ({ project }: AreaSheet, seas: SeaSource, id: string): Point => {
  const [x, y] = project(lonLat(seas[id]?.at ?? []));
  return [Math.round(x), Math.round(y)];
};

/** The water, given to the seas that spread over it. */
export const seaCells = ({ picture, project }: AreaSheet, shore: AreaShore, seas: SeaSource): Cells => {
  const raster = emptyRaster(picture, MESH);
  const isLand = landTest(raster, shore);
  const ids = Object.keys(seas);
  // Each point of a course is a middle of its own: a sea has no towns that it must reach.
  const seeds = ids.flatMap((id, sea) =>
    (seas[id]?.course ?? []).flatMap((line) =>
      stepped(
        line.map((place) => project(lonLat(place))),
        12,
      ).map((middle) => ({ sea, star: { id, middle, rays: [], weight: 1 } })),
    ),
  );
  grow(raster, { stars: seeds.map(({ star }) => star), isGround: (square) => !isLand(square), limit: Infinity });
  for (const [square, seed] of raster.owners.entries()) raster.owners[square] = seeds[seed]?.sea ?? NOBODY;
  return { ids, raster, arcs: arcsOf(raster) };
};
