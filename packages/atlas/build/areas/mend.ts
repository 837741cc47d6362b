import type { Point } from '../../hex-geometry.ts';
import type { Projection } from '../../projection.ts';
import { besideSquare, middleOfSquare, NOBODY, patches, type Raster, squareAt } from './raster.ts';
import { costOf, type Star } from './stars.ts';

/** The cells of a sheet while they are being surveyed. */
export interface Survey {
  readonly raster: Raster;
  readonly stars: readonly Star[];
  readonly ids: readonly string[];
  readonly middles: ReadonlyMap<string, Point>;
  /** Pairs that a link joins. */
  readonly linked: readonly { readonly a: string; readonly b: string }[];
  /** Islands that go with another cell than the nearest, and those that nobody has (`none`). */
  readonly islands: readonly { readonly at: readonly number[]; readonly zone: string }[];
  readonly project: Projection;
  readonly isLand: (square: number) => boolean;
}

const ISLAND_LIMIT = 190;
const CORNER_LIMIT = 330;
/** An island smaller than this gets a ring of water, so that a finger finds it. */
const SMALL_CELL = 3600;
const ISLAND_REACH = 36;
const AT_HOME = 26;
const SCRAP = 60;

export const numberOf = ({ ids }: Pick<Survey, 'ids'>, id: string): number => {
  const number = ids.indexOf(id);
  if (number < 0) throw new Error(`no cell ${id} on the sheet`);
  return number;
};

/** A zone keeps the ground where its pieces and its sign stand, even if another is nearer. */
export const claimMiddles = (survey: Survey): void => {
  const { raster, ids, isLand } = survey;
  for (const [place, id] of ids.entries())
    for (const square of around(survey, id, AT_HOME)) if (isLand(square)) raster.owners[square] = place;
};

/** An island that nobody lives on goes whole to the nearest zone, or to the one that our source names. */
export const giveIslands = (survey: Survey): void => {
  const { raster, stars, islands, project, isLand } = survey;
  const { owners } = raster;
  const authored = islands.map(({ at: [lon = 0, lat = 0], zone }) => ({
    square: squareAt(raster, project([lon, lat])),
    zone: zone === 'none' ? NOBODY : numberOf(survey, zone),
  }));
  const lands = patches(raster, isLand);
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

/** Land that the cells around it cut off from the edge of the sheet belongs to them too: a cape, a corner of an island. */
export const fillCorners = ({ raster, stars, isLand }: Survey): void => {
  const { owners, columns, rows } = raster;
  const costAt = (place: number, point: Point): number => {
    const star = stars[place];
    return star ? costOf(star, point) : Infinity;
  };
  const isBlank = (square: number): boolean => owners[square] === NOBODY && isLand(square);
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
const around = ({ raster, middles }: Survey, id: string, reach: number): readonly number[] => {
  const [x, y] = middles.get(id) ?? [0, 0];
  const steps = Math.ceil(reach / raster.mesh);
  const shifts = Array.from({ length: 2 * steps + 1 }, (_, place) => (place - steps) * raster.mesh);
  return shifts
    .flatMap((down) => shifts.map((across): Point => [across, down]))
    .filter(([across, down]) => Math.hypot(across, down) <= reach)
    .map(([across, down]) => squareAt(raster, [x + across, y + down]))
    .filter((square) => square >= 0);
};

/** Water around the middle of a zone on the shore, and more around an island too small for a finger. */
export const takeWater = (survey: Survey): void => {
  const { raster, ids, isLand } = survey;
  const { owners, mesh } = raster;
  const sizes = new Map<number, number>();
  for (const owner of owners) sizes.set(owner, (sizes.get(owner) ?? 0) + mesh * mesh);
  for (const [place, id] of ids.entries()) {
    const reach = (sizes.get(place) ?? 0) < SMALL_CELL ? ISLAND_REACH : AT_HOME;
    for (const square of around(survey, id, reach)) {
      if (owners[square] !== NOBODY || isLand(square)) continue;
      if (nearSquare(raster, square).every((near) => owners[near] === NOBODY || owners[near] === place))
        owners[square] = place;
    }
  }
};

/** Cells reach a little out to sea: the sea is painted over them, and no rim of bare paper is left along the coast. */
export const widened = ({ raster, isLand }: Survey): void => {
  const { owners } = raster;
  const before = owners.slice();
  const neighbours = new Set<string>();
  for (const [square, owner] of before.entries())
    for (const beside of besideSquare(raster, square)) neighbours.add(`${owner},${before[beside] ?? NOBODY}`);
  for (const [square, owner] of before.entries()) {
    if (owner !== NOBODY || isLand(square)) continue;
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
export const partCorners = (survey: Survey): void => {
  const { raster, linked } = survey;
  const { owners } = raster;
  const linkedPairs = new Set(
    linked.map(({ a, b }) => [numberOf(survey, a), numberOf(survey, b)].toSorted((x, y) => x - y).join()),
  );
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
export const absorbScraps = ({ raster, ids, middles }: Survey): void => {
  const { owners } = raster;
  for (const [place, id] of ids.entries()) {
    const parts = patches(raster, (square) => owners[square] === place);
    const home = squareAt(raster, middles.get(id) ?? [0, 0]);
    for (const part of parts) {
      if (part.includes(home) || part.length > SCRAP) continue;
      const around = part.flatMap((square) => besideSquare(raster, square)).map((square) => owners[square] ?? NOBODY);
      const other = around.find((owner) => owner !== place && owner !== NOBODY);
      if (other !== undefined) for (const square of part) owners[square] = other;
    }
  }
};
