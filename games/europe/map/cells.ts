import type { Point } from '@bivouac/atlas';
import { arcsOf, type Arc } from '@bivouac/atlas/build/areas/arcs.ts';
import { grow } from '@bivouac/atlas/build/areas/grow.ts';
import {
  besideSquare,
  emptyRaster,
  middleOfSquare,
  NOBODY,
  patches,
  type Raster,
  squareAt,
} from '@bivouac/atlas/build/areas/raster.ts';
import { costOf, starsOf } from '@bivouac/atlas/build/areas/stars.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import type { LonLat } from '@bivouac/atlas/projection.ts';
import { edges, zones } from '../catalogue/places.ts';
import { centres, isByLand } from './centres.ts';
import { PICTURE, project } from './sheet.ts';
import { channels, shore } from './shore.ts';
import hints from './source/cells.json' with { type: 'json' };
import islandSource from './source/islands.json' with { type: 'json' };
import seaSource from './source/seas.json' with { type: 'json' };

const MESH = 4;
/** A cell ends so far from where it grows: the land beyond is blank paper. */
const LIMIT = 135;
const ISLAND_LIMIT = 190;
const CORNER_LIMIT = 330;
/** An island smaller than this gets a ring of water, so that a finger finds it. */
const SMALL_CELL = 3600;
const ISLAND_REACH = 36;
const AT_HOME = 26;

const lonLat = ([lon = 0, lat = 0]: readonly number[]): LonLat => [lon, lat];

/** Straits that the net would close are water. */
const dredged: ReadonlySet<number> = (() => {
  const raster = emptyRaster(PICTURE, MESH);
  const squares = channels.flatMap((channel) => stepped(channel, 1).map((point) => squareAt(raster, point)));
  return new Set(squares.flatMap((square) => (square < 0 ? [] : [square, ...besideSquare(raster, square)])));
})();

const isLandAt = (raster: Raster, square: number): boolean =>
  !dredged.has(square) && valueAt(shore.offshore, middleOfSquare(raster, square)) === 0;

export const zoneIds: readonly string[] = [...zones.keys()];
const numberOf = (id: string): number => {
  const number = zoneIds.indexOf(id);
  if (number < 0) throw new Error(`no zone ${id} in the data`);
  return number;
};

const firm: ReadonlyMap<string, number> = new Map(hints.firm.map(({ a, b, slope }) => [`${a} ${b}`, slope]));

const stars = starsOf(
  centres,
  edges.filter(isByLand).map(({ a, b }) => {
    const slope = firm.get(`${a} ${b}`);
    return slope === undefined ? { a, b } : { a, b, slope };
  }),
  hints.weights,
);

/** An island that nobody lives on goes whole to the nearest zone, or to the one that our source names. */
const giveIslands = (raster: Raster): void => {
  const { owners } = raster;
  const authored = islandSource.islands.map(({ at, zone }) => ({
    square: squareAt(raster, project(lonLat(at))),
    zone: zone === 'none' ? NOBODY : numberOf(zone),
  }));
  const lands = patches(raster, (square) => isLandAt(raster, square));
  for (const land of lands) {
    if (land.some((square) => owners[square] !== NOBODY)) continue;
    const squares = new Set(land);
    const named = authored.find(({ square }) => squares.has(square));
    const points = land.map((square) => middleOfSquare(raster, square));
    const away = stars.map((star, place) => ({
      place,
      cost: points.reduce((least, point) => Math.min(least, costOf(star, point)), Infinity),
    }));
    const nearest = away.reduce((best, next) => (next.cost < best.cost ? next : best));
    const owner = named ? named.zone : nearest.cost < ISLAND_LIMIT ? nearest.place : NOBODY;
    for (const square of land) owners[square] = owner;
  }
};

const costAt = (place: number, point: Point): number => {
  const star = stars[place];
  return star ? costOf(star, point) : Infinity;
};

