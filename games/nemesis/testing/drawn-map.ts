import type { HexMap, LayerKind, Point } from '@bivouac/atlas';
import { cornerPoint, type Crossing, crossingOf, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import { Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { readPath } from '@bivouac/atlas/build/read-path.ts';
import { cellOf } from '../catalogue/cells.ts';
import type { HexsideCard } from '../catalogue/map.ts';
import { loadMap } from '../map/index.ts';
import { type Chart, isInPlay, JOINED, type SheetHex, WESTERN } from '../map/sheet.ts';

type Lines = readonly (readonly Point[])[];

/** A checked-in map, read back from what is drawn on it, with the chart that it was drawn from. */
export interface DrawnMap {
  readonly name: string;
  readonly map: HexMap;
  readonly chart: Chart;
  readonly inPlay: readonly SheetHex[];
  readonly drawn: (kind: LayerKind, of?: string) => Lines;
  /** Everything along the lines of a layer, for asking what is near. */
  readonly along: (kind: LayerKind) => Nearby;
  readonly crossing: (card: HexsideCard) => Crossing;
  /** A quarter, a half and three quarters along a side. */
  readonly stations: (card: HexsideCard) => readonly Point[];
  readonly isAtSea: (point: Point) => boolean;
}

const pathOf = (map: HexMap, kind: LayerKind, of?: string): string => {
  const layer = map.layers.find((each) => each.kind === kind && each.of === of);
  if (!layer) throw new Error(`no layer ${kind} ${of ?? ''}`);
  return layer.path;
};

const seaOf = (sea: Lines): ((point: Point) => boolean) => {
  const rings = sea.map((ring) => ({
    ring,
    top: Math.min(...ring.map(([, y]) => y)),
    bottom: Math.max(...ring.map(([, y]) => y)),
  }));
  return ([x, y]) =>
    rings.reduce((inside, { ring, top, bottom }) => {
      if (y < top || y > bottom) return inside;
      const crossings = ring.filter(([ax, ay], place) => {
        const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
      });
      return inside !== (crossings.length % 2 === 1);
    }, false);
};

const readBack = (name: string, map: HexMap, chart: Chart): DrawnMap => {
  const drawn = (kind: LayerKind, of?: string): Lines => readPath(pathOf(map, kind, of));
  return {
    name,
    map,
    chart,
    inPlay: chart.hexes.filter(isInPlay),
    drawn,
    along(kind) {
      const near = new Nearby(40);
      for (const part of drawn(kind)) near.addLine(part, 1);
      return near;
    },
    crossing: ({ a, b }) => crossingOf(map.grid, cellOf(a), cellOf(b)),
    stations({ a, b }) {
      const ends = sideBetween(map.grid, cellOf(a), cellOf(b)).map((key) => cornerPoint(map.grid, key));
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = ends;
      return [0.25, 0.5, 0.75].map((share): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]);
    },
    isAtSea: seaOf(drawn('sea')),
  };
};

/** The sheet of 1813, and 17.1 the joined sheets. */
export const DRAWN: readonly DrawnMap[] = [
  readBack('europe-1813', await loadMap(), WESTERN),
  readBack('europe-1812', await loadMap('1812'), JOINED),
];
