import {
  dictOf,
  flag,
  type Infer,
  integer,
  listOf,
  num,
  oneOf,
  optional,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import hexesJson from '../data/hexes.json' with { type: 'json' };
import regionsJson from '../data/regions.json' with { type: 'json' };
import {
  type Direction,
  DIRECTIONS,
  type HexId,
  hexIdSchema,
  landSchema,
  type RegionId,
  regionIdSchema,
  TERRAINS,
  type ZoneId,
  zoneIdSchema,
} from './ids.ts';

const no = withStandard(flag(), false);

const hexSchema = shape({
  id: hexIdSchema,
  row: integer({ min: 1, max: 49 }),
  col: integer({ min: 1, max: 60 }),
  lat: num(),
  lon: num(),
  /** The map board: 1 Iberia, 2 the west, 3 the centre, 4 the east. */
  board: integer({ min: 1, max: 4 }),
  terrain: oneOf(...TERRAINS),
  state: landSchema,
  /** F.2.d The sea zones that its coast is in. */
  zones: withStandard(listOf(zoneIdSchema), []),
  land: withStandard(num({ min: 0, max: 1 }), 1),
  estuary: no,
  /** K.5.b One of the brown-shaded hexes of the English coast. */
  brown: no,
  landscape: optional(text()),
  rivers: withStandard(dictOf(text()), {}),
  /** Sides that are all sea: nobody crosses them overland. */
  seaSides: withStandard(listOf(oneOf(...DIRECTIONS)), []),
});
export interface HexCard extends Infer<typeof hexSchema> {}

export const hexCards: readonly HexCard[] = shape({ prov: text(), hexes: listOf(hexSchema) }).parse(
  hexesJson,
  'hexes.json',
).hexes;
const byId: ReadonlyMap<string, HexCard> = new Map(hexCards.map((hex) => [hex.id, hex]));
const byCell: ReadonlyMap<string, HexCard> = new Map(hexCards.map((hex) => [`${hex.row},${hex.col}`, hex]));

export const isHex = (id: string): id is HexId => byId.has(id);
export const hexCard = (id: HexId): HexCard => {
  const hex = byId.get(id);
  if (!hex) throw new Error(`no land hex ${id} on the map`);
  return hex;
};
export const hexId = (id: string): HexId => hexCard(id as HexId).id;

/** Even rows are shifted half a hex to the east. */
const cellTowards = ({ row, col }: HexCard, direction: Direction): string => {
  const east = row % 2 === 0 ? 1 : 0;
  switch (direction) {
    case 'E':
      return `${row},${col + 1}`;
    case 'W':
      return `${row},${col - 1}`;
    case 'NE':
      return `${row + 1},${col + east}`;
    case 'NW':
      return `${row + 1},${col + east - 1}`;
    case 'SE':
      return `${row - 1},${col + east}`;
    case 'SW':
      return `${row - 1},${col + east - 1}`;
  }
};

export interface Side {
  readonly to: HexId;
  readonly river: boolean;
  /** The name of that river, for the sheet. */
  readonly riverName?: string | undefined;
  /** All sea: adjacent on the map, and never crossed overland. */
  readonly sea: boolean;
}
const sidesById: ReadonlyMap<HexId, readonly Side[]> = new Map(
  hexCards.map((hex) => [
    hex.id,
    DIRECTIONS.flatMap((direction) => {
      const other = byCell.get(cellTowards(hex, direction));
      return other
        ? [
            {
              to: other.id,
              river: hex.rivers[direction] !== undefined,
              riverName: hex.rivers[direction],
              sea: hex.seaSides.includes(direction),
            },
          ]
        : [];
    }),
  ]),
);
const overlandById: ReadonlyMap<HexId, readonly HexId[]> = new Map(
  hexCards.map(({ id }) => [id, (sidesById.get(id) ?? []).filter(({ sea }) => !sea).map(({ to }) => to)]),
);

/** The land hexes around one, clockwise from the north-east, with what lies between. */
export const sidesOf = (id: HexId): readonly Side[] => sidesById.get(id) ?? [];
/** Those that can be reached on foot. */
export const overland = (id: HexId): readonly HexId[] => overlandById.get(id) ?? [];
export const sideBetween = (from: HexId, to: HexId): Side | undefined => sidesOf(from).find((side) => side.to === to);
export const areAdjacent = (from: HexId, to: HexId): boolean => sideBetween(from, to) !== undefined;

/** The number of hexes from one to the other as the crow flies. */
export const distance = (from: HexId, to: HexId): number => {
  const [a, b] = [hexCard(from), hexCard(to)];
  const across = ({ row, col }: HexCard): number => col - (row - (row % 2)) / 2 - (row % 2 === 0 ? 0 : 1);
  const dRow = b.row - a.row;
  const dAcross = across(b) - across(a);
  return Math.max(Math.abs(dRow), Math.abs(dAcross), Math.abs(dRow + dAcross));
};

export const isCoastal = (id: HexId): boolean => hexCard(id).zones.length > 0;
export const zonesOf = (id: HexId): readonly ZoneId[] => hexCard(id).zones;

const regionSchema = shape({ id: regionIdSchema, hexes: listOf(hexIdSchema), prov: text() });
const regions = new Map(
  shape({ prov: text(), regions: listOf(regionSchema) })
    .parse(regionsJson, 'regions.json')
    .regions.map(({ id, hexes }) => [id, hexes.map((hex) => hexId(hex))]),
);
/** The hexes of a land that may change hands: `venetia`, `tyrol`, `grandDuchy`, … */
export const region = (id: string): readonly HexId[] => {
  const hexes = regions.get(id as RegionId);
  if (!hexes) throw new Error(`no region ${id}`);
  return hexes;
};
