import { type Cell, cellOfFourFigures, type GridOnSheet, hexCentre, type Point } from '@bivouac/atlas';
import { type HexSheet, hexSheet } from '@bivouac/atlas/build/hex-sheet.ts';
import { type HexCard, hexCards } from '../catalogue/map.ts';
import source from './source/projection.json' with { type: 'json' };

/** The western column is the highest in number. */
export const SHEET: HexSheet = hexSheet(source, { columnsGrow: 'west', lowColumns: 'even' });
export const { width: WIDTH, height: HEIGHT, picture: PICTURE, project } = SHEET;
export const ON_SHEET: GridOnSheet = SHEET.grid;

export interface SheetHex extends HexCard, Cell {
  readonly centre: Point;
}

export const sheetHexes: readonly SheetHex[] = hexCards.map((hex) => {
  const cell = cellOfFourFigures(hex.id);
  return { ...hex, ...cell, centre: hexCentre(ON_SHEET, cell) };
});

/** A hex that a piece can ever stand on. */
export const isInPlay = ({ terrain, outOfPlay }: HexCard): boolean => terrain !== 'sea' && !outOfPlay;
