import type { MapLayer, MapPlace, MapView, Wash } from '../game-map.ts';
import { hexOutline, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import type { HexSheet } from './hex-sheet.ts';
import { allSides, chainsOf, cornerPoint, ringsAround } from './hexsides.ts';
import { pathOf } from './path.ts';
import { type Shore, waterLine } from './waters.ts';

const closedLines = (rings: readonly (readonly Point[])[]) => rings.map((points) => ({ points, closed: true }));

/** How far off the coast the water lines run, each a little farther from the last. */
const OFFSHORE = [5, 10.5, 17.5, 26.5, 38];

/** Hexes that are laid in one wash: those of a power. */
export interface WashedHexes {
  readonly of: string;
  readonly wash: Wash;
  readonly cells: readonly Cell[];
}

/** What lies under the signs of a sheet of hexes: paper, washes, sea and coast, and the grid of the hexes in play. */
export const hexGround = (
  { grid, picture }: HexSheet,
  shore: Shore,
  washes: readonly WashedHexes[],
  inPlay: readonly Cell[],
  /** How far a water line may stray from its distance, where a large sheet must stay light. */
  coastDetail?: number,
): readonly MapLayer[] => {
  const { left, top, right, bottom } = picture;
  const paper: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const chains = chainsOf(allSides(grid, inPlay), { overForks: true });
  const sides = chains.map(({ keys, closed }) => ({ points: keys.map((key) => cornerPoint(grid, key)), closed }));
  return [
    { kind: 'land', path: pathOf(closedLines([paper]), 1) },
    ...washes.map(({ of, wash, cells }): MapLayer => ({
      kind: 'tint',
      of,
      wash,
      path: pathOf(closedLines(ringsAround(grid, cells)), 10),
    })),
    { kind: 'sea', path: pathOf(closedLines([paper, ...shore.land]), 1) },
    ...OFFSHORE.map((distance, place): MapLayer => ({
      kind: 'waterLines',
      of: String(place + 1),
      path: waterLine(shore, distance, picture, coastDetail),
    })),
    { kind: 'grid', path: pathOf(sides, 1) },
  ];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A hex as a place of the map. */
export const hexPlace = (
  { grid }: HexSheet,
  hex: Cell & { readonly id: string; readonly centre: Point },
  name: MapPlace['name'],
): MapPlace => {
  const [x, y] = hex.centre;
  return { id: hex.id, x: tenth(x), y: tenth(y), outline: hexOutline(grid, hex), ...(name ? { name } : {}) };
};

const VIEW_MARGIN = 90;

/** The part of the sheet that a scenario plays on: its hexes and a little around them. */
export const hexView = (
  { grid, width, height }: HexSheet,
  title: MapView['title'],
  hexes: readonly (Cell & { readonly id: string })[],
  isWhole: boolean,
): MapView => {
  const rings = ringsAround(grid, hexes);
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs) - VIEW_MARGIN));
  const y = Math.max(0, Math.floor(Math.min(...ys) - VIEW_MARGIN));
  return {
    title,
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs) + VIEW_MARGIN)) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys) + VIEW_MARGIN)) - y,
    ...(isWhole ? {} : { part: { places: hexes.map(({ id }) => id), outline: pathOf(closedLines(rings), 10) } }),
  };
};
