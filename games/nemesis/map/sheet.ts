import { type Cell, hexCentre, type Point } from '@bivouac/atlas';
import { type HexSheet, hexSheet, type HexSheetSource } from '@bivouac/atlas/build/hex-sheet.ts';
import { cellOf, isEastern, numberAt } from '../catalogue/cells.ts';
import type { HexId } from '../catalogue/ids.ts';
import {
  easternHexCards,
  easternHexsideCards,
  type HexCard,
  hexCards,
  type HexsideCard,
  hexsideCards,
} from '../catalogue/map.ts';
import type { Scenario } from '../scenario/scenario.ts';
import joined from './source/projection-1812.json' with { type: 'json' };
import western from './source/projection.json' with { type: 'json' };

export interface SheetHex extends HexCard, Cell {
  readonly centre: Point;
}

/** A sheet with what is printed on it. */
export interface Chart {
  readonly sheet: HexSheet;
  readonly hexes: readonly SheetHex[];
  readonly sides: readonly HexsideCard[];
  /** The hex of a cell of this sheet. */
  readonly at: (cell: Cell) => SheetHex | undefined;
}

const chartOf = (source: HexSheetSource, cards: readonly HexCard[], sides: readonly HexsideCard[]): Chart => {
  const sheet = hexSheet(source, { columnsGrow: 'west', lowColumns: 'even' });
  const hexes = cards.map((hex) => {
    const cell = cellOf(hex.id);
    return { ...hex, ...cell, centre: hexCentre(sheet.grid, cell) };
  });
  const byId = new Map<HexId, SheetHex>(hexes.map((hex) => [hex.id, hex]));
  return { sheet, hexes, sides, at: (cell) => byId.get(numberAt(cell)) };
};

/** The sheet of 1813. The western column is the highest in number. */
export const WESTERN: Chart = chartOf(western, hexCards, hexsideCards);

/** 17.1 The sheet of 1813 with that of 1812 joined to it in the east. */
export const JOINED: Chart = chartOf(
  joined,
  [...easternHexCards, ...hexCards],
  [...easternHexsideCards, ...hexsideCards],
);

export const playsOn = ({ playable }: Scenario): Chart => (playable.some(isEastern) ? JOINED : WESTERN);

/** A hex that a piece can ever stand on. */
export const isInPlay = ({ terrain, outOfPlay }: HexCard): boolean => terrain !== 'sea' && !outOfPlay;
