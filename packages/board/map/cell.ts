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
const MOST_OF_CELL = 0.94;

/** The side of a counter on the screen: most of its cell, large enough to read, and never over its neighbours. */
export const counterPx = (cell: number, scale: number): number => {
  const across = cell * scale;
  return Math.min(LARGEST_PX, Math.max(OF_CELL * across, Math.min(SMALLEST_PX, MOST_OF_CELL * across)));
};

/** Below this side no face can be read: the pieces of a place are one, in their colours, with their number. */
export const FACE_FROM_PX = 23;

/** How far counters sit above the middle of their place, so that the name below stays readable; in map units. */
export const liftOf = (cell: number, side: number): number =>
  Math.max(0, Math.min(0.18 * cell, cell * 0.51 - side / 2));
