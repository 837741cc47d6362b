import { cellOfFourFigures, type HexMap, type LayerKind, type Point } from '@bivouac/atlas';
import { cornerPoint, type Crossing, crossingOf, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import { Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { readPath } from '@bivouac/atlas/build/read-path.ts';
import { hexCards, type HexsideCard } from '../catalogue/map.ts';
import { loadMap } from '../map/index.ts';

/** The checked-in map, read back from what is drawn on it. */
export const map: HexMap = await loadMap();

export const inPlay = hexCards.filter(({ terrain, outOfPlay }) => terrain !== 'sea' && !outOfPlay);

const pathOf = (kind: LayerKind, of?: string): string => {
  const layer = map.layers.find((each) => each.kind === kind && each.of === of);
  if (!layer) throw new Error(`no layer ${kind} ${of ?? ''}`);
  return layer.path;
};
export const drawn = (kind: LayerKind, of?: string): readonly (readonly Point[])[] => readPath(pathOf(kind, of));

/** Everything along the lines of a layer, for asking what is near. */
export const along = (kind: LayerKind): Nearby => {
  const near = new Nearby(40);
  for (const part of drawn(kind)) near.addLine(part, 1);
  return near;
};

export const crossing = ({ a, b }: HexsideCard): Crossing =>
  crossingOf(map.grid, cellOfFourFigures(a), cellOfFourFigures(b));

/** A quarter, a half and three quarters along a side. */
export const stations = ({ a, b }: HexsideCard): readonly Point[] => {
  const ends = sideBetween(map.grid, cellOfFourFigures(a), cellOfFourFigures(b)).map((key) =>
    cornerPoint(map.grid, key),
  );
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = ends;
  return [0.25, 0.5, 0.75].map((share): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]);
};

const seaRings = drawn('sea').map((ring) => ({
  ring,
  top: Math.min(...ring.map(([, y]) => y)),
  bottom: Math.max(...ring.map(([, y]) => y)),
}));
export const isAtSea = ([x, y]: Point): boolean =>
  seaRings.reduce((inside, { ring, top, bottom }) => {
    if (y < top || y > bottom) return inside;
    const crossings = ring.filter(([ax, ay], place) => {
      const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    });
    return inside !== (crossings.length % 2 === 1);
  }, false);
