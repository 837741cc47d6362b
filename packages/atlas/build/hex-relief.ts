import type { MapLayer } from '../game-map.ts';
import { cellAt, type GridOnSheet, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import type { IsTaken } from './clear-ground.ts';
import { PathPen, pathOf } from './path.ts';
import { type Figure, hill, type Manner, peak, reeds, type Scatter, scattered, stacked, tree } from './relief.ts';

type Country = 'mountain' | 'rough' | 'forest' | 'marsh';

/** A hex with relief, by the name that decides how it varies. */
export interface ReliefHex {
  readonly id: string;
  readonly centre: Point;
  readonly terrain: string;
}

const MANNERS: Readonly<Record<Country, Manner>> = {
  mountain: { tries: 110, reach: 60, size: [0.72, 1.3], apart: [29, 16.5], halfWidth: 12, height: 20, figure: peak },
  rough: { tries: 80, reach: 54, size: [0.75, 1.15], apart: [36, 21], halfWidth: 11, height: 8, figure: hill },
  forest: { tries: 80, reach: 54, size: [0.8, 1.1], apart: [25, 20], halfWidth: 6, height: 14, figure: tree },
  marsh: { tries: 70, reach: 52, size: [0.85, 1.1], apart: [31, 20], halfWidth: 10, height: 8, figure: reeds },
};
/** So many figures at least show what a hex is. */
const LEAST = 3;

export interface Relief {
  readonly grid: GridOnSheet;
  readonly hexes: readonly ReliefHex[];
  readonly terrainAt: (cell: Cell) => string | undefined;
  readonly isTaken: IsTaken;
  /** How much farther apart figures stand, where a sheet is seen from far off. */
  readonly thinned?: number;
}

/** The corners and the middle of a figure: each must stand free, and on its own kind of hex. */
const figuresOf = (country: Country, { grid, hexes, terrainAt, isTaken, thinned = 1 }: Relief): readonly Figure[] => {
  const { halfWidth, height, figure, apart, ...scatter } = MANNERS[country];
  const fields = hexes
    .filter(({ terrain }) => terrain === country)
    .map(({ id, centre }): Scatter => ({
      ...scatter,
      apart: [apart[0] * thinned, apart[1] * thinned],
      least: LEAST,
      name: `${country} ${id}`,
      middle: [centre[0], centre[1] + height * 0.4],
    }));
  const sprigs = scattered(fields, ([x, y], size, air) => {
    const [half, tall] = [halfWidth * size, height * size];
    const outline: readonly Point[] = [
      [x, y - tall / 2],
      [x, y],
      [x, y - tall],
      [x - half, y - 1],
      [x + half, y - 1],
      [x - half / 2, y - tall / 2],
      [x + half / 2, y - tall / 2],
    ];
    return (
      outline.every(([px, py]) => terrainAt(cellAt(grid, px, py)) === country) &&
      !outline.some((point) => isTaken(point, air))
    );
  });
  return sprigs.map(figure);
};

/** Mountains, hills, woods and marshes on the hexes that have them, clear of what is taken. */
export const hexRelief = (relief: Relief): readonly MapLayer[] => {
  const drawn = (country: Country): ReturnType<typeof stacked> => stacked(figuresOf(country, relief));
  const [mountains, hills, woods, marsh] = [drawn('mountain'), drawn('rough'), drawn('forest'), drawn('marsh')];
  const crowns = new PathPen(1);
  for (const { points } of woods.bodies) crowns.loop(points);
  for (const shade of woods.shades) crowns.line(shade);
  const layers: readonly MapLayer[] = [
    { kind: 'forest', path: crowns.path },
    { kind: 'marsh', path: pathOf(marsh.outlines, 1) },
    { kind: 'rough', path: pathOf([...hills.outlines, ...hills.shades], 1) },
    { kind: 'mountain', path: pathOf(mountains.outlines, 1) },
    { kind: 'hachures', path: pathOf(mountains.shades, 1) },
  ];
  return layers.filter(({ path }) => path !== '');
};
