import { type GridOnSheet, hexCentre, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import { middleOf } from './hexsides.ts';
import { PathPen } from './path.ts';

/** A way from hex to hex. */
export interface Leg {
  readonly a: Cell;
  readonly b: Cell;
}

const cellKey = ({ column, row }: Cell): string => `${column},${row}`;
const legKey = ({ a, b }: Leg): string => [cellKey(a), cellKey(b)].sort().join(' ');

/**
 * Ways run through the middle of a city or a junction, and cut the corner in an open hex; each crosses its hexside at
 * the middle, square on. So two halves are drawn in each hex, and a walk strings them together.
 */
export const waysPath = (
  grid: GridOnSheet,
  legs: readonly Leg[],
  isStop: (cell: Cell) => boolean,
  scale: number,
): string => {
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
  const pen = new PathPen(scale);
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
    if (cells.length > 1) pen.flowing(wayPoints(grid, cells));
  };
  const nodes = [...from.values()];
  for (const { cell, to } of nodes) if (stops(cell)) for (const next of to) walk(cell, next);
  for (const { cell, to } of nodes) for (const next of to) walk(cell, next);
  return pen.path;
};

/** Centres draw the line near; the middles of the sides between them are where it passes. */
const wayPoints = (grid: GridOnSheet, cells: readonly Cell[]): readonly Point[] => {
  const centres = cells.map((cell) => hexCentre(grid, cell));
  const [first, second] = cells;
  // With two stops only, a straight line through the middle of the side.
  if (cells.length === 2 && first && second)
    return [...centres.slice(0, 1), middleOf(grid, first, second), ...centres.slice(1)];
  return centres;
};
