import type { Point } from '../hex-geometry.ts';
import { variation } from './chance.ts';
import { clipRing, type Box } from './clip.ts';
import { contour } from './contour.ts';
import { distanceField, type DistanceField, valueAt } from './distance-field.ts';
import { landRings } from './natural-earth.ts';
import { stepped } from './obstacles.ts';
import { type Line, PathPen } from './path.ts';
import type { LonLat, Projection } from '../projection.ts';
import { areaOf, simplifyLine, simplifyRing } from './simplify.ts';
import type { Window } from './natural-earth.ts';

/** Land and sea on a sheet. */
export interface Shore {
  /** The edges of the land, cut at the box. */
  readonly land: readonly (readonly Point[])[];
  /** How far a point at sea lies from land. */
  readonly offshore: DistanceField;
  /** How far a point on land lies from the sea. */
  readonly inland: DistanceField;
}

/** How fine a coast is drawn, and how fine the net that distances from it are measured on; in map units. */
export interface ShoreDetail {
  readonly detail: number;
  readonly mesh: number;
  /** The smallest island that is drawn. */
  readonly island: number;
}
const FINE: ShoreDetail = { detail: 1, mesh: 2, island: 14 };
const MESH = 2;
const BEYOND = 80;

const corners = ({ left, top, right, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Natural Earth on the sheet, as fine as the closest look can show. */
export const shoreOf = (
  project: Projection,
  window: Window,
  box: Box,
  { detail, mesh, island }: ShoreDetail = FINE,
): Shore => {
  const wide: Box = {
    left: box.left - BEYOND,
    top: box.top - BEYOND,
    right: box.right + BEYOND,
    bottom: box.bottom + BEYOND,
  };
  const projected = landRings(window)
    .map((ring) => ring.map((place: LonLat) => project(place)))
    .map((ring) => clipRing(ring, wide))
    .filter((ring) => Math.abs(areaOf(ring)) > island)
    .map((ring) => simplifyRing(ring, detail));
  return {
    land: projected.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 2),
    offshore: distanceField(projected, wide, mesh),
    inland: distanceField([corners(wide), ...projected], wide, mesh),
  };
};

/** The parts of a line that lie in a box. */
export const clipLine = ({ points, closed = false }: Line, { left, top, right, bottom }: Box): readonly Line[] => {
  const inside = ([x, y]: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;
  if (points.every(inside)) return [{ points, closed }];
  const start = closed
    ? Math.max(
        0,
        points.findIndex((point) => !inside(point)),
      )
    : 0;
  const walk = closed ? [...points.slice(start), ...points.slice(0, start + 1)] : points;
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const point of walk) {
    if (!inside(point)) run = undefined;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs.map((points) => ({ points }));
};

const MOUTH_REACH = 75;
const MOUTH_DEPTH = 3;

/** The nearest water to a point on land, if it is near and may be taken. */
export const nearestSea = (
  { offshore, inland }: Shore,
  [x, y]: Point,
  isAllowed: (sea: Point) => boolean,
): Point | undefined => {
  if (valueAt(inland, [x, y]) > MOUTH_REACH) return undefined;
  for (let reach = MESH; reach <= MOUTH_REACH + 3 * MESH; reach += MESH)
    for (let turn = 0; turn < 360; turn += 6) {
      const angle = (turn * Math.PI) / 180;
      const point: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (valueAt(offshore, point) > MOUTH_DEPTH && isAllowed(point)) return point;
    }
  return undefined;
};

/** Where the way from a point on land to one at sea leaves the land. */
export const coastBetween = ({ offshore }: Shore, from: Point, to: Point): Point | undefined => {
  if (valueAt(offshore, from) > 0 || valueAt(offshore, to) <= MOUTH_DEPTH) return undefined;
  return stepped([from, to], 1).find((point) => valueAt(offshore, point) > MOUTH_DEPTH);
};

const AT_SEA = 7;

/** The parts of a line that lie on land or close to it. */
export const ashore = ({ offshore }: Shore, points: readonly Point[]): readonly Line[] => {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const point of stepped(points, 3)) {
    if (valueAt(offshore, point) > AT_SEA) run = undefined;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs.map((each) => ({ points: simplifyLine(each, 0.2) }));
};

/** Lines that follow the coast at growing distances, as the engravers cut them. */
export const waterLine = ({ offshore }: Shore, distance: number, box: Box, detail = 0.9): string => {
  const pen = new PathPen(1);
  for (const line of contour(offshore, distance).flatMap((line) => clipLine(line, box))) {
    const points = line.closed ? [...line.points, ...line.points.slice(0, 1)] : line.points;
    if (points.length < 8) continue;
    pen.flowing(simplifyLine(points, detail + distance / 30));
  }
  return pen.path;
};

/** A lake along hexsides: a long shape, widest in the middle, with an uneven shore. */
export const lakeRing = (spine: readonly Point[], name: string, width: number): readonly Point[] => {
  const next = variation(`lake ${name}`);
  const steps = 8 * Math.max(1, spine.length - 1);
  const along = Array.from({ length: steps + 1 }, (_, step) => pointAlong(spine, step / steps));
  const banks = [1, -1].map((side) =>
    along.map(([x, y], place): Point => {
      const [bx, by] = along[Math.max(0, place - 1)] ?? [x, y];
      const [ax, ay] = along[Math.min(steps, place + 1)] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const share = place / steps;
      const half = (width / 2) * Math.sqrt(Math.sin(Math.PI * share)) * (0.75 + 0.5 * next());
      return [x - ((ay - by) / length) * half * side, y + ((ax - bx) / length) * half * side];
    }),
  );
  const [right = [], left = []] = banks;
  return rounded([...right, ...left.slice(1, -1).toReversed()]);
};

/** Cuts the corners of a ring, twice (Chaikin). */
const rounded = (ring: readonly Point[]): readonly Point[] => {
  const cut = (points: readonly Point[]): readonly Point[] =>
    points.flatMap(([x, y], place): Point[] => {
      const [nx, ny] = points[(place + 1) % points.length] ?? [x, y];
      return [
        [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
        [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
      ];
    });
  return simplifyRing(cut(cut(ring)), 0.4);
};

const pointAlong = (points: readonly Point[], share: number): Point => {
  const lengths = points
    .slice(1)
    .map(([x, y], place) => Math.hypot(x - (points[place]?.[0] ?? x), y - (points[place]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [place, length] of lengths.entries()) {
    const [from, to] = [points[place], points[place + 1]];
    if (!from || !to) break;
    if (left <= length || place === lengths.length - 1)
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    left -= length;
  }
  return points[0] ?? [0, 0];
};
