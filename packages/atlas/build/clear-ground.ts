import type { MapLabel, MapMark } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import { markAt, SIGN_REACH } from '../signs.ts';
import { type DistanceField, valueAt } from './distance-field.ts';
import { isNearSlab, slabOf } from './lettering.ts';
import { Nearby } from './obstacles.ts';

/** Whether something stands at a point, with as much air around it as is asked for: 1 is usual, 0 none. */
export type IsTaken = (point: Point, air: number) => boolean;

/** What the relief keeps clear of. */
export interface OnTheGround {
  readonly inland: DistanceField;
  readonly waters: readonly (readonly Point[])[];
  readonly ways: readonly (readonly Point[])[];
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

/** How near the relief comes to what must be read. */
const CLEAR_OF = { coast: 5, river: 8, way: 6, name: 3, sign: 4 };
/** Names of this rank are small enough to stand among hills. */
const SMALLEST_NAMES = 4;

const nearby = (lines: readonly (readonly Point[])[]): Nearby => {
  const kept = new Nearby(20);
  for (const points of lines) kept.addLine(points, 3);
  return kept;
};

/** Whether something that the rules care about, or a name, stands at a point. */
export const takenGround = ({ inland, waters, ways, labels, marks }: OnTheGround): IsTaken => {
  const [water, way] = [nearby(waters), nearby(ways)];
  const slabs = labels.filter(({ rank }) => rank < SMALLEST_NAMES).map(slabOf);
  const signs = marks.map((mark) => ({ at: markAt(mark), reach: SIGN_REACH[mark.kind] }));
  return (point, air) =>
    valueAt(inland, point) < CLEAR_OF.coast ||
    water.within(point, CLEAR_OF.river * air).length > 0 ||
    way.within(point, CLEAR_OF.way * air * air).length > 0 ||
    signs.some(
      ({ at: [x, y], reach }) => (x - point[0]) ** 2 + (y - point[1]) ** 2 < (reach + CLEAR_OF.sign * air) ** 2,
    ) ||
    slabs.some((slab) => isNearSlab(slab, point, CLEAR_OF.name * air));
};
