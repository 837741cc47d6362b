import type { Point } from '../../hex-geometry.ts';
import { chained } from '../contour.ts';
import { simplifyLine, simplifyRing } from '../simplify.ts';
import { NOBODY, type Raster } from './raster.ts';

/** A piece of border with the same two cells on either side all along. */
export interface Arc {
  readonly a: number;
  /** NOBODY where the cells end. */
  readonly b: number;
  readonly points: readonly Point[];
  readonly closed: boolean;
}

type Corner = number;

/** No corner is cut farther off than this. */
const DEEPEST_CUT = 5;

/** Cuts the corners of a line but for its ends; of a ring, all of them (Chaikin). */
const rounded = (points: readonly Point[], closed: boolean): readonly Point[] => {
  const cut = (a: Point, b: Point): readonly [Point, Point] => {
    const share = Math.min(0.25, DEEPEST_CUT / Math.hypot(b[0] - a[0], b[1] - a[1]));
    return [
      [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
      [b[0] + (a[0] - b[0]) * share, b[1] + (a[1] - b[1]) * share],
    ];
  };
  if (closed) return points.flatMap((point, place) => cut(point, points[(place + 1) % points.length] ?? point));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const inner = points.slice(1).flatMap((point, place) => cut(points[place] ?? point, point));
  return [first, ...inner.slice(1, -1), last];
};

/** Stairs of squares become a line that bends gently, and that is told in few points. */
const smoothed = (points: readonly Point[], closed: boolean, mesh: number, isEdge: boolean): readonly Point[] => {
  // A coast has its own line: the edge of the cells only follows it.
  const [stairs, bends] = isEdge ? [mesh * 1.25, 1.4] : [mesh * 0.8, 0.7];
  if (closed) return simplifyRing(rounded(rounded(simplifyRing(points, stairs), true), true), bends);
  return simplifyLine(rounded(rounded(simplifyLine(points, stairs), false), false), bends);
};

/** Every border of a raster once, from fork to fork. Cells that touch share their arcs to the last point. */
export const arcsOf = (raster: Raster): readonly Arc[] => {
  const { columns, rows, mesh, left, top, owners } = raster;
  const owner = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? NOBODY : (owners[row * columns + column] ?? NOBODY);
  const width = columns + 1;
  const corner = (column: number, row: number): Corner => row * width + column;
  const joinsOf = new Map<string, Map<Corner, Corner[]>>();
  const degree = new Map<Corner, number>();
  const join = (one: number, other: number, from: Corner, to: Corner): void => {
    const key = `${Math.min(one, other)},${Math.max(one, other)}`;
    const joins = joinsOf.get(key) ?? new Map<Corner, Corner[]>();
    joinsOf.set(key, joins);
    for (const [here, there] of [
      [from, to],
      [to, from],
    ] as const) {
      joins.set(here, [...(joins.get(here) ?? []), there]);
      degree.set(here, (degree.get(here) ?? 0) + 1);
    }
  };
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const here = owner(column, row);
      const [west, north] = [owner(column - 1, row), owner(column, row - 1)];
      if (row < rows && west !== here) join(west, here, corner(column, row), corner(column, row + 1));
      if (column < columns && north !== here) join(north, here, corner(column, row), corner(column + 1, row));
    }
  const placeOf = (at: Corner): Point => [left + (at % width) * mesh, top + Math.floor(at / width) * mesh];
  return [...joinsOf].flatMap(([key, joins]) => {
    const [one = NOBODY, other = NOBODY] = key.split(',').map(Number);
    const [a, b] = one === NOBODY ? [other, one] : [one, other];
    // Where more than two borders come together every arc ends, even one that seems to run on.
    return chained(joins).flatMap(({ nodes, closed }) =>
      cutAtForks(nodes, closed, (at) => (degree.get(at) ?? 0) > 2).map((part) => ({
        a,
        b,
        points: smoothed(part.nodes.map(placeOf), part.closed, mesh, b === NOBODY),
        closed: part.closed,
      })),
    );
  });
};

const cutAtForks = (
  nodes: readonly Corner[],
  closed: boolean,
  isFork: (at: Corner) => boolean,
): readonly { readonly nodes: readonly Corner[]; readonly closed: boolean }[] => {
  const first = nodes.findIndex(isFork);
  if (closed && first < 0) return [{ nodes, closed: true }];
  const walk = closed ? [...nodes.slice(first), ...nodes.slice(0, first + 1)] : nodes;
  const parts: Corner[][] = [];
  let part: Corner[] = [];
  for (const [place, at] of walk.entries()) {
    part.push(at);
    if (place > 0 && place < walk.length - 1 && isFork(at)) {
      parts.push(part);
      part = [at];
    }
  }
  parts.push(part);
  return parts.filter(({ length }) => length > 1).map((each) => ({ nodes: each, closed: false }));
};

const key = ([x, y]: Point): string => `${x},${y}`;

/** The rings around a cell, strung together from its arcs. */
export const ringsOf = (arcs: readonly Arc[], cell: number): readonly (readonly Point[])[] => {
  const own = arcs.filter(({ a, b }) => a === cell || b === cell);
  const rings: (readonly Point[])[] = own.filter(({ closed }) => closed).map(({ points }) => points);
  const open = own.filter(({ closed }) => !closed).map(({ points }) => points);
  const used = new Set<readonly Point[]>();
  for (const start of open) {
    if (used.has(start)) continue;
    used.add(start);
    let ring: Point[] = [...start];
    for (;;) {
      const [first, last] = [ring[0], ring.at(-1)];
      if (!first || !last || key(first) === key(last)) break;
      const next = open.find((points) => {
        const [head, tail] = [points[0], points.at(-1)];
        return !used.has(points) && head && tail && (key(head) === key(last) || key(tail) === key(last));
      });
      if (!next) throw new Error(`the outline of cell ${cell} does not close`);
      used.add(next);
      const [head] = next;
      ring = [...ring, ...(head && key(head) === key(last) ? next : next.toReversed()).slice(1)];
    }
    rings.push(ring.slice(0, -1));
  }
  return rings;
};
