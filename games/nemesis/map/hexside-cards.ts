import type { Cell } from '@bivouac/atlas';
import { type Crossing, crossingOf, type Side, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import { cellOf } from '../catalogue/cells.ts';
import type { HexsideCard } from '../catalogue/map.ts';
import type { Chart } from './sheet.ts';

/** Where the hexsides of the data lie on the sheet. */

export const cellsOf = ({ a, b }: HexsideCard): { readonly a: Cell; readonly b: Cell } => ({
  a: cellOf(a),
  b: cellOf(b),
});

export const sideOf =
  ({ sheet }: Chart) =>
  (card: HexsideCard): Side => {
    const { a, b } = cellsOf(card);
    return sideBetween(sheet.grid, a, b);
  };

export const crossingAt =
  ({ sheet }: Chart) =>
  (card: HexsideCard): Crossing => {
    const { a, b } = cellsOf(card);
    return crossingOf(sheet.grid, a, b);
  };
