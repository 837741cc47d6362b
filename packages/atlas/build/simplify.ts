import type { Point } from '../hex-geometry.ts';

/** How far a point lies from the straight way between two others. */
const distanceToSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/** Leaves out points while the line stays within `tolerance` of where it was (Douglas and Peucker). */
export const simplifyLine = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const [a, b] = [points[first], points[last]];
    let worst = tolerance;
    let at = -1;
    for (let place = first + 1; place < last; place += 1) {
      const point = points[place];
      const away = point && a && b ? distanceToSegment(point, a, b) : 0;
      if (away > worst) [worst, at] = [away, place];
    }
    if (at < 0) continue;
    kept.add(at);
    open.push([first, at], [at, last]);
  }
  return points.filter((_, place) => kept.has(place));
};

/** The same for a closed ring, cut at the two points that lie farthest apart from its first. */
export const simplifyRing = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const [first] = points;
  if (!first || points.length < 4) return points;
  let farthest = 0;
  let at = 0;
  points.forEach(([x, y], place) => {
    const away = Math.hypot(x - first[0], y - first[1]);
    if (away > farthest) [farthest, at] = [away, place];
  });
  const there = simplifyLine(points.slice(0, at + 1), tolerance);
  const back = simplifyLine([...points.slice(at), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
};

/** The area of a ring; the sign tells which way it turns. */
export const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
