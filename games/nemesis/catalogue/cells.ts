import { type Cell, cellOfFourFigures, fourFigures } from '@bivouac/atlas';
import type { HexId } from './ids.ts';

/** 17.1 The eastern sheet ends at this column, where the western begins at the next. */
const LAST_EASTERN_COLUMN = 21;
/** It reaches farther north, so its rows are printed so many higher: no number is needed below 01. */
const RAISED = 20;

const isEasternColumn = (column: number): boolean => column <= LAST_EASTERN_COLUMN;

/** 17.1 Does a hex lie on the sheet of 1812, which joins that of 1813 in the east? */
export const isEastern = (id: string): boolean => isEasternColumn(Number(id.slice(0, 2)));

/** Where a hex lies on the joined sheets, whose rows are those of the western one. */
export const cellOf = (id: string): Cell => {
  const { column, row } = cellOfFourFigures(id);
  return { column, row: isEasternColumn(column) ? row - RAISED : row };
};

/** The number printed for a cell of the joined sheets. */
export const numberAt = ({ column, row }: Cell): HexId =>
  fourFigures({ column, row: isEasternColumn(column) ? row + RAISED : row }) as HexId;
