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

/** Edges are looked up by the band of the sheet that they cross: a coast has tens of thousands. */
const BAND = 16;

const seaOf = (sea: Lines): ((point: Point) => boolean) => {
  const bands = new Map<number, (readonly [a: Point, b: Point])[]>();
  for (const ring of sea)
    for (const [place, a] of ring.entries()) {
      const b = ring[(place + 1) % ring.length] ?? a;
      const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])].map((y) => Math.floor(y / BAND));
      for (let band = low ?? 0; band <= (high ?? 0); band++) {
        const edges = bands.get(band);
        if (edges) edges.push([a, b]);
        else bands.set(band, [[a, b]]);
      }
    }
  return ([x, y]) => {
    const edges = bands.get(Math.floor(y / BAND)) ?? [];
    const crossed = edges.filter(
      ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
    );
    return crossed.length % 2 === 1;
  };
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
