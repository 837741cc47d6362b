import type { GameMap } from '@bivouac/atlas';

/** About how wide a place is, in map units: counters and touch targets are measured by it. */
export const cellOf = (map: GameMap): number => {
  switch (map.kind) {
    case 'hex':
      return map.grid.pitch;
    case 'point':
      return map.radius * 2;
    case 'area':
      return map.cell;
  }
};

const SMALLEST_PX = 30;
const LARGEST_PX = 108;
const OF_CELL = 0.66;

/** The side of a counter on the screen: most of its cell, never too small to read. */
export const counterPx = (cell: number, scale: number): number =>
  Math.min(LARGEST_PX, Math.max(SMALLEST_PX, cell * scale * OF_CELL));

/** How far counters sit above the middle of their place, so that the name below stays readable; in map units. */
export const liftOf = (cell: number, side: number): number =>
  Math.max(0, Math.min(0.18 * cell, cell * 0.51 - side / 2));
