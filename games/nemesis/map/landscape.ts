import { cellAt, fourFigures, type MapLabel, type MapLayer, type MapMark, type Point } from '@bivouac/atlas';
import { type IsTaken, takenGround } from '@bivouac/atlas/build/clear-ground.ts';
import { flowed } from '@bivouac/atlas/build/obstacles.ts';
import { PathPen, pathOf } from '@bivouac/atlas/build/path.ts';
import {
  type Figure,
  hill,
  type Manner,
  peak,
  reeds,
  type Scatter,
  scattered,
  stacked,
  tree,
} from '@bivouac/atlas/build/relief.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex } from '../catalogue/map.ts';
import { isInPlay, ON_SHEET, type SheetHex, sheetHexes } from './sheet.ts';
import { lakeRings } from './waters.ts';
import { passWays, roadWays } from './ways.ts';

export interface OnTheSheet {
  readonly shore: Shore;
  readonly flows: readonly Flow[];
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

type Country = 'mountain' | 'rough' | 'forest' | 'marsh';

const MANNERS: Readonly<Record<Country, Manner>> = {
  mountain: { tries: 110, reach: 60, size: [0.72, 1.3], apart: [29, 16.5], halfWidth: 12, height: 20, figure: peak },
  rough: { tries: 80, reach: 54, size: [0.75, 1.15], apart: [36, 21], halfWidth: 11, height: 8, figure: hill },
  forest: { tries: 80, reach: 54, size: [0.8, 1.1], apart: [25, 20], halfWidth: 6, height: 14, figure: tree },
  marsh: { tries: 70, reach: 52, size: [0.85, 1.1], apart: [31, 20], halfWidth: 10, height: 8, figure: reeds },
};
/** So many figures at least show what a hex is. */
const LEAST = 3;

const terrainAt = ([x, y]: Point): SheetHex['terrain'] | undefined =>
  findHex(fourFigures(cellAt(ON_SHEET, x, y)))?.terrain;

/** The corners and the middle of a figure: each must stand free, and on its own kind of hex. */
const figuresOf = (terrain: Country, isTaken: IsTaken): readonly Figure[] => {
  const { halfWidth, height, figure, ...scatter } = MANNERS[terrain];
  const fields = sheetHexes
    .filter((hex) => hex.terrain === terrain && isInPlay(hex))
    .map(({ id, centre }): Scatter => ({
      ...scatter,
      least: LEAST,
      name: `${terrain} ${id}`,
      middle: [centre[0], centre[1] + height * 0.4],
    }));
  const sprigs = scattered(fields, ([x, y], size, air) => {
    const [half, tall] = [halfWidth * size, height * size];
    const middle: Point = [x, y - tall / 2];
    const outline: readonly Point[] = [
      middle,
      [x, y],
      [x, y - tall],
      [x - half, y - 1],
      [x + half, y - 1],
      [x - half / 2, y - tall / 2],
      [x + half / 2, y - tall / 2],
    ];
    return outline.every((point) => terrainAt(point) === terrain) && !outline.some((point) => isTaken(point, air));
  });
  return sprigs.map(figure);
};

/** Mountains, hills, woods and marshes on the hexes that have them, clear of rivers, ways, signs and names. */
export const landscape = (sheet: OnTheSheet): readonly MapLayer[] => {
  const { shore, flows, labels, marks } = sheet;
  const isTaken = takenGround({
    inland: shore.inland,
    waters: [...flows.map(({ points }) => flowed(points)), ...lakeRings],
    ways: [...roadWays, ...passWays].map((points) => flowed(points)),
    labels,
    marks,
  });
  const drawn = (terrain: Country): ReturnType<typeof stacked> => stacked(figuresOf(terrain, isTaken));
  const [mountains, hills, woods, marsh] = [drawn('mountain'), drawn('rough'), drawn('forest'), drawn('marsh')];
  const crowns = new PathPen(1);
  for (const { points } of woods.bodies) crowns.loop(points);
  for (const shade of woods.shades) crowns.line(shade);
  return [
    { kind: 'forest', path: crowns.path },
    { kind: 'marsh', path: pathOf(marsh.outlines, 1) },
    { kind: 'rough', path: pathOf([...hills.outlines, ...hills.shades], 1) },
    { kind: 'mountain', path: pathOf(mountains.outlines, 1) },
    { kind: 'hachures', path: pathOf(mountains.shades, 1) },
  ];
};
