import { type MapLabel, type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { middleOf } from '@bivouac/atlas/build/hexsides.ts';
import { flowed } from '@bivouac/atlas/build/obstacles.ts';
import { type FreeName, type LineName, NamePlacer, type SignName } from '@bivouac/atlas/build/place-names.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { cellOfFourFigures } from '@bivouac/atlas';
import { landscapeName, powerName, riverName, stateName } from '../gazetteer.ts';
import type { Words } from '../ids.ts';
import { hexsideCards } from '../map.ts';
import { shippedScenarios } from '../scenario.ts';
import { passWays, roadWays } from './lines.ts';
import { ON_SHEET, PICTURE, project, type SheetHex, sheetHexes } from './sheet.ts';
import source from './source/names.json' with { type: 'json' };
import signs from './source/signs.json' with { type: 'json' };

const capitals: ReadonlySet<string> = new Set(signs.capitals);

/** Every city that counts for victory in some scenario, by scenario. */
const victoryCities: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(signs.victoryCities),
  ...[...shippedScenarios.values()].map((scenario): [string, readonly string[]] => [
    scenario.id,
    scenario.victoryCities,
  ]),
]);
const everVictory: ReadonlySet<string> = new Set([...victoryCities.values()].flat());

const hexOf = (id: string): SheetHex => {
  const hex = sheetHexes.find((each) => each.id === id);
  if (!hex) throw new Error(`no hex ${id} on the sheet`);
  return hex;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const SOURCE_BELOW = 34;

const at = (id: string, down = 0): Pick<MapMark, 'place' | 'x' | 'y'> => {
  const [x, y] = hexOf(id).centre;
  return { place: id, x: tenth(x), y: tenth(y + down) };
};

const placeMark = ({ id, city, town }: SheetHex): MapMark['kind'] | undefined => {
  if (city) return city.fortified ? 'fortress' : capitals.has(id) ? 'capital' : 'city';
  return town ? 'town' : undefined;
};

export const marks = (): readonly MapMark[] => [
  ...[...victoryCities].flatMap(([scenario, cities]) =>
    cities.map((city): MapMark => ({ kind: 'victory', ...at(city), scenario })),
  ),
  ...[...shippedScenarios.values()].flatMap(({ id: scenario, sources }) =>
    (['french', 'coalition'] as const).flatMap((side) =>
      sources[side].map((hex): MapMark => ({ kind: 'source', ...at(hex, SOURCE_BELOW), of: side, scenario })),
    ),
  ),
  ...sheetHexes.flatMap((hex): MapMark[] => {
    const kind = placeMark(hex);
    return kind ? [{ kind, ...at(hex.id) }] : [];
  }),
];

const signNames = (): readonly SignName[] =>
  sheetHexes
    .flatMap((hex): SignName[] => {
      const { id, city, town, centre } = hex;
      const text = city?.name ?? town;
      const kind = placeMark(hex);
      if (!text || !kind) return [];
      const rank = capitals.has(id) || everVictory.has(id) ? 1 : city?.fortified ? 2 : city ? 3 : 4;
      const reach = everVictory.has(id) ? SIGN_REACH.victory : SIGN_REACH[kind];
      const spot: Point = [tenth(centre[0]), tenth(centre[1])];
      return [{ kind: city ? 'city' : 'town', text, rank, place: id, at: spot, reach }];
    })
    .toSorted((a, b) => a.rank - b.rank);

const NAMED_IN: Readonly<Record<string, (id: string) => Words>> = {
  power: powerName,
  state: stateName,
  landscape: landscapeName,
};

/** A name of our own, or the one that the game's data give: `state:Saxony`. */
const wordsOf = (row: { readonly text?: Words; readonly name?: string }): Words => {
  const [list = '', id = ''] = (row.name ?? '').split(':');
  const words = row.text ?? NAMED_IN[list]?.(id);
  if (!words) throw new Error(`names.json: a row has neither text nor a known name (${row.name ?? ''})`);
  return words;
};

interface NameRow {
  readonly kind: string;
  readonly rank: number;
  readonly at: readonly number[];
  readonly room: number;
  readonly angle?: number;
  readonly spacing?: number;
  readonly text?: Words;
  readonly name?: string;
}

const KINDS = ['sea', 'land', 'mountains', 'region'] as const;
const RANKS = [1, 2, 3, 4] as const;

const freeNames = (): readonly FreeName[] =>
  source.names.map((row: NameRow): FreeName => {
    const kind = KINDS.find((known) => known === row.kind);
    const rank = RANKS.find((known) => known === row.rank);
    const [lon = 0, lat = 0] = row.at;
    if (!kind || !rank) throw new Error(`names.json: no kind ${row.kind} of rank ${row.rank}`);
    const spaced = row.spacing === undefined ? {} : { spacing: row.spacing };
    return {
      kind,
      rank,
      text: wordsOf(row),
      at: project([lon, lat]),
      angle: row.angle ?? 0,
      room: row.room,
      ...spaced,
    };
  });

const NAME_EVERY = 620;

const riverNames = (flows: readonly Flow[]): readonly LineName[] =>
  flows
    .map(({ river, points }): LineName => ({
      kind: 'river',
      rank: 3,
      text: riverName(river),
      line: flowed(points),
      every: NAME_EVERY,
    }))
    .toSorted((a, b) => b.line.length - a.line.length)
    .filter(({ text, line }, place, all) => {
      const longest = all.findIndex((other) => other.text.en === text.en);
      return longest === place || line.length > 60;
    });

/** How bad it is for a name to lie across each kind of line. */
const ACROSS = { river: 1.1, bridge: 5, way: 0.12, pass: 0.5, coast: 0.35 };

export const labels = (shore: Shore, flows: readonly Flow[]): readonly MapLabel[] => {
  const bridges = hexsideCards
    .filter(({ bridge, pass }) => bridge || pass)
    .map(({ a, b }) => middleOf(ON_SHEET, cellOfFourFigures(a), cellOfFourFigures(b)));
  const placer = new NamePlacer({
    picture: PICTURE,
    marks: marks().filter(({ scenario }) => scenario === undefined),
    lines: [
      ...flows.map(({ points }) => ({ points: flowed(points), weight: ACROSS.river })),
      ...bridges.map(([x, y]) => ({ points: cross(x, y), weight: ACROSS.bridge })),
      ...roadWays().map((points) => ({ points: flowed(points), weight: ACROSS.way })),
      ...passWays().map((points) => ({ points: flowed(points), weight: ACROSS.pass })),
      ...shore.land.map((points) => ({ points, weight: ACROSS.coast })),
    ],
  });
  const free = freeNames();
  const cities = signNames();
  return placer
    .placeFree(free.filter(({ kind }) => kind === 'sea'))
    .placeFree(free.filter(({ kind }) => kind === 'land'))
    .placeBesideSigns(cities.filter(({ rank }) => rank < 4))
    .placeFree(free.filter(({ kind }) => kind === 'mountains'))
    .placeAlong(riverNames(flows))
    .placeFree(free.filter(({ kind }) => kind === 'region'))
    .placeBesideSigns(cities.filter(({ rank }) => rank === 4)).labels;
};

const cross = (x: number, y: number): readonly Point[] => [
  [x - 7, y],
  [x + 7, y],
  [x, y - 7],
  [x, y + 7],
];
