import { branded, type Infer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import areasJson from '../data/areas.json' with { type: 'json' };
import { type HexId, type Words, words } from './ids.ts';

const areaIdSchema = oneOf(
  'denmarkNorway',
  'frenchItaly',
  'illyria',
  'kingdomOfItaly',
  'military32',
  'saxony',
  'silesia',
  'southOfDanube',
  'swedishPomerania',
);
/** A stretch of the map that a rule or a card names; whose land it is has no part in it. */
export type AreaId = Infer<typeof areaIdSchema>;

const areaSchema = shape({
  id: areaIdSchema,
  /** With its article, as a sentence needs it. */
  name: words,
  hexes: listOf(branded<HexId>(text({ pattern: /^\d{4}$/, like: '3928' }))),
  prov: text(),
});
interface Area extends Infer<typeof areaSchema> {}

const { areas } = shape({ prov: text(), areas: listOf(areaSchema) }).parse(areasJson, 'areas.json');
const byId: ReadonlyMap<AreaId, Area> = new Map(areas.map((area) => [area.id, area]));
const hexesById: ReadonlyMap<AreaId, ReadonlySet<HexId>> = new Map(areas.map(({ id, hexes }) => [id, new Set(hexes)]));

const areaOf = (id: AreaId): Area => {
  const area = byId.get(id);
  if (!area) throw new Error(`no area ${id} in areas.json`);
  return area;
};

export const areaName = (id: AreaId): Words => areaOf(id).name;

/** In the order of their numbers. */
export const hexesOfArea = (id: AreaId): readonly HexId[] => areaOf(id).hexes;

export const isInArea = (id: AreaId, hex: HexId): boolean => hexesById.get(id)?.has(hex) ?? false;
