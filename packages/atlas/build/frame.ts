import type { MapLayer } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import type { Box } from './clip.ts';
import { type Line, pathOf } from './path.ts';

const BAND = 6;
const GAP = 3;
const OUTER = 20;

/** From here to there along an edge of the map. */
export type Stretch = readonly [from: number, to: number];

const box = (x: number, y: number, width: number, height: number): Line => {
  const points: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { points, closed: true };
};

/** A filled stretch of the band that runs around the map. */
export const onBand = (
  { left, top, right, bottom }: Box,
  edge: 'top' | 'bottom' | 'left' | 'right',
  [from, to]: Stretch,
): Line => {
  switch (edge) {
    case 'top':
      return box(from, top - GAP - BAND, to - from, BAND);
    case 'bottom':
      return box(from, bottom + GAP, to - from, BAND);
    case 'left':
      return box(left - GAP - BAND, from, BAND, to - from);
    case 'right':
      return box(right + GAP, from, BAND, to - from);
  }
};

/** Around the map: its neat line, a band with its filled stretches, and a heavy line outside. */
export const frameAround = ({ left, top, right, bottom }: Box, filled: readonly Line[]): readonly MapLayer[] => {
  const rectangle = (away: number): string =>
    `M${left - away} ${top - away}H${right + away}V${bottom + away}H${left - away}Z`;
  return [
    { kind: 'frame', path: rectangle(OUTER) },
    { kind: 'frame', of: 'neat', path: rectangle(0) + rectangle(GAP) + rectangle(GAP + BAND) },
    { kind: 'frame', of: 'degrees', path: pathOf(filled, 1) },
  ];
};
