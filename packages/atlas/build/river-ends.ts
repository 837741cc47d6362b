import { cellAt, type GridOnSheet, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import type { Box } from './clip.ts';
import { middleOf } from './hexsides.ts';
import { stepped } from './obstacles.ts';
import { coastBetween, nearestSea, type Shore } from './waters.ts';

/** How near the edge of the hexes a river is taken to come from beyond it. */
const AT_THE_EDGE = 100;

const ALONG_A_SIDE = 16;

export interface RiverGround {
  readonly grid: GridOnSheet;
  readonly around: (cell: Cell) => readonly Cell[];
  readonly picture: Box;
  readonly shore: Shore;
}

/** Whether a line through open country would be taken for a river on some hexside. */
const barsASide = ({ grid, around }: RiverGround, from: Point, to: Point): boolean =>
  stepped([from, to], 3).some(([x, y]) => {
    const home = cellAt(grid, x, y);
    return around(home).some((cell) => {
      const [mx, my] = middleOf(grid, home, cell);
      return Math.hypot(mx - x, my - y) < ALONG_A_SIDE;
    });
  });

/** How a river runs out: from beyond the map, into the sea when it is near, or not at all. */
export const runningOut =
  (ground: RiverGround) =>
  (end: Point, inward: Point): readonly Point[] => {
    const { left, top, right, bottom } = ground.picture;
    const [x, y] = end;
    if (x < left + AT_THE_EDGE || x > right - AT_THE_EDGE || y > bottom - AT_THE_EDGE) {
      const [dx, dy] = [x - inward[0], y - inward[1]];
      const far = (2 * AT_THE_EDGE) / Math.hypot(dx, dy);
      return [end, [Math.min(right, Math.max(left, x + dx * far)), Math.min(bottom, Math.max(top, y + dy * far))]];
    }
    const mouth = coastBetween(ground.shore, inward, end);
    if (mouth) return [mouth];
    const sea = nearestSea(ground.shore, end, (point) => !barsASide(ground, end, point));
    return sea ? [end, sea] : [end];
  };
