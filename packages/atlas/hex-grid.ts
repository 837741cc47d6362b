/** One place on a hex grid, by its printed numbers. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Clockwise from the top of a flat-topped hex. Every walk around a hex goes in this order. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface HexGrid {
  /** The six cells around this one in the order of DIRECTIONS; the edge of the map is for the caller to know. */
  readonly around: (cell: Cell) => readonly Cell[];
  /** The number of steps in a straight count, whatever the terrain. */
  readonly distance: (a: Cell, b: Cell) => number;
}

/** How a map is printed: which way the column numbers grow, and which columns sit half a hex further south. */
export interface GridLayout {
  readonly columnsGrow: 'east' | 'west';
  readonly lowColumns: 'even' | 'odd';
}

/** A grid of flat-topped hexes in columns; rows grow southwards. */
export const hexGrid = ({ columnsGrow, lowColumns }: GridLayout): HexGrid => {
  const east = columnsGrow === 'east' ? 1 : -1;
  const lowParity = lowColumns === 'odd' ? 1 : 0;
  const isLow = (column: number): boolean => (column & 1) === lowParity;

  /** How far south, counted in half hexes. */
  const southing = ({ column, row }: Cell): number => 2 * row + (isLow(column) ? 1 : 0);

  return {
    around: ({ column, row }) => {
      const upper = isLow(column) ? row : row - 1;
      return [
        { column, row: row - 1 },
        { column: column + east, row: upper },
        { column: column + east, row: upper + 1 },
        { column, row: row + 1 },
        { column: column - east, row: upper + 1 },
        { column: column - east, row: upper },
      ];
    },
    distance: (a, b) => {
      const across = Math.abs(a.column - b.column);
      const down = Math.abs(southing(a) - southing(b));
      // Every step across brings half a hex up or down for nothing.
      return across + Math.max(0, (down - across) / 2);
    },
  };
};

/** The four-figure number of a cell: two digits for the column, two for the row, as in 3325. */
export const fourFigures = ({ column, row }: Cell): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export const cellOfFourFigures = (number: string): Cell => ({
  column: Number(number.slice(0, 2)),
  row: Number(number.slice(2)),
});
