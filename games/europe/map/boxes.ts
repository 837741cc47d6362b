import type { AreaPlace, MapLayer, Point } from '@bivouac/atlas';
import { ownerAt } from '@bivouac/atlas/build/areas/raster.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { Nearby, stepped } from '@bivouac/atlas/build/obstacles.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { blockadeBoxes, boxes as offMap, zone } from '../catalogue/places.ts';
import { seaCentre, seaIds, waters } from './cells.ts';
import { links, signAt } from './links.ts';
import { PICTURE } from './sheet.ts';
import { shore } from './shore.ts';
import source from './source/boxes.json' with { type: 'json' };

/** Half the side of a blockade box: room for a fleet. */
const HALF = 20;
const GAP = 5;
/** A fleet in a box is drawn so small that it lies inside. */
const BOX_PIECES = 0.6;
const FARTHEST = 330;
const STEP = 6;
const SEA_ROOM = 58;
/** With a little air around it. */
const RIM = [-HALF - 3, -HALF / 2, 0, HALF / 2, HALF + 3];

export interface BoxOnSheet {
  readonly id: string;
  readonly port: string;
  readonly at: Point;
  /** The last point on land on the way from the town to its box. */
  readonly quay: Point;
}

const ferries = new Nearby(60);
for (const { kind, way } of links) if (kind === 'strait' || kind === 'long') ferries.addLine(way, 4);

const seaMiddles = seaIds.map(seaCentre);

/** What speaks for a box at a point: near its port, in its sea, clear of land and of everything that lies at sea. */
const costAt = (port: Point, sea: number, [x, y]: Point): number | undefined => {
  const { left, top, right, bottom } = PICTURE;
  if (x < left + HALF + 4 || x > right - HALF - 4 || y < top + HALF + 4 || y > bottom - HALF - 4) return undefined;
  const rim: readonly Point[] = RIM.flatMap((dx) => RIM.map((dy): Point => [x + dx, y + dy]));
  if (rim.some((point) => ownerAt(waters, point) !== sea)) return undefined;
  const shallow = rim.filter((point) => valueAt(shore.offshore, point) < 4).length;
  if (shallow > 0) return undefined;
  if (ferries.within([x, y], HALF + 10).length > 0) return undefined;
  if (seaMiddles.some(([sx, sy]) => Math.hypot(sx - x, sy - y) < SEA_ROOM)) return undefined;
  const overLand = stepped([port, [x, y]], 6).filter((point) => valueAt(shore.offshore, point) === 0).length;
  return Math.hypot(x - port[0], y - port[1]) + 3.2 * overLand;
};

const clash = (a: Point, b: Point): boolean =>
  Math.abs(a[0] - b[0]) < 2 * HALF + GAP && Math.abs(a[1] - b[1]) < 2 * HALF + GAP;

const candidatesOf = (port: string, sea: string): readonly { readonly at: Point; readonly cost: number }[] => {
  const home = signAt(port);
  const number = seaIds.findIndex((id) => id === sea);
  const found: { at: Point; cost: number }[] = [];
  for (let dy = -FARTHEST; dy <= FARTHEST; dy += STEP)
    for (let dx = -FARTHEST; dx <= FARTHEST; dx += STEP) {
      const at: Point = [home[0] + dx, home[1] + dy];
      const cost = costAt(home, number, at);
      if (cost !== undefined) found.push({ at, cost });
    }
  return found.toSorted((a, b) => a.cost - b.cost);
};

/** The quay: where the way to the box leaves the land for good. */
const quayOf = (port: Point, box: Point): Point => {
  const ashore = stepped([port, box], 2).filter((point) => valueAt(shore.offshore, point) === 0);
  const [x, y] = ashore.at(-1) ?? port;
  const far = Math.hypot(x - port[0], y - port[1]);
  const share = far < 26 ? 26 / Math.max(1, Math.hypot(box[0] - port[0], box[1] - port[1])) : undefined;
  return share === undefined ? [x, y] : [port[0] + (box[0] - port[0]) * share, port[1] + (box[1] - port[1]) * share];
};

/** Each port has a box at sea. Ports with the least choice choose first; then each looks again. */
const laidOut = (): readonly BoxOnSheet[] => {
  const rows = [...blockadeBoxes.values()].map(({ id, port, sea }) => ({
    id,
    port,
    candidates: candidatesOf(port, sea),
  }));
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
    const at = taken.get(id)?.at ?? [0, 0];
    const [x, y] = [Math.round(at[0]), Math.round(at[1])];
    return { id, port, at: [x, y], quay: quayOf(signAt(port), [x, y]) };
  });
};

export const blockades: readonly BoxOnSheet[] = laidOut();

const square = ([x, y]: Point, halfWidth: number, halfHeight: number): readonly Point[] => [
  [x - halfWidth, y - halfHeight],
  [x + halfWidth, y - halfHeight],
  [x + halfWidth, y + halfHeight],
  [x - halfWidth, y + halfHeight],
];

const outlineOf = (ring: readonly Point[]): string => pathOf([{ points: ring, closed: true }], 1);

const OFF_MAP = { halfWidth: source.width / 2, halfHeight: source.height / 2 };
const offMapAt: Readonly<Record<string, readonly number[]>> = source.at;

const offMapBoxes = [...offMap.values()].map(({ id, name }) => {
  const [x = 0, y = 0] = offMapAt[id] ?? [];
  const at: Point = [x, y];
  return { id, name, at, ring: square(at, OFF_MAP.halfWidth, OFF_MAP.halfHeight) };
});

export const offMapNames = offMapBoxes.map(({ id, name, at }) => ({ id, name, at, top: at[1] - OFF_MAP.halfHeight }));

/** Blockade boxes and the boxes beside the war, as places. */
export const boxPlaces = (): readonly AreaPlace[] => [
  ...blockades.map(({ id, port, at }): AreaPlace => {
    const { name } = zone(blockadePort(port));
    return {
      id,
      kind: 'box',
      x: at[0],
      y: at[1],
      pieces: BOX_PIECES,
      outline: outlineOf(square(at, HALF, HALF)),
      name: { en: `Blockade of ${name.en}`, fr: `Blocus : ${name.fr}` },
    };
  }),
  ...offMapBoxes.map(({ id, name, at, ring }): AreaPlace => ({
    id,
    kind: 'box',
    x: at[0],
    y: at[1],
    outline: outlineOf(ring),
    pieces: 1,
    name,
  })),
];

const blockadePort = (port: string): Parameters<typeof zone>[0] => {
  const found = [...blockadeBoxes.values()].find((row) => row.port === port);
  if (!found) throw new Error(`${port} has no blockade box`);
  return found.port;
};

const CROSSED = 11;

/** The boxes, a line from each to its port, and in it two strokes that bar the way. */
export const boxLayers = (): readonly MapLayer[] => [
  {
    kind: 'tether',
    path: pathOf(
      blockades.map(({ at, quay }) => ({ points: [quay, at] })),
      1,
    ),
  },
  {
    kind: 'box',
    path: pathOf(
      [...blockades.map(({ at }) => square(at, HALF, HALF)), ...offMapBoxes.map(({ ring }) => ring)].map((points) => ({
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
      blockades.flatMap(({ at: [x, y] }) => [
        { points: [[x - CROSSED, y - CROSSED] as const, [x + CROSSED, y + CROSSED] as const] },
        { points: [[x + CROSSED, y - CROSSED] as const, [x - CROSSED, y + CROSSED] as const] },
      ]),
      1,
    ),
  },
];
