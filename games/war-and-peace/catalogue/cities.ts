import { flag, type Infer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import citiesJson from '../data/cities.json' with { type: 'json' };
import {
  type BoxId,
  boxIdSchema,
  type CityId,
  cityIdSchema,
  type HexId,
  hexIdSchema,
  nationSchema,
  landSchema,
  words,
  type ZoneId,
  zoneIdSchema,
} from './ids.ts';
import { hexId } from './map.ts';

const no = withStandard(flag(), false);

const citySchema = shape({
  id: cityIdSchema,
  name: words,
  hex: hexIdSchema,
  lat: num(),
  lon: num(),
  kind: oneOf('capital', 'major', 'minor'),
  /** Whose city it is on the printed map. */
  state: landSchema,
  /** J.2.e Red buys army units, black Landwehr alone, blue ships alone. */
  production: optional(oneOf('red', 'black', 'blue')),
  /** F.2.d The anchor: the sea zones that the port opens to. */
  port: withStandard(listOf(zoneIdSchema), []),
  fortress: no,
  prov: text(),
});
export interface CityCard extends Infer<typeof citySchema> {}

const placeSchema = shape({ id: cityIdSchema, name: words, hex: hexIdSchema, prov: text() });
const boxSchema = shape({
  id: boxIdSchema,
  name: words,
  state: nationSchema,
  zone: zoneIdSchema,
  port: flag(),
  fortress: no,
  prov: text(),
});
export interface BoxCard extends Infer<typeof boxSchema> {}

const parsed = shape({
  prov: text(),
  cities: listOf(citySchema),
  places: listOf(placeSchema),
  boxes: listOf(boxSchema),
}).parse(citiesJson, 'cities.json');

export const cityCards: readonly CityCard[] = parsed.cities;
export const boxCards: readonly BoxCard[] = parsed.boxes;
/** Names on the map without effect in play. */
export const placeCards: readonly Infer<typeof placeSchema>[] = parsed.places;

const byId: ReadonlyMap<string, CityCard> = new Map(cityCards.map((city) => [city.id, city]));
const byHex: ReadonlyMap<string, CityCard> = new Map(cityCards.map((city) => [hexId(city.hex), city]));
const rows: ReadonlyMap<CityId, number> = new Map(cityCards.map(({ id }, row) => [id, row]));
const boxes: ReadonlyMap<string, BoxCard> = new Map(boxCards.map((box) => [box.id, box]));

export const cityCard = (id: CityId): CityCard => {
  const city = byId.get(id);
  if (!city) throw new Error(`no city ${id}`);
  return city;
};
export const cityId = (id: string): CityId => cityCard(id as CityId).id;
export const cityAt = (hex: string): CityCard | undefined => byHex.get(hex);
/** The row of the city in the table of the state. */
export const cityRow = (id: CityId): number => {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`no city ${id}`);
  return row;
};
export const boxCard = (id: BoxId): BoxCard => {
  const box = boxes.get(id);
  if (!box) throw new Error(`no box ${id}`);
  return box;
};
/** F.3.a Troops and leaders who are at sea: in no hex and no box of the map, until they land. */
export const ABOARD = 'BOX-ABOARD' as BoxId;
export const isBox = (id: string): id is BoxId => boxes.has(id);
export const hexOf = (city: CityId): HexId => cityCard(city).hex;
export const isPort = ({ port }: CityCard): boolean => port.length > 0;
export const portZones = (city: CityId): readonly ZoneId[] => cityCard(city).port;
