import type { MapLayer } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import type { Box } from '../clip.ts';
import { frameAround, onBand, type Stretch } from '../frame.ts';
import { pathOf } from '../path.ts';
import { waterLine } from '../waters.ts';
import type { AreaShore } from './area-shore.ts';

/** Every other stretch is filled. The sheet is bent, so they count no degrees. */
const STRETCH = 60;

const stretches = (from: number, to: number): readonly Stretch[] => {
  const count = 2 * Math.round((to - from) / STRETCH / 2) + 1;
  const length = (to - from) / count;
  return Array.from({ length: Math.ceil(count / 2) }, (_, place) => [
    from + 2 * place * length,
    from + (2 * place + 1) * length,
  ]);
};

/** Around the map, on all four sides alike. */
const frame = (picture: Box): readonly MapLayer[] => {
  const { left, top, right, bottom } = picture;
  return frameAround(picture, [
    ...stretches(left, right).flatMap((each) => [onBand(picture, 'top', each), onBand(picture, 'bottom', each)]),
    ...stretches(top, bottom).flatMap((each) => [onBand(picture, 'left', each), onBand(picture, 'right', each)]),
  ]);
};

const closed = (rings: readonly (readonly Point[])[]) => rings.map((points) => ({ points, closed: true }));

/** How far off the coast the water lines run, each a little farther from the last. */
const OFFSHORE = [6, 13, 22];
const DETAIL = 1.9;

/** Paper, sea and coast, and the frame. */
export const areaGround = (picture: Box, shore: AreaShore): readonly MapLayer[] => {
  const { left, top, right, bottom } = picture;
  const ring: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return [
    { kind: 'land', path: pathOf(closed([ring]), 1) },
    { kind: 'sea', path: pathOf(closed([ring, ...shore.land]), 1) },
    ...OFFSHORE.map((distance, place): MapLayer => ({
      kind: 'waterLines',
      of: String(place + 1),
      path: waterLine(shore, distance, picture, DETAIL),
    })),
    ...frame(picture),
  ];
};
