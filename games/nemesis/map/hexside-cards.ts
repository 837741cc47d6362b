import { type Cell, cellOfFourFigures } from '@bivouac/atlas';
import { type Crossing, crossingOf, type Side, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import type { HexsideCard } from '../catalogue/map.ts';
import { ON_SHEET } from './sheet.ts';

/** Where the hexsides of the data lie on the sheet. */

export const cellsOf = ({ a, b }: HexsideCard): { readonly a: Cell; readonly b: Cell } => ({
  a: cellOfFourFigures(a),
  b: cellOfFourFigures(b),
});

export const sideOf = (card: HexsideCard): Side => {
  const { a, b } = cellsOf(card);
  return sideBetween(ON_SHEET, a, b);
};

export const crossingAt = (card: HexsideCard): Crossing => {
  const { a, b } = cellsOf(card);
  return crossingOf(ON_SHEET, a, b);
};
