import type { Cell, MapLayer, Point } from '@bivouac/atlas';
import { beside } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath } from '@bivouac/atlas/build/path.ts';
import { waysThrough } from '@bivouac/atlas/build/roads.ts';
import { numberAt } from '../catalogue/cells.ts';
import { cellsOf, crossingAt } from './hexside-cards.ts';
import type { Chart } from './sheet.ts';

/** Ways of one kind stop at cities and towns, and where the other kind begins. */
export const waysOf = ({ sheet, hexes, sides }: Chart, kind: 'road' | 'pass'): readonly (readonly Point[])[] => {
  const named = new Set<string>(hexes.filter(({ city, town }) => city ?? town).map(({ id }) => id));
  const other = kind === 'road' ? 'pass' : 'road';
  const stops = new Set<string>(sides.filter((card) => card[other]).flatMap(({ a, b }) => [a, b]));
  const isStop = (cell: Cell): boolean => named.has(numberAt(cell)) || stops.has(numberAt(cell));
  return waysThrough(sheet.grid, sides.filter((card) => card[kind]).map(cellsOf), isStop);
};

const HALF_LENGTH = 9;
const MOUTH = 8;
const WAIST = 2;

/** Two arcs that close in on the way, at each side that only a pass opens. A bridge there is sign enough. */
const passSigns = (chart: Chart): readonly (readonly Point[])[] =>
  chart.sides
    .filter(({ pass, bridge }) => pass && !bridge)
    .map(crossingAt(chart))
    .flatMap((crossing) =>
      [-1, 1].map((hand) => [
        beside(crossing, -HALF_LENGTH, hand * MOUTH),
        beside(crossing, 0, hand * WAIST),
        beside(crossing, HALF_LENGTH, hand * MOUTH),
      ]),
    );

/** Roads and passes, from hex to hex. */
export const ways = (chart: Chart): readonly MapLayer[] => [
  { kind: 'road', path: flowingPath(waysOf(chart, 'road'), 1) },
  { kind: 'pass', path: flowingPath(waysOf(chart, 'pass'), 1) },
  { kind: 'pass', of: 'sign', path: flowingPath(passSigns(chart), 2) },
];
