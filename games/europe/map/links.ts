import type { AreaBorder, LinkKind, Point } from '@bivouac/atlas';
import type { Arc } from '@bivouac/atlas/build/areas/arcs.ts';
import { crossingBetween, wayThrough } from '@bivouac/atlas/build/areas/crossing.ts';
import { NOBODY } from '@bivouac/atlas/build/areas/raster.ts';
import type { Crossing } from '@bivouac/atlas/build/hexsides.ts';
import { type EdgeCard, edges, seas } from '../catalogue/places.ts';
import { landArcs, seaIds, waterArcs, zoneIds } from './cells.ts';
import { centreOfZone, isByLand } from './centres.ts';

const LINK_OF: Readonly<Record<EdgeCard['kind'], LinkKind>> = {
  plain: 'road',
  river_bridge: 'bridge',
  river: 'river',
  pass: 'pass',
  mountain: 'mountain',
  strait: 'strait',
  special: 'long',
};

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The arcs between two areas, by the pair of them. */
const arcsByPair = (arcs: readonly Arc[], ids: readonly string[]): ReadonlyMap<string, readonly Arc[]> => {
  const found = new Map<string, Arc[]>();
  for (const arc of arcs) {
    if (arc.b === NOBODY) continue;
    const pair = pairKey(ids[arc.a] ?? '', ids[arc.b] ?? '');
    found.set(pair, [...(found.get(pair) ?? []), arc]);
  }
  return found;
};

const landPairs = arcsByPair(landArcs, zoneIds);
const waterPairs = arcsByPair(waterArcs, seaIds);

/** Signs stand a little below the middle of a zone, pieces a little above. */
export const SIGN_DROP = 14;
export const PIECE_RISE = 14;

export const signAt = (zone: string): Point => {
  const [x, y] = centreOfZone(zone);
  return [x, y + SIGN_DROP];
};

/** A link as it lies on the sheet. */
export interface LinkOnSheet {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  readonly crossing: Crossing;
  readonly way: readonly Point[];
  /** The borders that it opens. */
  readonly arcs: readonly (readonly Point[])[];
}

const ROOM = 17;

const overWater = (from: Point, to: Point): Crossing => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    towards: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
  };
};

export const links: readonly LinkOnSheet[] = edges.map((edge) => {
  const { a, b, kind } = edge;
  const [from, to] = [signAt(a), signAt(b)];
  const arcs = (landPairs.get(pairKey(a, b)) ?? []).map(({ points }) => points);
  if (isByLand(edge) && arcs.length === 0)
    throw new Error(`${a} and ${b} are linked but do not touch: give them a firm row in source/cells.json`);
  const crossing = isByLand(edge) ? crossingBetween(arcs, from, to) : overWater(from, to);
  return { a, b, kind: LINK_OF[kind], crossing, way: wayThrough(from, crossing, to, ROOM), arcs };
});

const linked: ReadonlyMap<string, LinkOnSheet> = new Map(links.map((link) => [pairKey(link.a, link.b), link]));

export const linkBetween = (a: string, b: string): LinkOnSheet | undefined => linked.get(pairKey(a, b));

const isOpenSea = (a: string, b: string): boolean =>
  [...seas.values()].some(({ id, adjacent }) => id === a && adjacent.some((other) => other === b));

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, [x, y], place) => sum + Math.hypot(x - (points[place]?.[0] ?? x), y - (points[place]?.[1] ?? y)), 0);

const middleOf = (arcs: readonly Arc[]): Point => {
  const longest = arcs.map(({ points }) => points).reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
  return longest[Math.floor(longest.length / 2)] ?? [0, 0];
};

const border = (a: string, b: string, link: LinkKind | undefined, [x, y]: Point): AreaBorder => ({
  a,
  b,
  ...(link ? { link } : {}),
  x: Math.round(x),
  y: Math.round(y),
});

/** Two zones that touch without a link. */
export const closedPairs: readonly { readonly a: string; readonly b: string; readonly arcs: readonly Arc[] }[] = [
  ...landPairs,
].flatMap(([pair, arcs]) => {
  const [a = '', b = ''] = pair.split(' ');
  return linked.has(pair) ? [] : [{ a, b, arcs }];
});

/** Two seas that touch, open to each other or not. */
export const seaPairs = [...waterPairs].map(([pair, arcs]) => {
  const [a = '', b = ''] = pair.split(' ');
  return { a, b, arcs, isOpen: isOpenSea(a, b) };
});

/** Everything that touches or is linked: what a player may and may not cross. */
export const borders: readonly AreaBorder[] = [
  ...links.map(({ a, b, kind, crossing }) => border(a, b, kind, crossing.middle)),
  ...closedPairs.map(({ a, b, arcs }) => border(a, b, undefined, middleOf(arcs))),
  ...seaPairs.map(({ a, b, arcs, isOpen }) => border(a, b, isOpen ? 'sea' : undefined, middleOf(arcs))),
];
