import { type MapLabel, type MapLayer, type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import { distanceToSlab, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { flowed, Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import {
  type Figure,
  hill,
  peak,
  reeds,
  type Scatter,
  scattered,
  type Sprig,
  stacked,
  tree,
} from '@bivouac/atlas/build/relief.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex, GRID } from '../map.ts';
import { idOf, passWays, roadWays } from './lines.ts';
import { isInPlay, type SheetHex, sheetHexes } from './sheet.ts';

/** How near the relief comes to what must be read. */
const CLEAR_OF_RIVER = 8;
const CLEAR_OF_WAY = 6;
const CLEAR_OF_NAME = 3;
const CLEAR_OF_SIGN = 4;

export interface OnTheSheet {
  readonly shore: Shore;
  readonly flows: readonly Flow[];
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

/** Whether anything that the rules care about, or a name, stands at a point. */
const occupied = ({ shore, flows, labels, marks }: OnTheSheet): ((point: Point) => boolean) => {
  const rivers = new Nearby(20);
  for (const { points } of flows) rivers.addLine(flowed(points), 3);
  const ways = new Nearby(20);
  for (const points of [...roadWays(), ...passWays()]) ways.addLine(flowed(points), 3);
  const slabs = labels.filter(({ rank }) => rank < 4).map(slabOf);
  const signs = marks.filter(({ scenario }) => scenario === undefined);
  return (point) =>
    valueAt(shore.inland, point) < 5 ||
    rivers.within(point, CLEAR_OF_RIVER).length > 0 ||
    ways.within(point, CLEAR_OF_WAY).length > 0 ||
    signs.some(({ kind, x, y }) => Math.hypot(x - point[0], y - point[1]) < SIGN_REACH[kind] + CLEAR_OF_SIGN) ||
    slabs.some((slab) => distanceToSlab(slab, point) < CLEAR_OF_NAME);
};

interface Manner {
  readonly terrain: SheetHex['terrain'];
  readonly tries: number;
  readonly reach: number;
  readonly size: Scatter['size'];
  readonly apart: Scatter['apart'];
  readonly width: number;
  readonly height: number;
  readonly figure: (sprig: Sprig) => Figure;
}

const PEAKS: Manner = {
  terrain: 'mountain',
  tries: 60,
  reach: 58,
  size: [0.72, 1.3],
  apart: [33, 18],
  width: 12,
  height: 20,
  figure: peak,
};
const HILLS: Manner = {
  terrain: 'rough',
  tries: 90,
  reach: 50,
  size: [0.75, 1.15],
  apart: [34, 21],
  width: 11,
  height: 8,
  figure: hill,
};
const TREES: Manner = {
  terrain: 'forest',
  tries: 90,
  reach: 47,
  size: [0.8, 1.1],
  apart: [23, 19],
  width: 6,
  height: 14,
  figure: tree,
};
const REEDS: Manner = {
  terrain: 'marsh',
  tries: 70,
  reach: 46,
  size: [0.85, 1.1],
  apart: [29, 18],
  width: 10,
  height: 8,
  figure: reeds,
};

const figuresOf = (manner: Manner, isTaken: (point: Point) => boolean): readonly Figure[] => {
  const { terrain, tries, reach, size, apart, width, height, figure } = manner;
  const hexes = sheetHexes.filter((hex) => hex.terrain === terrain && isInPlay(hex));
  const fields = hexes.map(({ id, centre }) => ({
    name: `${terrain} ${id}`,
    middle: [centre[0], centre[1] + height * 0.4] as const,
    reach: isAmongItsLike(id, terrain) ? reach * 1.06 : reach * 0.92,
    tries,
    size,
    apart,
  }));
  const sprigs = scattered(fields, ([x, y], scale) => {
    const [half, tall] = [width * scale, height * scale];
    const outline: readonly Point[] = [
      [x, y],
      [x, y - tall],
      [x, y - tall / 2],
      [x - half, y - 1],
      [x + half, y - 1],
      [x - half / 2, y - tall / 2],
      [x + half / 2, y - tall / 2],
    ];
    return !outline.some(isTaken);
  });
  return sprigs.map(figure);
};

const isAmongItsLike = (id: string, terrain: SheetHex['terrain']): boolean => {
  const cell = sheetHexes.find((hex) => hex.id === id);
  return cell !== undefined && GRID.around(cell).filter((next) => findHex(idOf(next))?.terrain === terrain).length >= 4;
};

const FINE = 1;

/** Mountains, hills, woods and marshes on the hexes that have them, clear of rivers, ways, signs and names. */
export const landscape = (sheet: OnTheSheet): readonly MapLayer[] => {
  const isTaken = occupied(sheet);
  const mountains = stacked(figuresOf(PEAKS, isTaken));
  const hills = stacked(figuresOf(HILLS, isTaken));
  const woods = stacked(figuresOf(TREES, isTaken));
  const marsh = figuresOf(REEDS, isTaken).flatMap(({ outline }) => outline.map((points) => ({ points })));
  return [
    { kind: 'forest', path: pathOf([...woods.bodies, ...woods.shades], FINE) },
    { kind: 'marsh', path: pathOf(marsh, FINE) },
    { kind: 'rough', path: pathOf([...hills.outlines, ...hills.shades], FINE) },
    { kind: 'mountain', path: pathOf(mountains.outlines, FINE) },
    { kind: 'hachures', path: pathOf(mountains.shades, FINE) },
  ];
};
