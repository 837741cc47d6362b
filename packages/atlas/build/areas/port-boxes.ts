import type { MapLayer } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import type { Box } from '../clip.ts';
import { valueAt } from '../distance-field.ts';
import { Nearby, stepped } from '../obstacles.ts';
import { pathOf } from '../path.ts';
import type { Cells } from './area-cells.ts';
import type { LinkOnSheet } from './area-links.ts';
import type { AreaShore } from './area-shore.ts';
import { ownerAt } from './raster.ts';

/** Half the side of a box: room for a fleet. */
export const BOX_HALF = 20;
const GAP = 5;
/** A fleet in a box is drawn so small that it lies inside. */
export const BOX_PIECES = 0.6;
const FARTHEST = 330;
const STEP = 6;
const SEA_ROOM: SeaRoom = ([dx, dy]) => Math.hypot(dx, dy) < 58;
/** With a little air around it. */
const RIM = [-BOX_HALF - 3, -BOX_HALF / 2, 0, BOX_HALF / 2, BOX_HALF + 3];

export interface BoxOnSheet {
  readonly id: string;
  readonly port: string;
  readonly at: Point;
  /** The last point on land on the way from the town to its box. */
  readonly quay: Point;
}

/** Whether a box that lies so far from the middle of a sea would be in the way there. */
export type SeaRoom = (away: Point) => boolean;

/** A box at sea for a port: in this sea. */
export interface PortBox {
  readonly id: string;
  readonly port: string;
  readonly sea: string;
}

interface Waters {
  readonly picture: Box;
  readonly shore: AreaShore;
  readonly water: Cells;
  readonly links: readonly LinkOnSheet[];
  readonly seaMiddle: (id: string) => Point;
  /** What lies there and needs room: a fleet, unless the game says otherwise. */
  readonly seaRoom?: SeaRoom;
  readonly signAt: (id: string) => Point;
}

interface Ferried extends Waters {
  readonly ferries: Nearby;
  readonly seaMiddles: readonly Point[];
}

/** What speaks for a box at a point: near its port, in its sea, clear of land and of everything that lies at sea. */
const costAt = (at: Ferried, port: Point, sea: number, [x, y]: Point): number | undefined => {
  const { picture, water, shore, ferries, seaMiddles, seaRoom = SEA_ROOM } = at;
  const { left, top, right, bottom } = picture;
  if (x < left + BOX_HALF + 4 || x > right - BOX_HALF - 4 || y < top + BOX_HALF + 4 || y > bottom - BOX_HALF - 4)
    return undefined;
  const rim: readonly Point[] = RIM.flatMap((dx) => RIM.map((dy): Point => [x + dx, y + dy]));
  if (rim.some((point) => ownerAt(water.raster, point) !== sea)) return undefined;
  const shallow = rim.filter((point) => valueAt(shore.offshore, point) < 4).length;
  if (shallow > 0) return undefined;
  if (ferries.within([x, y], BOX_HALF + 10).length > 0) return undefined;
  if (seaMiddles.some(([sx, sy]) => seaRoom([x - sx, y - sy]))) return undefined;
  const overLand = stepped([port, [x, y]], 6).filter((point) => valueAt(shore.offshore, point) === 0).length;
  return Math.hypot(x - port[0], y - port[1]) + 3.2 * overLand;
};

const clash = (a: Point, b: Point): boolean =>
  Math.abs(a[0] - b[0]) < 2 * BOX_HALF + GAP && Math.abs(a[1] - b[1]) < 2 * BOX_HALF + GAP;

const candidatesOf = (
  at: Ferried,
  port: string,
  sea: string,
): readonly { readonly at: Point; readonly cost: number }[] => {
  const home = at.signAt(port);
  const number = at.water.ids.indexOf(sea);
  const found: { at: Point; cost: number }[] = [];
  for (let dy = -FARTHEST; dy <= FARTHEST; dy += STEP)
    for (let dx = -FARTHEST; dx <= FARTHEST; dx += STEP) {
      const spot: Point = [home[0] + dx, home[1] + dy];
      const cost = costAt(at, home, number, spot);
      if (cost !== undefined) found.push({ at: spot, cost });
    }
  return found.toSorted((a, b) => a.cost - b.cost);
};

