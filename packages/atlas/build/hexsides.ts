import { type GridOnSheet, hexCentre, hexCorners, hexRadius, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import { chained } from './contour.ts';

/** A corner of hexes, named so that all hexes around it agree. */
export type CornerKey = string;

/** How far apart corners stand, from west to east and from north to south. */
const steps = (grid: GridOnSheet): Point =>
  grid.turned ? [grid.pitch / 2, hexRadius(grid) / 2] : [hexRadius(grid) / 2, grid.pitch / 2];

export const cornerKey = (grid: GridOnSheet, [x, y]: Point): CornerKey => {
  const [east, south] = steps(grid);
  return `${Math.round((x - grid.anchor.x) / east)},${Math.round((y - grid.anchor.y) / south)}`;
};

export const cornerPoint = (grid: GridOnSheet, key: CornerKey): Point => {
  const [across = 0, down = 0] = key.split(',').map(Number);
  const [east, south] = steps(grid);
  return [grid.anchor.x + across * east, grid.anchor.y + down * south];
};

export type Side = readonly [CornerKey, CornerKey];

/** The side between two neighbouring hexes, by its two corners. */
export const sideBetween = (grid: GridOnSheet, a: Cell, b: Cell): Side => {
  const ofB = new Set(hexCorners(grid, b).map((corner) => cornerKey(grid, corner)));
  const [one, other] = hexCorners(grid, a)
    .map((corner) => cornerKey(grid, corner))
    .filter((key) => ofB.has(key));
  if (one === undefined || other === undefined)
    throw new Error(`${a.column}/${a.row} and ${b.column}/${b.row} are no neighbours`);
  return [one, other];
};

export const middleOf = (grid: GridOnSheet, a: Cell, b: Cell): Point => {
  const [[ax, ay], [bx, by]] = [hexCentre(grid, a), hexCentre(grid, b)];
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** Where one steps from a hex into the next: the middle of their side, and the way across it. */
export interface Crossing {
  readonly middle: Point;
  /** From `a` to `b`, one unit long. */
  readonly towards: Point;
}

export const crossingOf = (grid: GridOnSheet, a: Cell, b: Cell): Crossing => {
  const [[ax, ay], [bx, by]] = [hexCentre(grid, a), hexCentre(grid, b)];
  const length = Math.hypot(bx - ax, by - ay);
  return { middle: middleOf(grid, a, b), towards: [(bx - ax) / length, (by - ay) / length] };
};

/** A point beside a crossing: so far along the way, so far to its right. */
export const beside = ({ middle: [x, y], towards: [dx, dy] }: Crossing, along: number, right: number): Point => [
  x + dx * along - dy * right,
  y + dy * along + dx * right,
];

export interface CornerChain {
  readonly keys: readonly CornerKey[];
  readonly closed: boolean;
}

/** Sides strung together, end to end. */
export const chainsOf = (
  sides: readonly Side[],
  options: { readonly overForks?: boolean } = {},
): readonly CornerChain[] => {
  const joins = new Map<CornerKey, CornerKey[]>();
  for (const [a, b] of sides) {
    joins.set(a, [...(joins.get(a) ?? []), b]);
    joins.set(b, [...(joins.get(b) ?? []), a]);
  }
  return chained(joins, options).map(({ nodes, closed }) => ({ keys: nodes, closed }));
};

/** The six sides of a hex, clockwise. */
const sidesOf = (grid: GridOnSheet, cell: Cell): readonly Side[] => {
  const keys = hexCorners(grid, cell).map((corner) => cornerKey(grid, corner));
  return keys.map((key, place): Side => [key, keys[(place + 1) % 6] ?? key]);
};

const sideKey = ([a, b]: Side): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Every side of these hexes once. */
export const allSides = (grid: GridOnSheet, cells: readonly Cell[]): readonly Side[] => [
  ...new Map(cells.flatMap((cell) => sidesOf(grid, cell)).map((side) => [sideKey(side), side])).values(),
];

/** The rings around a set of hexes: the sides that only one of them has. */
export const ringsAround = (grid: GridOnSheet, cells: readonly Cell[]): readonly (readonly Point[])[] => {
  const sides = new Map<string, Side | undefined>();
  for (const side of cells.flatMap((cell) => sidesOf(grid, cell)))
    sides.set(sideKey(side), sides.has(sideKey(side)) ? undefined : side);
  const outer = [...sides.values()].filter((side) => side !== undefined);
  return chainsOf(outer).map(({ keys }) => keys.map((key) => cornerPoint(grid, key)));
};
