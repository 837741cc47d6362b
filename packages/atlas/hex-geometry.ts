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

/** To and from the grid of columns that a grid of rows mirrors. */
const mirrored = ({ turned }: Pick<GridOnSheet, 'turned'>, [x, y]: Point): Point => (turned ? [y, x] : [x, y]);

export const hexCentre = (grid: GridOnSheet, { column, row }: Cell): Point => {
  const { anchor, pitch, columnsGrow } = grid;
  const across = columnsGrow === 'east' ? column - anchor.column : anchor.column - column;
  const down = row + drop(grid, column) - anchor.row - drop(grid, anchor.column);
  const [dx, dy] = mirrored(grid, [across * pitch * (SQRT3 / 2), down * pitch]);
  return [anchor.x + dx, anchor.y + dy];
};

/** The corners of a hex around one, clockwise from the eastern one; in a grid of rows from the southern one, the other way round. */
const cornersAround = (grid: GridOnSheet): readonly Point[] => {
  const radius = hexRadius(grid);
  const half = grid.pitch / 2;
  const corners: readonly Point[] = [
    [radius, 0],
    [radius / 2, half],
    [-radius / 2, half],
    [-radius, 0],
    [-radius / 2, -half],
    [radius / 2, -half],
  ];
  return corners.map((corner) => mirrored(grid, corner));
};

export const hexCorners = (grid: GridOnSheet, cell: Cell): readonly Point[] => {
  const [x, y] = hexCentre(grid, cell);
  return cornersAround(grid).map(([dx, dy]): Point => [x + dx, y + dy]);
};

/**
 * The cell under a point, on the sheet or beyond it. A column of hexes is cut into the band where only its own hexes
 * lie and the slants that it shares with its neighbours: of the two or three that come near, the nearest centre wins.
 */
export const cellAt = (grid: GridOnSheet, x: number, y: number): Cell => {
  const { anchor, pitch, columnsGrow } = grid;
  const [east, south] = mirrored(grid, [x - anchor.x, y - anchor.y]);
  const across = east / (pitch * (SQRT3 / 2));
  const nearest = [Math.floor(across), Math.ceil(across)].map((steps): { cell: Cell; away: number } => {
    const column = columnsGrow === 'east' ? anchor.column + steps : anchor.column - steps;
    const row = Math.round(south / pitch + anchor.row + drop(grid, anchor.column) - drop(grid, column));
    const cell = { column, row };
    const [cx, cy] = hexCentre(grid, cell);
    return { cell, away: (cx - x) ** 2 + (cy - y) ** 2 };
  });
  return nearest.reduce((best, next) => (next.away < best.away ? next : best)).cell;
};

export const isOnGrid = ({ columns, rows }: GridOnSheet, { column, row }: Cell): boolean =>
  column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a hex as a closed path, told in steps from its first corner. */
export const hexOutline = (grid: GridOnSheet, cell: Cell): string => {
  const [x, y] = hexCentre(grid, cell);
  const radius = hexRadius(grid);
  const [across, slant, half] = [tenth(radius), tenth(radius / 2), tenth(grid.pitch / 2)];
  return grid.turned
    ? `M${tenth(x)} ${tenth(y + radius)}l${half}-${slant}v-${across}l-${half}-${slant}-${half} ${slant}v${across}z`
    : `M${tenth(x + radius)} ${tenth(y)}l-${slant} ${half}h-${across}l-${slant}-${half} ${slant}-${half}h${across}z`;
};
