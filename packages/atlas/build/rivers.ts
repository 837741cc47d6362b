import type { GridOnSheet, Point } from '../hex-geometry.ts';
import { variation } from './chance.ts';
import { chainsOf, type CornerKey, cornerPoint, type Side } from './hexsides.ts';

/** A river: the sides that it runs along. */
export interface RiverCourse {
  readonly id: string;
  readonly sides: readonly { readonly side: Side; readonly bridge: boolean }[];
}

/** The points that draw a flowing line near; see PathPen.flowing. */
export interface Flow {
  readonly river: string;
  readonly points: readonly Point[];
}

const MEANDER = 5;
const WANDER = 4;

const sideName = ([a, b]: Side): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** A corner, moved a little, alike for every river that comes there. */
const wandered = (grid: GridOnSheet, key: CornerKey): Point => {
  const next = variation(`corner ${key}`);
  const [x, y] = cornerPoint(grid, key);
  return [x + (next() * 2 - 1) * WANDER, y + (next() * 2 - 1) * WANDER];
};

/** Two points along a side. They keep to it under a bridge, so that the bridge stands square on its side. */
const bends = (grid: GridOnSheet, [from, to]: Side, straight: boolean): readonly Point[] => {
  const next = variation(`side ${sideName([from, to])}`);
  const [[ax, ay], [bx, by]] = [cornerPoint(grid, from), cornerPoint(grid, to)];
  const length = Math.hypot(bx - ax, by - ay);
  const sway = (next() < 0.5 ? -1 : 1) * (straight ? 0 : MEANDER * (0.4 + 0.6 * next())) * (from < to ? 1 : -1);
  const [sideX, sideY] = [(-(by - ay) / length) * sway, ((bx - ax) / length) * sway];
  const at = (share: number, turn: number): Point => [
    ax + (bx - ax) * share + sideX * turn,
    ay + (by - ay) * share + sideY * turn,
  ];
  return [at(0.32, 1), at(0.68, -1)];
};

interface Course {
  readonly river: string;
  readonly keys: readonly CornerKey[];
  readonly points: readonly Point[];
}

const courses = (grid: GridOnSheet, { id, sides }: RiverCourse): readonly Course[] => {
  const bridged = new Set(sides.filter(({ bridge }) => bridge).map(({ side }) => sideName(side)));
  return chainsOf(sides.map(({ side }) => side)).map(({ keys, closed }) => {
    const walk = closed ? [...keys, ...keys.slice(0, 1)] : keys;
    const points = walk.flatMap((key, place) => {
      const onward = walk[place + 1];
      const corner = wandered(grid, key);
      if (onward === undefined) return [corner];
      return [corner, ...bends(grid, [key, onward], bridged.has(sideName([key, onward])))];
    });
    return { river: id, keys: walk, points };
  });
};

const POINTS_PER_SIDE = 3;

/** Where a course passes the corner that draws it near, if it does not end there. */
const passing = ({ keys, points }: Course, key: CornerKey): Point | undefined => {
  const place = keys.indexOf(key);
  if (place <= 0 || place >= keys.length - 1) return undefined;
  const at = place * POINTS_PER_SIDE;
  const [before, corner, after] = [points[at - 1], points[at], points[at + 1]];
  if (!before || !corner || !after) return undefined;
  return [(before[0] + 6 * corner[0] + after[0]) / 8, (before[1] + 6 * corner[1] + after[1]) / 8];
};

/**
 * Rivers along their hexsides, smoothed into flowing lines. Where one ends on another, it ends on the line of that other.
 * `ending` says how an end that meets no other river runs out: on to the sea, over the edge of the sheet, or cut at the coast.
 */
export const flowingRivers = (
  grid: GridOnSheet,
  rivers: readonly RiverCourse[],
  ending: (end: Point, inward: Point) => readonly Point[],
): readonly Flow[] => {
  const all = rivers.flatMap((river) => courses(grid, river));
  const ends = (key: CornerKey): number => all.filter(({ keys }) => keys[0] === key || keys.at(-1) === key).length;
  return all.map((course) => {
    const { river, keys, points } = course;
    const onto = (key: CornerKey | undefined, end: Point, inward: Point): readonly Point[] => {
      if (key === undefined) return [end];
      const joint = all
        .filter((other) => other !== course)
        .map((other) => passing(other, key))
        .find((point) => point !== undefined);
      if (joint) return [joint];
      return ends(key) > 1 ? [end] : ending(end, inward);
    };
    const [first, second] = [points[0], points[1]];
    const [last, beforeLast] = [points.at(-1), points.at(-2)];
    if (!first || !second || !last || !beforeLast) return { river, points };
    const head = onto(keys[0], first, second).toReversed();
    const tail = onto(keys.at(-1), last, beforeLast);
    return { river, points: [...head, ...points.slice(1, -1), ...tail] };
  });
};
