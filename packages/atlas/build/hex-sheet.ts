import { type GridOnSheet, hexRadius } from '../hex-geometry.ts';
import { equidistantConic, onSheet, type Projection } from '../projection.ts';
import type { Box } from './clip.ts';

/** What fixes a sheet of hexes: how its paper lies on the globe, and which columns and rows it has. */
export interface HexSheetSource {
  readonly centralMeridian: number;
  readonly standardParallels: readonly number[];
  readonly referenceLatitude: number;
  /** From flat to flat: on the ground, and in units of the sheet. */
  readonly pitchKm: number;
  readonly pitch: number;
  /** Paper around the outermost hexes. */
  readonly margin: number;
  /** The first and the last. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** A hex of a high column whose place on the globe is known, so many kilometres south of the one given. */
  readonly anchor: {
    readonly column: number;
    readonly row: number;
    readonly lon: number;
    readonly lat: number;
    readonly kmSouth: number;
  };
}

export interface HexSheet {
  readonly width: number;
  readonly height: number;
  readonly unitsPerKm: number;
  /** Where the hexes lie. */
  readonly grid: GridOnSheet;
  /** Inside the frame: the map itself. */
  readonly picture: Box;
  /** From longitude and latitude to the sheet. */
  readonly project: Projection;
}

/** How far the map keeps from the edge of the paper. */
const FRAME = 34;
export const pictureOf = (width: number, height: number): Box => ({
  left: FRAME,
  top: FRAME,
  right: width - FRAME,
  bottom: height - FRAME,
});

const pair = ([first = 0, last = 0]: readonly number[]): readonly [number, number] => [first, last];

/** A sheet of hexes in columns. */
export const hexSheet = (source: HexSheetSource, manner: Pick<GridOnSheet, 'columnsGrow' | 'lowColumns'>): HexSheet => {
  const { anchor, pitch, pitchKm, margin, centralMeridian, referenceLatitude, standardParallels } = source;
  const [columns, rows] = [pair(source.columns), pair(source.rows)];
  const half = hexRadius({ pitch });
  const step = half * 1.5;
  const fromTheWest = manner.columnsGrow === 'west' ? columns[1] - anchor.column : anchor.column - columns[0];
  const grid: GridOnSheet = {
    ...manner,
    pitch,
    anchor: {
      column: anchor.column,
      row: anchor.row,
      x: Math.round(margin + half + fromTheWest * step),
      y: margin + pitch / 2 + (anchor.row - rows[0]) * pitch,
    },
    columns,
    rows,
  };
  const width = Math.round(2 * margin + 2 * half + (columns[1] - columns[0]) * step);
  const height = 2 * margin + (rows[1] - rows[0] + 1.5) * pitch;
  const cone = equidistantConic({
    centralMeridian,
    standardParallels: pair(standardParallels),
    referenceLatitude,
  });
  const [eastKm, northKm] = cone([anchor.lon, anchor.lat]);
  const unitsPerKm = pitch / pitchKm;
  return {
    width,
    height,
    unitsPerKm,
    grid,
    picture: pictureOf(width, height),
    project: onSheet(cone, {
      at: { place: [eastKm, northKm - anchor.kmSouth], sheet: [grid.anchor.x, grid.anchor.y] },
      unitsPerKm,
    }),
  };
};
