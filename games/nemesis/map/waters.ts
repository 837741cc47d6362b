import { cellAt, type MapLayer, type Point } from '@bivouac/atlas';
import { bridges } from '@bivouac/atlas/build/bridges.ts';
import { chainsOf, cornerPoint, middleOf } from '@bivouac/atlas/build/hexsides.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { flowingPath, type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { type Flow, flowingRivers, type RiverCourse } from '@bivouac/atlas/build/rivers.ts';
import { coastBetween, lakeRing, nearestSea, type Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex, GRID, type HexsideCard, hexsideCards } from '../catalogue/map.ts';
import { crossingAt, sideOf } from './hexside-cards.ts';
import { isInPlay, ON_SHEET, PICTURE } from './sheet.ts';

const idsOf = (kind: 'river' | 'lake'): readonly string[] =>
  [...new Set(hexsideCards.map((card) => card[kind]))].filter((id) => id !== '').sort();

const courses = (): readonly RiverCourse[] =>
  idsOf('river').map((id) => ({
    id,
    sides: hexsideCards
      .filter(({ river }) => river === id)
      .map((card) => ({ side: sideOf(card), bridge: card.bridge })),
  }));

/** How near the edge of the hexes a river is taken to come from beyond it. */
const AT_THE_EDGE = 100;

const ALONG_A_SIDE = 16;

/** Whether a line through open country would be taken for a river on some hexside. */
const barsASide = (from: Point, to: Point): boolean =>
  stepped([from, to], 3).some(([x, y]) => {
    const home = cellAt(ON_SHEET, x, y);
    return GRID.around(home).some((cell) => {
      const [mx, my] = middleOf(ON_SHEET, home, cell);
      return Math.hypot(mx - x, my - y) < ALONG_A_SIDE;
    });
  });

/** How a river runs out: from beyond the map, into the sea when it is near, or not at all. */
const runningOut =
  (shore: Shore) =>
  (end: Point, inward: Point): readonly Point[] => {
    const { left, top, right, bottom } = PICTURE;
    const [x, y] = end;
    if (x < left + AT_THE_EDGE || x > right - AT_THE_EDGE || y > bottom - AT_THE_EDGE) {
      const [dx, dy] = [x - inward[0], y - inward[1]];
      const far = (2 * AT_THE_EDGE) / Math.hypot(dx, dy);
      return [end, [Math.min(right, Math.max(left, x + dx * far)), Math.min(bottom, Math.max(top, y + dy * far))]];
    }
    const mouth = coastBetween(shore, inward, end);
    if (mouth) return [mouth];
    const sea = nearestSea(shore, end, (point) => !barsASide(end, point));
    return sea ? [end, sea] : [end];
  };

export const riverFlows = (shore: Shore): readonly Flow[] => flowingRivers(ON_SHEET, courses(), runningOut(shore));

const rivers = (flows: readonly Flow[]): MapLayer => {
  const lines = flows.map(({ points }) => points);
  return { kind: 'river', path: flowingPath(lines, 1) };
};

const LAKE_WIDTH = 22;

/** Lakes lie along the hexsides that they bar. */
export const lakeRings: readonly (readonly Point[])[] = idsOf('lake').flatMap((id) =>
  chainsOf(hexsideCards.filter(({ lake }) => lake === id).map(sideOf)).map(({ keys }) => {
    const spine = keys.map((key) => cornerPoint(ON_SHEET, key));
    return lakeRing(spine, id, LAKE_WIDTH);
  }),
);

const lakes = (): MapLayer => {
  const lines = lakeRings.map((points): Line => ({ points, closed: true }));
  return { kind: 'lake', path: pathOf(lines, 2) };
};

const joinsPlay = ({ a, b }: HexsideCard): boolean =>
  [a, b].every((id) => {
    const hex = findHex(id);
    return hex !== undefined && isInPlay(hex);
  });

const straits = (): MapLayer => {
  const sides = hexsideCards.filter((card) => card.strait && joinsPlay(card)).map(sideOf);
  const lines = sides.map((side): Line => ({ points: side.map((key) => cornerPoint(ON_SHEET, key)) }));
  return { kind: 'strait', path: pathOf(lines, 1) };
};

/** Rivers with their bridges, lakes and straits, on the hexsides that they bar. */
export const waters = (flows: readonly Flow[]): readonly MapLayer[] => [
  rivers(flows),
  lakes(),
  straits(),
  ...bridges(hexsideCards.filter(({ bridge }) => bridge).map(crossingAt)),
];
