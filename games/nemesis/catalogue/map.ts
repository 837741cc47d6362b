import { cellOfFourFigures, fourFigures, hexGrid } from '@bivouac/atlas';
import { branded, flag, type Infer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import hexesJson from '../data/hexes.json' with { type: 'json' };
import hexsidesJson from '../data/hexsides.json' with { type: 'json' };
import { type HexId, type Words, words } from './ids.ts';
import { type Hexside, TERRAINS } from '../rules/2-board/2.2-terrain.ts';

/** The printed map, whole: 24 columns of 30 hexes, of which a scenario plays a part. */

const no = withStandard(flag(), false);
const hexId = branded<HexId>(text({ pattern: /^\d{4}$/, like: '3928' }));

const powerSchema = oneOf(
  'Austria',
  'Confederation of the Rhine',
  'Denmark-Norway',
  'Duchy of Warsaw',
  'France',
  'Kingdom of Italy',
  'Ottoman Empire',
  'Prussia',
  'Russia',
  'Sweden',
  'Swiss Confederation',
  'nobody',
);
/** Whose territory a hex is; the sea is nobody's. */
export type Power = Infer<typeof powerSchema>;

const citySchema = shape({
  name: words,
  fortified: flag(),
  /** Other names, and towns close by that share the hex. */
  aliases: withStandard(listOf(text()), []),
  prov: text(),
});
export interface City extends Infer<typeof citySchema> {}

const hexSchema = shape({
  id: hexId,
  lon: num(),
  lat: num(),
  /** How much of the hex is land, from 0 to 1. */
  land: num({ min: 0, max: 1 }),
  terrain: oneOf(...TERRAINS),
  coastal: no,
  state: withStandard(text(), ''),
  power: withStandard(powerSchema, 'nobody'),
  /** Decoration: other states that hold a part of the hex. `power` alone decides: rulings/1.1-friendly-territory.md. */
  alsoTouches: withStandard(listOf(text()), []),
  landscape: withStandard(text(), ''),
  city: optional(citySchema),
  /** A name on the map without effect in play. */
  town: optional(words),
  /** Drawn, but no part of the game: Sweden, Gotland, the Danish islands. */
  outOfPlay: no,
  prov: optional(text()),
});
export interface HexCard extends Infer<typeof hexSchema> {}

const hexsideSchema = shape({
  a: hexId,
  b: hexId,
  river: withStandard(text(), ''),
  bridge: no,
  lake: withStandard(text(), ''),
  /** Water too wide to cross between two coasts. */
  strait: no,
  road: no,
  pass: no,
});
/** A side with something on it; `river` and `lake` are ids of rivers.json, empty when there is none. */
export interface HexsideCard extends Infer<typeof hexsideSchema> {}

export const hexCards: readonly HexCard[] = shape({ prov: text(), hexes: listOf(hexSchema) }).parse(
  hexesJson,
  'hexes.json',
).hexes;
export const hexsideCards: readonly HexsideCard[] = shape({
  prov: text(),
  hexsides: listOf(hexsideSchema),
}).parse(hexsidesJson, 'hexsides.json').hexsides;

const hexesById: ReadonlyMap<string, HexCard> = new Map(hexCards.map((hex) => [hex.id, hex]));

/** Columns grow westwards, and even columns sit half a hex further south. */
export const GRID = hexGrid({ columnsGrow: 'west', lowColumns: 'even' });

export const findHex = (id: string): HexCard | undefined => hexesById.get(id);

export const hexCard = (id: HexId): HexCard => {
  const hex = hexesById.get(id);
  if (!hex) throw new Error(`no hex ${id} on the map`);
  return hex;
};

/** The hexes of the map around this one, clockwise from the north. */
export const neighboursOnMap = (id: HexId): readonly HexCard[] =>
  GRID.around(cellOfFourFigures(id)).flatMap((cell) => hexesById.get(fourFigures(cell)) ?? []);

const sideKey = (one: HexId, other: HexId): string => (one < other ? `${one}-${other}` : `${other}-${one}`);
const sidesByKey: ReadonlyMap<string, HexsideCard> = new Map(
  hexsideCards.map((side) => [sideKey(side.a, side.b), side]),
);
const PLAIN: Hexside = { river: false, bridge: false, lake: false, strait: false, road: false, pass: false };

/** What lies between two neighbours. */
export const hexsideBetween = (one: HexId, other: HexId): Hexside => {
  const side = sidesByKey.get(sideKey(one, other));
  if (!side) return PLAIN;
  const { river, bridge, lake, strait, road, pass } = side;
  return { river: river !== '', bridge, lake: lake !== '', strait, road, pass };
};

/** The city or town on a hex, or its number: what the log calls it. */
export const placeName = (id: HexId): Words => {
  const { city, town } = hexCard(id);
  return city?.name ?? town ?? { en: id, fr: id };
};
