import type { MapLayer, Point } from '@bivouac/atlas';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { waterLine } from '@bivouac/atlas/build/waters.ts';
import { frame } from './frame.ts';
import { PICTURE } from './sheet.ts';
import { shore } from './shore.ts';

const { left, top, right, bottom } = PICTURE;
const RING: readonly Point[] = [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const closed = (rings: readonly (readonly Point[])[]) => rings.map((points) => ({ points, closed: true }));

/** How far off the coast the water lines run, each a little farther from the last. */
const OFFSHORE = [6, 13, 22];
const DETAIL = 1.9;

/** Paper, sea and coast, and the frame. */
export const ground = (): readonly MapLayer[] => [
  { kind: 'land', path: pathOf(closed([RING]), 1) },
  { kind: 'sea', path: pathOf(closed([RING, ...shore.land]), 1) },
  ...OFFSHORE.map((distance, place): MapLayer => ({
    kind: 'waterLines',
    of: String(place + 1),
    path: waterLine(shore, distance, PICTURE, DETAIL),
  })),
  ...frame(),
];
