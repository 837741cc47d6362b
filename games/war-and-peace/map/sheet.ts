import { type Cell, type GridOnSheet, hexCentre, type Point } from '@bivouac/atlas';
import type { Box } from '@bivouac/atlas/build/clip.ts';
import { pictureOf } from '@bivouac/atlas/build/hex-sheet.ts';
import type { Projection } from '@bivouac/atlas/projection.ts';
import { type HexCard, hexCards } from '../catalogue/map.ts';
import source from './source/projection.json' with { type: 'json' };

const { pitch, margin, anchor } = source;
const rowStep = (pitch * Math.sqrt(3)) / 2;
const [firstColumn = 1, lastColumn = 49] = source.columns;
const [firstRow = 1, lastRow = 49] = source.rows;

/** A row more than its step reaches, above and below. */
const OVER = pitch / Math.sqrt(3);
export const WIDTH = 2 * margin + (lastColumn - firstColumn + 1.5) * pitch;
export const HEIGHT = Math.round(2 * margin + (lastRow - firstRow) * rowStep + 2 * OVER);
export const PICTURE: Box = pictureOf(WIDTH, HEIGHT);

/** Rows A to WW grow northwards, and every other one is shifted half a hex to the east. */
export const ON_SHEET: GridOnSheet = {
  turned: true,
  columnsGrow: 'west',
  lowColumns: 'even',
  pitch,
  anchor: {
    column: anchor.row,
    row: anchor.column,
    x: margin + (anchor.column - firstColumn + 0.5) * pitch,
    y: HEIGHT - margin - OVER - (anchor.row - firstRow) * rowStep,
  },
  columns: [firstRow, lastRow],
  rows: [firstColumn, lastColumn],
};

/** Columns are as wide as so many degrees, and wider in the east. */
export const project: Projection = ([lon, lat]) => {
  const { degreesToAColumn, degreesToAColumnThere, degreesToARow, eastOf } = source;
  const west = Math.min(lon, eastOf) - anchor.lon;
  const east = Math.max(0, lon - eastOf);
  const columns = west / degreesToAColumn + east / degreesToAColumnThere;
  return [ON_SHEET.anchor.x + columns * pitch, ON_SHEET.anchor.y - ((lat - anchor.lat) / degreesToARow) * rowStep];
};

/** A hex on the sheet; its `column` is its row, as the grid counts. */
export interface SheetHex extends Cell, Omit<HexCard, 'row'> {
  readonly centre: Point;
}

export const sheetHexes: readonly SheetHex[] = hexCards.map(({ row, col, ...hex }) => {
  const cell: Cell = { column: row, row: col };
  return { ...hex, col, ...cell, centre: hexCentre(ON_SHEET, cell) };
});
const byCell: ReadonlyMap<string, SheetHex> = new Map(sheetHexes.map((hex) => [`${hex.column},${hex.row}`, hex]));
const byId: ReadonlyMap<string, SheetHex> = new Map(sheetHexes.map((hex) => [hex.id, hex]));

export const hexIn = ({ column, row }: Cell): SheetHex | undefined => byCell.get(`${column},${row}`);
export const sheetHex = (id: string): SheetHex => {
  const hex = byId.get(id);
  if (!hex) throw new Error(`no hex ${id} on the sheet`);
  return hex;
};
