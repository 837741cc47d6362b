import type { MapLayer } from '@bivouac/atlas';
import { frameAround, onBand, type Stretch } from '@bivouac/atlas/build/frame.ts';
import { PICTURE } from './sheet.ts';

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
export const frame = (): readonly MapLayer[] => {
  const { left, top, right, bottom } = PICTURE;
  return frameAround(PICTURE, [
    ...stretches(left, right).flatMap((each) => [onBand(PICTURE, 'top', each), onBand(PICTURE, 'bottom', each)]),
    ...stretches(top, bottom).flatMap((each) => [onBand(PICTURE, 'left', each), onBand(PICTURE, 'right', each)]),
  ]);
};