/** The quay: where the way to the box leaves the land for good. */
const quayOf = (shore: AreaShore, port: Point, box: Point): Point => {
  const ashore = stepped([port, box], 2).filter((point) => valueAt(shore.offshore, point) === 0);
  const [x, y] = ashore.at(-1) ?? port;
  const far = Math.hypot(x - port[0], y - port[1]);
  const share = far < 26 ? 26 / Math.max(1, Math.hypot(box[0] - port[0], box[1] - port[1])) : undefined;
  return share === undefined ? [x, y] : [port[0] + (box[0] - port[0]) * share, port[1] + (box[1] - port[1]) * share];
};

/** Each port has a box at sea. Ports with the least choice choose first; then each looks again. */
export const portBoxes = (boxes: readonly PortBox[], waters: Waters): readonly BoxOnSheet[] => {
  const ferries = new Nearby(60);
  for (const { kind, way } of waters.links) if (kind === 'strait' || kind === 'long') ferries.addLine(way, 4);
  const at: Ferried = { ...waters, ferries, seaMiddles: waters.water.ids.map(waters.seaMiddle) };
  const rows = boxes.map(({ id, port, sea }) => ({ id, port, candidates: candidatesOf(at, port, sea) }));
  const taken = new Map<string, { readonly at: Point; readonly cost: number }>();
  const order = rows.toSorted((a, b) => (a.candidates[0]?.cost ?? 0) - (b.candidates[0]?.cost ?? 0));
  for (const { id, candidates } of order) {
    const free = candidates.find(({ at }) => [...taken.values()].every((other) => !clash(at, other.at)));
    if (!free) throw new Error(`no room at sea for ${id}`);
    taken.set(id, free);
  }
  // Two boxes that would rather have each other's places change them.
  for (let pass = 0; pass < 6; pass += 1)
    for (const { id, candidates } of rows) {
      const others = [...taken].filter(([other]) => other !== id).map(([, { at }]) => at);
      const best = candidates.find(({ at }) => others.every((other) => !clash(at, other)));
      if (best) taken.set(id, best);
    }
  return rows.map(({ id, port }) => {
    const spot = taken.get(id)?.at ?? [0, 0];
    const [x, y] = [Math.round(spot[0]), Math.round(spot[1])];
    return { id, port, at: [x, y], quay: quayOf(waters.shore, waters.signAt(port), [x, y]) };
  });
};

/** The corners of a box around its middle. */
export const boxRing = ([x, y]: Point, halfWidth: number, halfHeight: number): readonly Point[] => [
  [x - halfWidth, y - halfHeight],
  [x + halfWidth, y - halfHeight],
  [x + halfWidth, y + halfHeight],
  [x - halfWidth, y + halfHeight],
];

export const boxOutline = (ring: readonly Point[]): string => pathOf([{ points: ring, closed: true }], 1);

const CROSSED = 11;

/** The boxes, and a line from each port's to its quay; those that bar the way bear two strokes. */
export const boxLayers = (
  boxes: readonly BoxOnSheet[],
  others: readonly (readonly Point[])[],
  barring: readonly BoxOnSheet[],
): readonly MapLayer[] => [
  {
    kind: 'tether',
    path: pathOf(
      boxes.map(({ at, quay }) => ({ points: [quay, at] })),
      1,
    ),
  },
  {
    kind: 'box',
    path: pathOf(
      [...boxes.map(({ at }) => boxRing(at, BOX_HALF, BOX_HALF)), ...others].map((points) => ({
        points,
        closed: true,
      })),
      1,
    ),
  },
  {
    kind: 'box',
    of: 'sign',
    path: pathOf(
      barring.flatMap(({ at: [x, y] }) => [
        { points: [[x - CROSSED, y - CROSSED] as const, [x + CROSSED, y + CROSSED] as const] },
        { points: [[x + CROSSED, y - CROSSED] as const, [x - CROSSED, y + CROSSED] as const] },
      ]),
      1,
    ),
  },
];
