import { hexGrid } from '@bivouac/atlas';
import { branded, flag, type Infer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import hexesJson from '../data/hexes.json' with { type: 'json' };
import easternHexesJson from '../data/hexes-1812.json' with { type: 'json' };
import hexsidesJson from '../data/hexsides.json' with { type: 'json' };
import easternHexsidesJson from '../data/hexsides-1812.json' with { type: 'json' };
import { cellOf, numberAt } from './cells.ts';
import { type HexId, type Words, words } from './ids.ts';
import { type Power, POWERS } from './powers.ts';
import { type Hexside, TERRAINS } from '../rules/2-board/2.2-terrain.ts';

/** The printed maps: that of 1813 with 24 columns of 30 hexes, and east of it that of 1812 with 21 (17.1). A scenario plays on a part of them. */

const no = withStandard(flag(), false);
const hexId = branded<HexId>(text({ pattern: /^\d{4}$/, like: '3928' }));

const powerSchema = oneOf(...POWERS);
export type { Power };

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

const hexFile = shape({ prov: text(), hexes: listOf(hexSchema) });
const hexsideFile = shape({ prov: text(), hexsides: listOf(hexsideSchema) });

/** The sheet of 1813. */
export const hexCards: readonly HexCard[] = hexFile.parse(hexesJson, 'hexes.json').hexes;
export const hexsideCards: readonly HexsideCard[] = hexsideFile.parse(hexsidesJson, 'hexsides.json').hexsides;

/** 17.1 The sheet of 1812; among its hexsides are those of the seam. */
export const easternHexCards: readonly HexCard[] = hexFile.parse(easternHexesJson, 'hexes-1812.json').hexes;
export const easternHexsideCards: readonly HexsideCard[] = hexsideFile.parse(
  easternHexsidesJson,
  'hexsides-1812.json',
).hexsides;

const hexesById: ReadonlyMap<string, HexCard> = new Map([...hexCards, ...easternHexCards].map((hex) => [hex.id, hex]));

/** Columns grow westwards, and even columns sit half a hex further south. */
export const GRID = hexGrid({ columnsGrow: 'west', lowColumns: 'even' });

export const findHex = (id: string): HexCard | undefined => hexesById.get(id);

export const hexCard = (id: HexId): HexCard => {
  const hex = hexesById.get(id);
  if (!hex) throw new Error(`no hex ${id} on the map`);
  return hex;
};

/** The hexes of both sheets around this one, clockwise from the north. */
export const neighboursOnMap = (id: HexId): readonly HexCard[] =>
  GRID.around(cellOf(id)).flatMap((cell) => hexesById.get(numberAt(cell)) ?? []);

const sideKey = (one: HexId, other: HexId): string => (one < other ? `${one}-${other}` : `${other}-${one}`);
const sidesByKey: ReadonlyMap<string, HexsideCard> = new Map(
  [...hexsideCards, ...easternHexsideCards].map((side) => [sideKey(side.a, side.b), side]),
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
