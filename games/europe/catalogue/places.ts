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
import boxesJson from '../data/boxes.json' with { type: 'json' };
import edgesJson from '../data/edges.json' with { type: 'json' };
import provincesJson from '../data/provinces.json' with { type: 'json' };
import seasJson from '../data/seas.json' with { type: 'json' };
import zonesJson from '../data/zones.json' with { type: 'json' };
import {
  boxIdSchema,
  cardIdSchema,
  editionSchema,
  nationIdSchema,
  provinceIdSchema,
  seaIdSchema,
  words,
  zoneIdSchema,
} from './ids.ts';
import { byId, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

const provinceSchema = shape({ id: provinceIdSchema, name: words });
export interface ProvinceCard extends Infer<typeof provinceSchema> {}

const zoneSchema = shape({
  id: zoneIdSchema,
  name: words,
  /** The town of the zone, where the zone itself bears the name of its region. */
  city: text(),
  province: provinceIdSchema,
  /** Whose it is in 1805. A scenario may say otherwise. */
  nation: nationIdSchema,
  lat: num({ min: 30, max: 66 }),
  lon: num({ min: -12, max: 45 }),
  capital: withStandard(oneOf('none', 'major', 'minor'), 'none'),
  /** 15.1 No fortress, a fortress, or a citadel of level 2. */
  fortress: withStandard(integer({ min: 0, max: 2 }), 0),
  /** The key star. */
  key: no,
  /** The sea zone of its port. */
  port: optional(seaIdSchema),
  town: no,
  terrain: oneOf('clear', 'rough', 'marsh'),
  poor: no,
  /** R, W, P: part of the Rhine, of Westphalia, of Poland. */
  symbols: withStandard(listOf(oneOf('R', 'W', 'P')), []),
  /** `zone` says where its existence comes from; a field that is not named comes from `rest`. */
  prov: dictOf(text()),
});
/** 3.1 A land zone as the map shows it. */
export interface ZoneCard extends Infer<typeof zoneSchema> {}
export type Terrain = ZoneCard['terrain'];

const misprintSchema = shape({
  edition: editionSchema,
  zones: listOf(zoneIdSchema, { min: 1, max: 2 }),
  printed: text(),
  prov: text(),
});
/** 3.1 What one edition's sheet shows wrongly. Play goes by the corrected map in both. */
export interface Misprint extends Infer<typeof misprintSchema> {}

export const EDGE_KINDS = ['plain', 'river_bridge', 'river', 'pass', 'mountain', 'strait', 'special'] as const;
const edgeSchema = shape({
  a: zoneIdSchema,
  b: zoneIdSchema,
  kind: oneOf(...EDGE_KINDS),
  /** 12.1 The sea that a strait crosses. */
  sea: optional(seaIdSchema),
  /** 12.1 A strait that no fleet closes. */
  alwaysOpen: no,
  prov: text(),
});
/** 12.1 A border that can be crossed. */
export interface EdgeCard extends Infer<typeof edgeSchema> {}
export type EdgeKind = EdgeCard['kind'];

const seaSchema = shape({
  id: seaIdSchema,
  name: words,
  adjacent: listOf(seaIdSchema),
  ports: listOf(zoneIdSchema),
  /** 16 North of the ice limit: closed in the winter rounds. */
  ice: no,
  prov: text(),
});
/** 17 A sea zone. */
export interface SeaCard extends Infer<typeof seaSchema> {}

const passageSchema = shape({
  id: oneOf('gibraltar', 'bosphorus'),
  name: words,
  seas: listOf(seaIdSchema, { min: 2, max: 2 }),
  /** 17.2.4 Nations whose fleets may not pass. */
  barredTo: listOf(nationIdSchema),
  /** 17.2.3 The zone whose holder opens it. */
  keeper: optional(zoneIdSchema),
  prov: text(),
});
export interface PassageCard extends Infer<typeof passageSchema> {}

const blockadeBoxSchema = shape({ id: boxIdSchema, port: zoneIdSchema, sea: seaIdSchema });
/** 17.2.1 The box before a port. */
export interface BlockadeBox extends Infer<typeof blockadeBoxSchema> {}

const boxSchema = shape({ id: boxIdSchema, name: words, card: cardIdSchema, prov: text() });
/** A box off the map that a card opens: a foreign war, or the Corsairs. */
export interface BoxCard extends Infer<typeof boxSchema> {}

const provinceFile = shape({ prov: text(), provinces: listOf(provinceSchema) }).parse(provincesJson, 'provinces.json');
const zoneFile = shape({ prov: text(), zones: listOf(zoneSchema), misprints: listOf(misprintSchema) }).parse(
  zonesJson,
  'zones.json',
);
const edgeFile = shape({ prov: text(), edges: listOf(edgeSchema) }).parse(edgesJson, 'edges.json');
const seaFile = shape({
  prov: text(),
  seas: listOf(seaSchema),
  passages: listOf(passageSchema),
  blockadeBoxes: listOf(blockadeBoxSchema),
}).parse(seasJson, 'seas.json');
const boxFile = shape({ prov: text(), boxes: listOf(boxSchema) }).parse(boxesJson, 'boxes.json');

export const provinces: ReadonlyMap<ProvinceCard['id'], ProvinceCard> = byId('provinces.json', provinceFile.provinces);
export const zones: ReadonlyMap<ZoneCard['id'], ZoneCard> = byId('zones.json', zoneFile.zones);
export const misprints: readonly Misprint[] = zoneFile.misprints;
export const edges: readonly EdgeCard[] = edgeFile.edges;
export const seas: ReadonlyMap<SeaCard['id'], SeaCard> = byId('seas.json', seaFile.seas);
export const passages: readonly PassageCard[] = seaFile.passages;
export const blockadeBoxes: ReadonlyMap<BlockadeBox['id'], BlockadeBox> = byId('seas.json', seaFile.blockadeBoxes);
export const boxes: ReadonlyMap<BoxCard['id'], BoxCard> = byId('boxes.json', boxFile.boxes);

export const province = lookup('province', provinces);
export const zone = lookup('zone', zones);
export const sea = lookup('sea', seas);
export const box = lookup('box', boxes);

export const provinceId = named('province', provinces);
export const zoneId = named('zone', zones);
export const seaId = named('sea', seas);
export const boxId = named('box', boxes);
