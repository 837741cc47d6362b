import type { HexMap } from './game-map.ts';
import type { Cell } from './hex-grid.ts';

/** A point on the sheet, in map units; y grows southwards. */
export type Point = readonly [x: number, y: number];

export type GridOnSheet = HexMap['grid'];

const SQRT3 = Math.sqrt(3);

/** From the centre of a hex to a corner. */
export const hexRadius = ({ pitch }: Pick<GridOnSheet, 'pitch'>): number => pitch / SQRT3;

const isLow = ({ lowColumns }: GridOnSheet, column: number): boolean => (column & 1) === (lowColumns === 'odd' ? 1 : 0);

/** How far a column hangs below the middle of its rows. */
const drop = (grid: GridOnSheet, column: number): number => (isLow(grid, column) ? 0.5 : 0);

export const hexCentre = (grid: GridOnSheet, { column, row }: Cell): Point => {
  const { anchor, pitch, columnsGrow } = grid;
  const across = columnsGrow === 'east' ? column - anchor.column : anchor.column - column;
  const down = row + drop(grid, column) - anchor.row - drop(grid, anchor.column);
  return [anchor.x + across * pitch * (SQRT3 / 2), anchor.y + down * pitch];
};

/** The corners of a hex clockwise, from the eastern one. */
export const hexCorners = (grid: GridOnSheet, cell: Cell): readonly Point[] => {
  const [x, y] = hexCentre(grid, cell);
  const radius = hexRadius(grid);
  const half = grid.pitch / 2;
  return [
    [x + radius, y],
    [x + radius / 2, y + half],
    [x - radius / 2, y + half],
    [x - radius, y],
    [x - radius / 2, y - half],
    [x + radius / 2, y - half],
  ];
};

/**
 * The cell under a point, on the sheet or beyond it. A column of hexes is cut into the band where only its own hexes
 * lie and the slants that it shares with its neighbours: of the two or three that come near, the nearest centre wins.
 */
export const cellAt = (grid: GridOnSheet, x: number, y: number): Cell => {
  const { anchor, pitch, columnsGrow } = grid;
  const across = (x - anchor.x) / (pitch * (SQRT3 / 2));
  const nearest = [Math.floor(across), Math.ceil(across)].map((steps): { cell: Cell; away: number } => {
    const column = columnsGrow === 'east' ? anchor.column + steps : anchor.column - steps;
    const row = Math.round((y - anchor.y) / pitch + anchor.row + drop(grid, anchor.column) - drop(grid, column));
    const cell = { column, row };
    const [cx, cy] = hexCentre(grid, cell);
    return { cell, away: (cx - x) ** 2 + (cy - y) ** 2 };
  });
  return nearest.reduce((best, next) => (next.away < best.away ? next : best)).cell;
};

export const isOnGrid = ({ columns, rows }: GridOnSheet, { column, row }: Cell): boolean =>
  column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a hex as a closed path, told in steps from its eastern corner. */
export const hexOutline = (grid: GridOnSheet, cell: Cell): string => {
  const [x, y] = hexCentre(grid, cell);
  const radius = hexRadius(grid);
  const [across, slant, half] = [tenth(radius), tenth(radius / 2), tenth(grid.pitch / 2)];
  return `M${tenth(x + radius)} ${tenth(y)}l-${slant} ${half}h-${across}l-${slant}-${half} ${slant}-${half}h${across}z`;
};
