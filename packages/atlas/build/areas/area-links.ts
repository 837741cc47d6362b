import type { AreaBorder, LinkKind } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import type { Crossing } from '../hexsides.ts';
import type { Arc } from './arcs.ts';
import type { Cells } from './area-cells.ts';
import { crossingBetween, wayThrough } from './crossing.ts';
import { NOBODY } from './raster.ts';

export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The arcs between two areas, by the pair of them. */
const arcsByPair = ({ arcs, ids }: Cells): ReadonlyMap<string, readonly Arc[]> => {
  const found = new Map<string, Arc[]>();
  for (const arc of arcs) {
    if (arc.b === NOBODY) continue;
    const pair = pairKey(ids[arc.a] ?? '', ids[arc.b] ?? '');
    found.set(pair, [...(found.get(pair) ?? []), arc]);
  }
  return found;
};

/** Signs stand a little below the middle of an area, pieces a little above. */
export const SIGN_DROP = 14;
export const PIECE_RISE = 14;

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

/** Two areas that touch. */
export interface Touching {
  readonly a: string;
  readonly b: string;
  readonly arcs: readonly Arc[];
}

export interface AreaLinks {
  readonly links: readonly LinkOnSheet[];
  readonly between: (a: string, b: string) => LinkOnSheet | undefined;
  /** Two land areas that touch without a link. */
  readonly closedPairs: readonly Touching[];
  /** Two seas that touch, open to each other or not. */
  readonly seaPairs: readonly (Touching & { readonly isOpen: boolean })[];
  /** Everything that touches or is linked: what a player may and may not cross. */
  readonly borders: readonly AreaBorder[];
}

interface LinkSource {
  readonly land: Cells;
  readonly water: Cells;
  readonly links: readonly { readonly a: string; readonly b: string; readonly kind: LinkKind }[];
  readonly signAt: (id: string) => Point;
  readonly isOpenSea: (a: string, b: string) => boolean;
}

const ROOM = 17;

/** A link by land: the two areas touch. Over a strait and on a long road they do not. */
const isByLand = (kind: LinkKind): boolean => kind !== 'strait' && kind !== 'long';

const overWater = (from: Point, to: Point): Crossing => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    towards: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
  };
};

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

/** Lays every link from sign to sign, and finds what touches without one. */
export const areaLinks = ({ land, water, links: source, signAt, isOpenSea }: LinkSource): AreaLinks => {
  const landPairs = arcsByPair(land);
  const untouched = source.filter(({ a, b, kind }) => isByLand(kind) && !landPairs.has(pairKey(a, b)));
  if (untouched.length > 0)
    throw new Error(
      `linked but not touching: give them a firm row in source/cells.json: ${untouched.map(({ a, b }) => `${a} ${b}`).join(', ')}`,
    );
  const links = source.map(({ a, b, kind }): LinkOnSheet => {
    const [from, to] = [signAt(a), signAt(b)];
    const arcs = (landPairs.get(pairKey(a, b)) ?? []).map(({ points }) => points);
    const crossing = isByLand(kind) ? crossingBetween(arcs, from, to) : overWater(from, to);
    return { a, b, kind, crossing, way: wayThrough(from, crossing, to, ROOM), arcs };
  });
  const linked = new Map(links.map((link) => [pairKey(link.a, link.b), link]));
  const closedPairs = [...landPairs].flatMap(([pair, arcs]): Touching[] => {
    const [a = '', b = ''] = pair.split(' ');
    return linked.has(pair) ? [] : [{ a, b, arcs }];
  });
  const seaPairs = [...arcsByPair(water)].map(([pair, arcs]) => {
    const [a = '', b = ''] = pair.split(' ');
    return { a, b, arcs, isOpen: isOpenSea(a, b) };
  });
  return {
    links,
    between: (a, b) => linked.get(pairKey(a, b)),
    closedPairs,
    seaPairs,
    borders: [
      ...links.map(({ a, b, kind, crossing }) => border(a, b, kind, crossing.middle)),
      ...closedPairs.map(({ a, b, arcs }) => border(a, b, undefined, middleOf(arcs))),
      ...seaPairs.map(({ a, b, arcs, isOpen }) => border(a, b, isOpen ? 'sea' : undefined, middleOf(arcs))),
    ],
  };
};
