import { type GridOnSheet, hexCentre, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import { middleOf } from './hexsides.ts';

/** A way from hex to hex. */
export interface Leg {
  readonly a: Cell;
  readonly b: Cell;
}

const cellKey = ({ column, row }: Cell): string => `${column},${row}`;
const legKey = ({ a, b }: Leg): string => [cellKey(a), cellKey(b)].sort().join(' ');

/**
 * Ways run through the middle of a city or a junction, and cut the corner in an open hex; each crosses its hexside at
 * the middle, square on. Strings the legs together into lines, by the points that pull them near (PathPen.flowing).
 */
export const waysThrough = (
  grid: GridOnSheet,
  legs: readonly Leg[],
  isStop: (cell: Cell) => boolean,
): readonly (readonly Point[])[] => {
  const from = new Map<string, { cell: Cell; to: Cell[] }>();
  const note = (cell: Cell, to: Cell): void => {
    const entry = from.get(cellKey(cell)) ?? { cell, to: [] };
    entry.to.push(to);
    from.set(cellKey(cell), entry);
  };
  for (const { a, b } of legs) {
    note(a, b);
    note(b, a);
  }
  const waysAt = (cell: Cell): readonly Cell[] => from.get(cellKey(cell))?.to ?? [];
  const stops = (cell: Cell): boolean => isStop(cell) || waysAt(cell).length !== 2;
  const done = new Set<string>();
  const ways: (readonly Point[])[] = [];
  const walk = (start: Cell, first: Cell): void => {
    const cells = [start];
    let [last, next] = [start, first];
    while (!done.has(legKey({ a: last, b: next }))) {
      done.add(legKey({ a: last, b: next }));
      cells.push(next);
      if (stops(next)) break;
      const here = next;
      const cameFrom = cellKey(last);
      const onward = waysAt(here).find((cell) => cellKey(cell) !== cameFrom);
      if (!onward) break;
      [last, next] = [here, onward];
    }
    if (cells.length > 1) ways.push(wayPoints(grid, cells));
  };
  const nodes = [...from.values()];
  for (const { cell, to } of nodes) if (stops(cell)) for (const next of to) walk(cell, next);
  for (const { cell, to } of nodes) for (const next of to) walk(cell, next);
  return ways;
};

/** Centres draw the line near. The middles of the first and last side are given too, so that it runs straight there. */
const wayPoints = (grid: GridOnSheet, cells: readonly Cell[]): readonly Point[] => {
  const centres = cells.map((cell) => hexCentre(grid, cell));
  const middles = cells.slice(1).map((cell, place) => middleOf(grid, cells[place] ?? cell, cell));
  const ends = middles.length === 1 ? middles : [middles.at(0), middles.at(-1)];
  const [afterStart, beforeEnd] = ends;
  return [
    ...centres.slice(0, 1),
    ...(afterStart ? [afterStart] : []),
    ...centres.slice(1, -1),
    ...(beforeEnd ? [beforeEnd] : []),
    ...centres.slice(-1),
  ];
};
