import type { Point } from '../../hex-geometry.ts';
import type { Box } from '../clip.ts';

/** No cell. */
export const NOBODY = -1;

/** A sheet in small squares, each of one cell or of none. Cells go by their number. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly mesh: number;
  readonly left: number;
  readonly top: number;
  readonly owners: Int16Array;
}

export const emptyRaster = ({ left, top, right, bottom }: Box, mesh: number): Raster => {
  const [columns, rows] = [Math.ceil((right - left) / mesh), Math.ceil((bottom - top) / mesh)];
  return { columns, rows, mesh, left, top, owners: new Int16Array(columns * rows).fill(NOBODY) };
};

export const middleOfSquare = ({ columns, mesh, left, top }: Raster, square: number): Point => [
  left + ((square % columns) + 0.5) * mesh,
  top + (Math.floor(square / columns) + 0.5) * mesh,
];

/** The square under a point; -1 off the sheet. */
export const squareAt = ({ columns, rows, mesh, left, top }: Raster, [x, y]: Point): number => {
  const [column, row] = [Math.floor((x - left) / mesh), Math.floor((y - top) / mesh)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
};

export const ownerAt = (raster: Raster, point: Point): number => {
  const square = squareAt(raster, point);
  return square < 0 ? NOBODY : (raster.owners[square] ?? NOBODY);
};

/** The squares beside a square: above, right, below, left. */
export const besideSquare = ({ columns, rows }: Raster, square: number): readonly number[] => {
  const column = square % columns;
  const found: number[] = [];
  if (square >= columns) found.push(square - columns);
  if (column < columns - 1) found.push(square + 1);
  if (square < columns * (rows - 1)) found.push(square + columns);
  if (column > 0) found.push(square - 1);
  return found;
};

/** Squares that hang together, side to side, and pass a test. */
export const patches = (raster: Raster, isIn: (square: number) => boolean): readonly (readonly number[])[] => {
  const seen = new Uint8Array(raster.owners.length);
  const found: number[][] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !isIn(start)) continue;
    seen[start] = 1;
    const patch = [start];
    for (const square of patch)
      for (const next of besideSquare(raster, square)) {
        if (seen[next] || !isIn(next)) continue;
        seen[next] = 1;
        patch.push(next);
      }
    found.push(patch);
  }
  return found;
};
