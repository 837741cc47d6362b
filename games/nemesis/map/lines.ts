import { cellOfFourFigures, isOnGrid, type MapLayer, type Point } from '@bivouac/atlas';
import { type DistanceField, valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { chainsOf, cornerPoint, middleOf, type Side, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import { type Line, PathPen, pathOf } from '@bivouac/atlas/build/path.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { simplifyLine } from '@bivouac/atlas/build/simplify.ts';
import { type Flow, flowingRivers, type RiverCourse } from '@bivouac/atlas/build/rivers.ts';
import { waysThrough } from '@bivouac/atlas/build/roads.ts';
import { lakeRing, type Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex, GRID, type HexsideCard, hexsideCards } from '../map.ts';
import { isInPlay, ON_SHEET, PICTURE, type SheetHex, sheetHexes } from './sheet.ts';

const cells = ({ a, b }: HexsideCard) => ({ a: cellOfFourFigures(a), b: cellOfFourFigures(b) });
const sideOf = (card: HexsideCard): Side => {
  const { a, b } = cells(card);
  return sideBetween(ON_SHEET, a, b);
};

const riverCourses = (): readonly RiverCourse[] => {
  const names = new Set(hexsideCards.map(({ river }) => river).filter((river) => river !== ''));
  return [...names].sort().map((id) => ({
    id,
    sides: hexsideCards
      .filter(({ river }) => river === id)
      .map((card) => ({ side: sideOf(card), bridge: card.bridge })),
  }));
};

const MOUTH_REACH = 75;

/** From a river's last corner to the sea or over the edge of the map, when either is near. */
const beyond =
  ({ offshore, inland }: Shore) =>
  (end: Point, inward: Point): readonly Point[] => {
    const [x, y] = end;
    if (x < 130 || x > PICTURE.right - 96 || y > PICTURE.bottom - 96) {
      const [dx, dy] = [x - inward[0], y - inward[1]];
      const length = Math.hypot(dx, dy);
      const out: Point = [x + (dx / length) * 90, y + (dy / length) * 90];
      return [
        [
          Math.min(PICTURE.right, Math.max(PICTURE.left, out[0])),
          Math.min(PICTURE.bottom, Math.max(PICTURE.top, out[1])),
        ],
      ];
    }
    if (valueAt(offshore, end) > 0 || valueAt(inland, end) > MOUTH_REACH) return [];
    for (let reach = 3; reach <= MOUTH_REACH; reach += 3)
      for (let turn = 0; turn < 360; turn += 10) {
        const angle = (turn * Math.PI) / 180;
        const point: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
        if (valueAt(offshore, point) > 2) return [point];
      }
    return [];
  };

export const riverFlows = (shore: Shore): readonly Flow[] => flowingRivers(ON_SHEET, riverCourses(), beyond(shore));

const rivers = (flows: readonly Flow[]): MapLayer => ({
  kind: 'river',
  path: flowingPath(
    flows.map(({ points }) => points),
    1,
  ),
});

/** A point given by its distance from another, along a direction and across it. */
const offset = ([x, y]: Point, [dx, dy]: Point, along: number, across: number): Point => [
  x + dx * along - dy * across,
  y + dy * along + dx * across,
];

/** The middle of a side, and the direction from one hex to the other. */
const crossing = (card: HexsideCard): { middle: Point; towards: Point } => {
  const { a, b } = cells(card);
  const middle = middleOf(ON_SHEET, a, b);
  const [p, q] = sideOf(card).map((key) => cornerPoint(ON_SHEET, key));
  if (!p || !q) throw new Error(`no side between ${card.a} and ${card.b}`);
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  return { middle, towards: [-(q[1] - p[1]) / length, (q[0] - p[0]) / length] };
};

const HALF_SPAN = 8;
const HALF_DECK = 3.6;

const bridges = (): readonly MapLayer[] => {
  const at = hexsideCards.filter(({ bridge }) => bridge).map(crossing);
  const decks = at.map(({ middle, towards }): Line => ({
    points: [
      offset(middle, towards, -HALF_SPAN, -HALF_DECK),
      offset(middle, towards, HALF_SPAN, -HALF_DECK),
      offset(middle, towards, HALF_SPAN, HALF_DECK),
      offset(middle, towards, -HALF_SPAN, HALF_DECK),
    ],
    closed: true,
  }));
  const rails = at.flatMap(({ middle, towards }): Line[] =>
    [-1, 1].map((side) => ({
      points: [
        offset(middle, towards, -HALF_SPAN - 2.5, side * (HALF_DECK + 2.5)),
        offset(middle, towards, -HALF_SPAN + 1, side * HALF_DECK),
        offset(middle, towards, HALF_SPAN - 1, side * HALF_DECK),
        offset(middle, towards, HALF_SPAN + 2.5, side * (HALF_DECK + 2.5)),
      ],
    })),
  );
  return [
    { kind: 'bridge', of: 'deck', path: pathOf(decks, 2) },
    { kind: 'bridge', path: pathOf(rails, 2) },
  ];
};

const isNamed = ({ city, town }: SheetHex): boolean => city !== undefined || town !== undefined;

/** Roads meet at cities and towns, and where a pass begins. */
export const roadWays = (): readonly (readonly Point[])[] => {
  const stops = new Set<string>(sheetHexes.filter(isNamed).map(({ id }) => id));
  for (const { a, b, pass } of hexsideCards) if (pass) stops.add(a).add(b);
  const legs = hexsideCards.filter(({ road }) => road).map(cells);
  return waysThrough(ON_SHEET, legs, (cell) => stops.has(idOf(cell)));
};

export const passWays = (): readonly (readonly Point[])[] => {
  const stops = new Set<string>(sheetHexes.filter(isNamed).map(({ id }) => id));
  for (const { a, b, road } of hexsideCards) if (road) stops.add(a).add(b);
  const legs = hexsideCards.filter(({ pass }) => pass).map(cells);
  return waysThrough(ON_SHEET, legs, (cell) => stops.has(idOf(cell)));
};

const flowingPath = (lines: readonly (readonly Point[])[], scale: number): string => {
  const pen = new PathPen(scale);
  for (const points of lines) pen.flowing(points);
  return pen.path;
};

const roads = (): MapLayer => ({ kind: 'road', path: flowingPath(roadWays(), 1) });

const passes = (): readonly MapLayer[] => {
  const signs = hexsideCards
    .filter(({ pass }) => pass)
    .map(crossing)
    .flatMap(({ middle, towards }) =>
      [-1, 1].map((side) => [
        offset(middle, towards, -9, side * 8),
        offset(middle, towards, 0, side * 2),
        offset(middle, towards, 9, side * 8),
      ]),
    );
  return [
    { kind: 'pass', path: flowingPath(passWays(), 1) },
    { kind: 'pass', of: 'sign', path: flowingPath(signs, 10) },
  ];
};

export const idOf = ({ column, row }: { readonly column: number; readonly row: number }): string =>
  `${column}${String(row).padStart(2, '0')}`;

const AT_SEA = 7;

/** The parts of a line on land: nobody marks a border on the open sea. */
const ashore = (points: readonly Point[], offshore: DistanceField): readonly Line[] => {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const point of stepped(points, 3)) {
    if (valueAt(offshore, point) > AT_SEA) run = undefined;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs.map((each) => ({ points: simplifyLine(each, 0.2) }));
};

/** Sides between hexes of different powers, and of different states of one power. */
const borders = ({ offshore }: Shore): readonly MapLayer[] => {
  const sides: { side: Side; kind: 'border' | 'stateBorder' }[] = sheetHexes.flatMap((hex) =>
    GRID.around(hex)
      .filter((cell) => isOnGrid(ON_SHEET, cell))
      .flatMap((cell) => {
        const other = findHex(idOf(cell));
        if (!other || other.id < hex.id || other.terrain === 'sea' || hex.terrain === 'sea') return [];
        if (!isInPlay(hex) && !isInPlay(other)) return [];
        if (other.power === hex.power && other.state === hex.state) return [];
        const side = sideBetween(ON_SHEET, hex, cell);
        return [{ side, kind: other.power === hex.power ? ('stateBorder' as const) : ('border' as const) }];
      }),
  );
  return (['stateBorder', 'border'] as const).map((kind) => {
    const chains = chainsOf(sides.filter((each) => each.kind === kind).map(({ side }) => side));
    const lines = chains.flatMap(({ keys, closed }) => {
      const corners = (closed ? [...keys, ...keys.slice(0, 1)] : keys).map((key) => cornerPoint(ON_SHEET, key));
      return ashore(corners, offshore);
    });
    return { kind, path: pathOf(lines, 1) };
  });
};

const LAKE_WIDTH = 22;

const lakes = (): MapLayer => {
  const names = new Set(hexsideCards.map(({ lake }) => lake).filter((lake) => lake !== ''));
  const rings = [...names].sort().flatMap((name) =>
    chainsOf(hexsideCards.filter(({ lake }) => lake === name).map(sideOf)).map(({ keys }) =>
      lakeRing(
        keys.map((key) => cornerPoint(ON_SHEET, key)),
        name,
        LAKE_WIDTH,
      ),
    ),
  );
  return {
    kind: 'lake',
    path: pathOf(
      rings.map((points) => ({ points, closed: true })),
      2,
    ),
  };
};

const straits = (): MapLayer => {
  const sides = hexsideCards
    .filter(
      ({ strait, a, b }) =>
        strait &&
        [a, b].every((id) => {
          const hex = findHex(id);
          return hex !== undefined && isInPlay(hex);
        }),
    )
    .map(sideOf);
  return {
    kind: 'strait',
    path: pathOf(
      sides.map((side) => ({ points: side.map((key) => cornerPoint(ON_SHEET, key)) })),
      10,
    ),
  };
};

/** What runs along hexsides or from hex to hex. */
export const lines = (shore: Shore, flows: readonly Flow[]): readonly MapLayer[] => [
  ...borders(shore),
  roads(),
  ...passes(),
  rivers(flows),
  lakes(),
  straits(),
  ...bridges(),
];
