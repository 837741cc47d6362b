import type { Point } from '../hex-geometry.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cuts a ring at the four sides of a box, one after the other (Sutherland and Hodgman). */
export const clipRing = (ring: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] => {
  const cutAt = (points: readonly Point[], axis: 0 | 1, limit: number, keepsBelow: boolean): readonly Point[] => {
    const inside = (point: Point): boolean => (keepsBelow ? point[axis] <= limit : point[axis] >= limit);
    return points.flatMap((point, place) => {
      const before = points.at(place - 1) ?? point;
      const kept = inside(point) ? [point] : [];
      if (inside(point) === inside(before)) return kept;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const other = axis === 0 ? 1 : 0;
      const along = before[other] + share * (point[other] - before[other]);
      const crossing: Point = axis === 0 ? [limit, along] : [along, limit];
      return [crossing, ...kept];
    });
  };
  const wide = cutAt(cutAt(ring, 0, left, false), 0, right, true);
  return cutAt(cutAt(wide, 1, top, false), 1, bottom, true);
};
