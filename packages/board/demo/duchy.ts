import {
  type Cell,
  fourFigures,
  hexCentre,
  type HexMap,
  hexOutline,
  type MapLabel,
  type MapMark,
  type Point,
} from '@bivouac/atlas';

/** A made-up duchy of the size of Europe in 1813: 24 columns of 25 hexes, a sea, a river, hills and towns. */
const COLUMNS = 24;
const ROWS = 25;
const PITCH = 100;

const grid: HexMap['grid'] = {
  columnsGrow: 'east',
  lowColumns: 'even',
  pitch: PITCH,
  anchor: { column: 1, row: 1, x: 110, y: 110 },
  columns: [1, COLUMNS],
  rows: [1, ROWS],
};

const cells: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: 1 + Math.floor(index / ROWS),
  row: 1 + (index % ROWS),
}));

const width = 2240;
const height = 2720;

const TOWNS: Readonly<Record<string, readonly [name: string, kind: MapMark['kind'], rank: MapLabel['rank']]>> = {
  '0604': ['Altstein', 'city', 2],
  '0905': ['Brenn', 'city', 3],
  '1007': ['Carolsburg', 'capital', 1],
  '1208': ['Dornfeld', 'fortress', 2],
  '0809': ['Eschen', 'city', 3],
  '1107': ['Falk', 'town', 4],
  '1407': ['Grauwald', 'city', 3],
  '1310': ['Hohenau', 'fortress', 3],
  '0712': ['Innfeld', 'city', 3],
  '1013': ['Joachimsthal', 'city', 2],
  '1512': ['Kreuzbrück', 'city', 3],
  '1714': ['Lindau', 'fortress', 2],
  '0916': ['Marienhof', 'city', 3],
  '1217': ['Neumark', 'city', 3],
  '1519': ['Ostheim', 'city', 3],
  '1805': ['Prellnitz', 'city', 3],
  '2009': ['Quellen', 'city', 3],
  '2016': ['Rabenau', 'city', 2],
};

const nameOf = (id: string): string | undefined => TOWNS[id]?.[0];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const curve = (points: readonly Point[]): string =>
  points
    .map((point, place) => {
      const next = points[place + 1];
      if (place === 0) return `M${point.join(' ')}`;
      return next ? `Q${point.join(' ')} ${between(point, next).join(' ')}` : `L${point.join(' ')}`;
    })
    .join('');

const RIVER = curve([
  [300, 2720],
  [420, 2300],
  [700, 2080],
  [640, 1800],
  [930, 1640],
  [980, 1380],
  [860, 1180],
  [1010, 960],
  [1240, 820],
  [1200, 560],
  [1400, 330],
  [1340, 0],
]);
const COAST = `M0 0H560C500 180 620 260 520 430C420 560 470 700 330 830C240 930 300 1060 180 1180C90 1280 60 1400 0 1440Z`;
const shore = (step: number): string =>
  `M${560 - step} 0C${500 - step} 180 ${620 - step} 260 ${520 - step} 430C${420 - step} 560 ${470 - step} 700 ${330 - step} 830`;

const peak = (x: number, y: number): string => `M${x - 26} ${y + 18}L${x} ${y - 22}L${x + 28} ${y + 18}`;
const hatch = (x: number, y: number): string =>
  `M${x + 2} ${y - 16}l9 22M${x + 7} ${y - 8}l8 18M${x - 2} ${y - 12}l3 20`;
const HILLS: readonly Point[] = Array.from({ length: 46 }, (_, index) => [
  1480 + (index % 9) * 66 + (index % 4) * 13,
  1050 + Math.floor(index / 9) * 88 + (index % 3) * 21,
]);

const places = cells.map((cell) => {
  const id = fourFigures(cell);
  const [x, y] = hexCentre(grid, cell);
  const name = nameOf(id);
  return { id, x, y, outline: hexOutline(grid, cell), ...(name === undefined ? {} : { name: { en: name, fr: name } }) };
});

const at = (id: string): Point => {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`the duchy has no hex ${id}`);
  return [place.x, place.y];
};

const same = (text: string): { readonly en: string; readonly fr: string } => ({ en: text, fr: text });

export const duchy: HexMap = {
  kind: 'hex',
  id: 'duchy',
  title: { en: 'The Duchy', fr: 'Le duché' },
  width,
  height,
  grid,
  places,
  layers: [
    { kind: 'land', path: `M0 0H${width}V${height}H0Z` },
    {
      kind: 'tint',
      of: 'duchy',
      wash: 'olive',
      path: cells
        .slice(150, 420)
        .map((cell) => hexOutline(grid, cell))
        .join(''),
    },
    {
      kind: 'tint',
      of: 'kingdom',
      wash: 'blue',
      path: cells
        .slice(420)
        .map((cell) => hexOutline(grid, cell))
        .join(''),
    },
    { kind: 'sea', path: COAST },
    ...[1, 2, 3, 4].map((step) => ({ kind: 'waterLines' as const, of: String(step), path: shore(step * 9) })),
    { kind: 'mountain', path: HILLS.map(([x, y]) => peak(x, y)).join('') },
    { kind: 'hachures', path: HILLS.map(([x, y]) => hatch(x, y)).join('') },
    { kind: 'grid', path: places.map(({ outline }) => outline).join('') },
    {
      kind: 'road',
      path: `M${at('0604').join(' ')}L${at('1007').join(' ')}L${at('1310').join(' ')}L${at('1714').join(' ')}`,
    },
    { kind: 'riverBank', path: RIVER },
    { kind: 'river', path: RIVER },
    { kind: 'frame', path: `M8 8H${width - 8}V${height - 8}H8Z` },
  ],
  labels: [
    { kind: 'sea', text: { en: 'The Bight', fr: 'La Baie' }, x: 210, y: 520, rank: 1, anchor: 'middle', angle: -66 },
    { kind: 'land', text: { en: 'The Duchy', fr: 'Le duché' }, x: 980, y: 1240, rank: 1, anchor: 'middle' },
    { kind: 'mountains', text: { en: 'Old Hills', fr: 'Vieux Monts' }, x: 1760, y: 1040, rank: 2, anchor: 'middle' },
    { kind: 'river', text: same('Arne'), x: 905, y: 1320, rank: 3, anchor: 'middle', angle: -74 },
    ...Object.entries(TOWNS).map(([id, [name, , rank]]): MapLabel => {
      const [x, y] = at(id);
      return { kind: 'city', text: same(name), x, y: y + 30, rank, anchor: 'middle', place: id };
    }),
  ],
  marks: Object.entries(TOWNS).map(([id, [, kind]]) => ({ kind, x: at(id)[0], y: at(id)[1], place: id })),
};
