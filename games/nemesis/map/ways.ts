import { type Cell, fourFigures, type MapLayer, type Point } from '@bivouac/atlas';
import { beside } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath } from '@bivouac/atlas/build/path.ts';
import { waysThrough } from '@bivouac/atlas/build/roads.ts';
import { hexsideCards } from '../catalogue/map.ts';
import { cellsOf, crossingAt } from './hexside-cards.ts';
import { ON_SHEET, sheetHexes } from './sheet.ts';

const named: ReadonlySet<string> = new Set(sheetHexes.filter(({ city, town }) => city ?? town).map(({ id }) => id));

/** Ways of one kind stop at cities and towns, and where the other kind begins. */
const waysOf = (kind: 'road' | 'pass'): readonly (readonly Point[])[] => {
  const other = kind === 'road' ? 'pass' : 'road';
  const stops = new Set<string>(hexsideCards.filter((card) => card[other]).flatMap(({ a, b }) => [a, b]));
  const isStop = (cell: Cell): boolean => named.has(fourFigures(cell)) || stops.has(fourFigures(cell));
  return waysThrough(ON_SHEET, hexsideCards.filter((card) => card[kind]).map(cellsOf), isStop);
};

export const roadWays = waysOf('road');
export const passWays = waysOf('pass');

const HALF_LENGTH = 9;
const MOUTH = 8;
const WAIST = 2;

/** Two arcs that close in on the way, at each side that only a pass opens. A bridge there is sign enough. */
const passSigns = (): readonly (readonly Point[])[] =>
  hexsideCards
    .filter(({ pass, bridge }) => pass && !bridge)
    .map(crossingAt)
    .flatMap((crossing) =>
      [-1, 1].map((hand) => [
        beside(crossing, -HALF_LENGTH, hand * MOUTH),
        beside(crossing, 0, hand * WAIST),
        beside(crossing, HALF_LENGTH, hand * MOUTH),
      ]),
    );

/** Roads and passes, from hex to hex. */
export const ways = (): readonly MapLayer[] => [
  { kind: 'road', path: flowingPath(roadWays, 1) },
  { kind: 'pass', path: flowingPath(passWays, 1) },
  { kind: 'pass', of: 'sign', path: flowingPath(passSigns(), 2) },
];
