import type { Point } from '../../hex-geometry.ts';
import type { Crossing } from '../hexsides.ts';
import { stepped } from '../obstacles.ts';

const STEP = 2;
/** A sign on a border needs so much of it to either side. */
const FROM_END = 11;
const NEAR_END = 3;

/** Where the way from one middle to another best crosses the border between them, and which way it goes there. */
export const crossingBetween = (borders: readonly (readonly Point[])[], from: Point, to: Point): Crossing => {
  let best: { readonly middle: Point; readonly before: Point; readonly after: Point } | undefined;
  let least = Infinity;
  for (const border of borders) {
    const points = stepped(border, STEP);
    for (const [place, middle] of points.entries()) {
      const toEnd = Math.min(place, points.length - 1 - place) * STEP;
      const detour =
        Math.hypot(middle[0] - from[0], middle[1] - from[1]) + Math.hypot(to[0] - middle[0], to[1] - middle[1]);
      const cost = detour + Math.max(0, FROM_END - toEnd) * NEAR_END;
      if (cost >= least) continue;
      least = cost;
      best = { middle, before: points[Math.max(0, place - 3)] ?? middle, after: points[place + 3] ?? middle };
    }
  }
  if (!best) throw new Error(`no border to cross between ${from.join(',')} and ${to.join(',')}`);
  const { middle, before, after } = best;
  const along = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const across: Point = [-(after[1] - before[1]) / along, (after[0] - before[0]) / along];
  const straight: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...straight);
  const hand = across[0] * straight[0] + across[1] * straight[1] < 0 ? -1 : 1;
  // Half square on the border, half straight on: a way that comes in at a slant is not bent sharply.
  const [tx, ty] = [across[0] * hand + straight[0] / length, across[1] * hand + straight[1] / length];
  const size = Math.hypot(tx, ty) || 1;
  return { middle, towards: [tx / size, ty / size] };
};

/** A way from one middle to another that passes through a crossing, leaving room around both signs; as points close together. */
export const wayThrough = (
  from: Point,
  { middle }: Pick<Crossing, 'middle'>,
  to: Point,
  room: number,
): readonly Point[] => {
  const bend: Point = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
  const line = Array.from({ length: 65 }, (_, place): Point => {
    const share = place / 64;
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]];
  });
  return line.filter(
    ([x, y]) => Math.hypot(x - from[0], y - from[1]) > room && Math.hypot(x - to[0], y - to[1]) > room,
  );
};