/** Land that the cells around it cut off from the edge of the sheet belongs to them too: a cape, a corner of an island. */
const fillCorners = (raster: Raster): void => {
  const { owners, columns, rows } = raster;
  const isBlank = (square: number): boolean => owners[square] === NOBODY && isLandAt(raster, square);
  const isAtEdge = (square: number): boolean =>
    square < columns || square >= columns * (rows - 1) || square % columns === 0 || square % columns === columns - 1;
  const corners = patches(raster, isBlank).filter((patch) => !patch.some(isAtEdge));
  for (const patch of corners) {
    const around = patch.flatMap((square) => besideSquare(raster, square).map((beside) => owners[beside] ?? NOBODY));
    const takers = [...new Set(around)].filter((owner) => owner !== NOBODY);
    for (const square of patch) {
      const middle = middleOfSquare(raster, square);
      const costs = takers.map((place) => ({ place, cost: costAt(place, middle) }));
      const first = { place: NOBODY, cost: CORNER_LIMIT };
      owners[square] = costs.reduce((best, next) => (next.cost < best.cost ? next : best), first).place;
    }
  }
};

/** The squares up to two steps away. */
const nearSquare = (raster: Raster, square: number): readonly number[] =>
  besideSquare(raster, square).flatMap((beside) => [beside, ...besideSquare(raster, beside)]);

/** The squares around the middle of a zone. */
const around = (raster: Raster, id: string, reach: number): readonly number[] => {
  const [x, y] = centres.get(id) ?? [0, 0];
  const steps = Math.ceil(reach / MESH);
  const shifts = Array.from({ length: 2 * steps + 1 }, (_, place) => (place - steps) * MESH);
  return shifts
    .flatMap((down) => shifts.map((across): Point => [across, down]))
    .filter(([across, down]) => Math.hypot(across, down) <= reach)
    .map(([across, down]) => squareAt(raster, [x + across, y + down]))
    .filter((square) => square >= 0);
};

/** Where its pieces and its sign stand a zone is at home, whoever may be nearer. */
const claimMiddles = (raster: Raster): void => {
  for (const [place, id] of zoneIds.entries())
    for (const square of around(raster, id, AT_HOME)) if (isLandAt(raster, square)) raster.owners[square] = place;
};

/** Water around the middle of a zone on the shore, and more around an island too small for a finger. */
const takeWater = (raster: Raster): void => {
  const { owners } = raster;
  const sizes = new Map<number, number>();
  for (const owner of owners) sizes.set(owner, (sizes.get(owner) ?? 0) + MESH * MESH);
  for (const [place, id] of zoneIds.entries()) {
    const reach = (sizes.get(place) ?? 0) < SMALL_CELL ? ISLAND_REACH : AT_HOME;
    for (const square of around(raster, id, reach)) {
      if (owners[square] !== NOBODY || isLandAt(raster, square)) continue;
      if (nearSquare(raster, square).every((near) => owners[near] === NOBODY || owners[near] === place))
        owners[square] = place;
    }
  }
};

/** Cells reach a little out to sea: the sea is painted over them, and no rim of bare paper is left along the coast. */
const widened = (raster: Raster): void => {
  const { owners } = raster;
  const before = owners.slice();
  const neighbours = new Set<string>();
  for (const [square, owner] of before.entries())
    for (const beside of besideSquare(raster, square)) neighbours.add(`${owner},${before[beside] ?? NOBODY}`);
  for (const [square, owner] of before.entries()) {
    if (owner !== NOBODY || isLandAt(raster, square)) continue;
    const near = besideSquare(raster, square).find((beside) => (before[beside] ?? NOBODY) !== NOBODY);
    const taker = near === undefined ? NOBODY : (before[near] ?? NOBODY);
    // Over a narrow strait two cells must not touch that do not touch on land.
    const meets = nearSquare(raster, square).some((beside) => {
      const other = owners[beside] ?? NOBODY;
      return other !== NOBODY && other !== taker && !neighbours.has(`${taker},${other}`);
    });
    if (!meets) owners[square] = taker;
  }
};

