import type { AreaKind, AreaMap, AreaPlace, GameMap, HexMap, MapPlace, PointMap } from './game-map.ts';
import { cellAt, type Point } from './hex-geometry.ts';
import type { Cell } from './hex-grid.ts';
import { isInRings, straightRings } from './outline.ts';

/** What is looked up again and again on one map, laid out the first time it is asked for. */
const once = <M extends GameMap, T>(layOut: (map: M) => T): ((map: M) => T) => {
  const known = new WeakMap<M, T>();
  return (map) => {
    const before = known.get(map);
    if (before !== undefined) return before;
    const fresh = layOut(map);
    known.set(map, fresh);
    return fresh;
  };
};

const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

const byId = once((map: GameMap) => new Map(map.places.map((place) => [place.id, place])));
const placeOf = (map: GameMap, id: string): MapPlace => {
  const place = byId(map).get(id);
  if (!place) throw new Error(`the map ${map.id} has no place ${id}`);
  return place;
};

/** The place of each cell: a hex, or what spreads over it. */
const byCell = once((map: HexMap) => {
  const cells = new Map<string, MapPlace>();
  const apart = new Set([...(map.boxes ?? []), ...Object.keys(map.spreads ?? {})]);
  for (const place of map.places)
    if (!apart.has(place.id)) cells.set(cellKey(cellAt(map.grid, place.x, place.y)), place);
  for (const [id, runs] of Object.entries(map.spreads ?? {}))
    for (const [column, from, to] of runs)
      for (let row = from; row <= to; row += 1) cells.set(cellKey({ column, row }), placeOf(map, id));
  return cells;
});

const nearest = (
  places: readonly MapPlace[],
  x: number,
  y: number,
  within: (place: MapPlace) => number,
): MapPlace | undefined => {
  let found: MapPlace | undefined;
  let least = 1;
  for (const place of places) {
    const share = Math.hypot(place.x - x, place.y - y) / within(place);
    if (share > least || (share === least && found)) continue;
    found = place;
    least = share;
  }
  return found;
};

interface Outlined {
  readonly place: MapPlace;
  readonly rings: readonly (readonly Point[])[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** An outline with the rectangle around it. */
const outlined = (place: MapPlace): Outlined => {
  const rings = straightRings(place.outline);
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { place, rings, left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
};

const holding = (all: readonly Outlined[], x: number, y: number): MapPlace | undefined =>
  all.find(
    ({ rings, left, right, top, bottom }) =>
      x >= left && x <= right && y >= top && y <= bottom && isInRings(rings, [x, y]),
  )?.place;

const boxesOf = once((map: HexMap) => (map.boxes ?? []).map((id) => outlined(placeOf(map, id))));

const pickHex = (map: HexMap, x: number, y: number): MapPlace | undefined =>
  holding(boxesOf(map), x, y) ?? byCell(map).get(cellKey(cellAt(map.grid, x, y)));

const AREAS_FROM_ABOVE: readonly AreaKind[] = ['box', 'land', 'sea'];

/** Those that lie over others first. */
const outlines = once((map: AreaMap) =>
  AREAS_FROM_ABOVE.flatMap((kind) => map.places.filter((place) => place.kind === kind)).map(outlined),
);

const pickArea = (map: AreaMap, x: number, y: number): MapPlace | undefined => holding(outlines(map), x, y);

const pickPoint = ({ places, radius }: PointMap, x: number, y: number): MapPlace | undefined =>
  nearest(places, x, y, () => radius);

/** The place under a point of the sheet; undefined where there is none. */
export const pickPlace = (map: GameMap, x: number, y: number): string | undefined => {
  switch (map.kind) {
    case 'hex':
      return pickHex(map, x, y)?.id;
    case 'area':
      return pickArea(map, x, y)?.id;
    case 'point':
      return pickPoint(map, x, y)?.id;
  }
};

export const centreOf = (map: GameMap, id: string): Point => {
  const { x, y } = placeOf(map, id);
  return [x, y];
};

/** How much smaller pieces are in a place of its own size; nothing where they are as large as elsewhere. */
export const piecesOf = (map: GameMap, id: string): number | undefined => {
  const place: MapPlace & Partial<AreaPlace> = placeOf(map, id);
  return place.pieces;
};

/** The outline of a place's cell, as an SVG path. */
export const outlineOf = (map: GameMap, id: string): string => placeOf(map, id).outline;
