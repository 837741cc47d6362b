import { type Cell, cellOfFourFigures, type GridOnSheet, hexCentre, type Point } from '@bivouac/atlas';
import type { Box } from '@bivouac/atlas/build/clip.ts';
import { equidistantConic, onSheet, type Projection } from '@bivouac/atlas/projection.ts';
import { type HexCard, hexCards } from '../catalogue/map.ts';
import source from './source/projection.json' with { type: 'json' };

const { anchor, pitch, pitchKm, margin, columns, rows, centralMeridian, referenceLatitude } = source;

const pair = ([first = 0, last = 0]: readonly number[]): readonly [number, number] => [first, last];

export const UNITS_PER_KM = pitch / pitchKm;

const HALF_WIDTH = pitch / Math.sqrt(3);
const COLUMN_STEP = HALF_WIDTH * 1.5;
const [FIRST_COLUMN, LAST_COLUMN] = pair(columns);
const [FIRST_ROW, LAST_ROW] = pair(rows);

export const WIDTH = Math.round(2 * margin + 2 * HALF_WIDTH + (LAST_COLUMN - FIRST_COLUMN) * COLUMN_STEP);
export const HEIGHT = 2 * margin + (LAST_ROW - FIRST_ROW + 1.5) * pitch;

/** Where the hexes lie: the western column is the highest in number. */
export const ON_SHEET: GridOnSheet = {
  columnsGrow: 'west',
  lowColumns: 'even',
  pitch,
  anchor: {
    column: anchor.column,
    row: anchor.row,
    x: Math.round(margin + HALF_WIDTH + (LAST_COLUMN - anchor.column) * COLUMN_STEP),
    y: margin + pitch / 2 + (anchor.row - FIRST_ROW) * pitch,
  },
  columns: [FIRST_COLUMN, LAST_COLUMN],
  rows: [FIRST_ROW, LAST_ROW],
};

const FRAME = 34;

/** Inside the frame: the map itself. */
export const PICTURE: Box = { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME };

const cone = equidistantConic({
  centralMeridian,
  standardParallels: pair(source.standardParallels),
  referenceLatitude,
});
const [eastKm, northKm] = cone([anchor.lon, anchor.lat]);

/** From longitude and latitude to the sheet. */
export const project: Projection = onSheet(cone, {
  at: { place: [eastKm, northKm - anchor.kmSouth], sheet: [ON_SHEET.anchor.x, ON_SHEET.anchor.y] },
  unitsPerKm: UNITS_PER_KM,
});

export interface SheetHex extends HexCard, Cell {
  readonly centre: Point;
}

export const sheetHexes: readonly SheetHex[] = hexCards.map((hex) => {
  const cell = cellOfFourFigures(hex.id);
  return { ...hex, ...cell, centre: hexCentre(ON_SHEET, cell) };
});

/** A hex that a piece can ever stand on. */
export const isInPlay = ({ terrain, outOfPlay }: HexCard): boolean => terrain !== 'sea' && !outOfPlay;