/** Two cells without a link that only just touch are parted: a third that is there takes the corner. */
const TOUCH = 4;
const partCorners = (raster: Raster): void => {
  const { owners } = raster;
  const linkedPairs = new Set(edges.map(({ a, b }) => [numberOf(a), numberOf(b)].toSorted((x, y) => x - y).join()));
  const contacts = new Map<string, number[]>();
  for (const [square, owner] of owners.entries())
    for (const beside of besideSquare(raster, square)) {
      const other = owners[beside] ?? NOBODY;
      if (owner === NOBODY || other <= owner) continue;
      const pair = `${owner},${other}`;
      if (!linkedPairs.has(pair)) contacts.set(pair, [...(contacts.get(pair) ?? []), square, beside]);
    }
  for (const [pair, squares] of contacts) {
    if (squares.length > 2 * TOUCH) continue;
    const both = pair.split(',').map(Number);
    const around = [...new Set(squares.flatMap((square) => [square, ...besideSquare(raster, square)]))];
    const rim = around.flatMap((square) => besideSquare(raster, square)).map((square) => owners[square] ?? NOBODY);
    const third = rim.find((owner) => owner !== NOBODY && !both.includes(owner)) ?? NOBODY;
    for (const square of around) if (both.includes(owners[square] ?? NOBODY)) owners[square] = third;
  }
};

/** Bits of a cell that lie apart on the same land, behind a neighbour, go to that neighbour. */
const absorbScraps = (raster: Raster): void => {
  const { owners } = raster;
  for (const [place, id] of zoneIds.entries()) {
    const parts = patches(raster, (square) => owners[square] === place);
    const home = squareAt(raster, centres.get(id) ?? [0, 0]);
    for (const part of parts) {
      if (part.includes(home) || part.length > 60) continue;
      const around = part.flatMap((square) => besideSquare(raster, square)).map((square) => owners[square] ?? NOBODY);
      const other = around.find((owner) => owner !== place && owner !== NOBODY);
      if (other !== undefined) for (const square of part) owners[square] = other;
    }
  }
};

const surveyLand = (): Raster => {
  const raster = emptyRaster(PICTURE, MESH);
  claimMiddles(raster);
  grow(raster, { stars, isGround: (square) => isLandAt(raster, square), limit: LIMIT });
  fillCorners(raster);
  giveIslands(raster);
  partCorners(raster);
  partCorners(raster);
  absorbScraps(raster);
  takeWater(raster);
  widened(raster);
  return raster;
};

/** Which zone each square of the sheet belongs to, and the borders between them. */
export const land: Raster = surveyLand();
export const landArcs: readonly Arc[] = arcsOf(land);

export const seaIds: readonly string[] = Object.keys(seaSource.seas);

const courses: Readonly<
  Record<string, { readonly at: readonly number[]; readonly course: readonly (readonly (readonly number[])[])[] }>
> = seaSource.seas;

export const seaCentre = (id: string): Point => {
  const [x, y] = project(lonLat(courses[id]?.at ?? []));
  return [Math.round(x), Math.round(y)];
};

const surveySeas = (): Raster => {
  const raster = emptyRaster(PICTURE, MESH);
  const isSea = (square: number): boolean => !isLandAt(raster, square);
  // Each point of a course is a middle of its own: a sea has no towns that it must reach.
  const seeds = seaIds.flatMap((id, sea) =>
    (courses[id]?.course ?? []).flatMap((line) =>
      stepped(
        line.map((place) => project(lonLat(place))),
        12,
      ).map((middle) => ({ sea, star: { id, middle, rays: [], weight: 1 } })),
    ),
  );
  grow(raster, { stars: seeds.map(({ star }) => star), isGround: isSea, limit: Infinity });
  for (const [square, seed] of raster.owners.entries()) raster.owners[square] = seeds[seed]?.sea ?? NOBODY;
  return raster;
};

export const waters: Raster = surveySeas();
export const waterArcs: readonly Arc[] = arcsOf(waters);
