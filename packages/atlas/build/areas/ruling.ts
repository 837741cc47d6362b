import type { Point } from '../../hex-geometry.ts';
import { pathOf } from '../path.ts';
import type { Cells } from './area-cells.ts';
import { ownerAt } from './raster.ts';

const STEP = 3;

/** Slanting lines over whole areas, as engravers rule them: the path of all the lines over these areas, so far apart. */
export const ruled = ({ raster, ids }: Cells, areas: ReadonlySet<string>, apart: number): string => {
  const isRuled = ids.map((id) => areas.has(id));
  const right = raster.left + raster.columns * raster.mesh;
  const bottom = raster.top + raster.rows * raster.mesh;
  const lines: { readonly points: readonly Point[] }[] = [];
  for (let sum = raster.left + raster.top; sum < right + bottom; sum += apart) {
    let start: Point | undefined;
    let last: Point | undefined;
    const from = Math.max(raster.left, sum - bottom);
    const to = Math.min(right, sum - raster.top);
    for (let x = from; x <= to; x += STEP) {
      const point: Point = [x, sum - x];
      if (isRuled[ownerAt(raster, point)] === true) {
        start ??= point;
        last = point;
      } else if (start && last) {
        if (last[0] - start[0] > STEP) lines.push({ points: [start, last] });
        start = undefined;
      }
    }
    if (start && last && last[0] - start[0] > STEP) lines.push({ points: [start, last] });
  }
  return pathOf(lines, 1);
};
