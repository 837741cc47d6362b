import { type Infer, integer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import seasJson from '../data/seas.json' with { type: 'json' };
import { words, type ZoneId, zoneIdSchema } from './ids.ts';

const zoneSchema = shape({
  id: zoneIdSchema,
  name: words,
  kind: oneOf('european', 'global'),
  /** F.2.g Movement points to enter it. */
  movement: integer({ min: 1, max: 4 }),
  /** F.4.c Added to the die of an interception. */
  interception: integer({ min: -2, max: 2 }),
  /** O.1.b How much English shipping there is to raid. */
  traffic: integer({ min: 0, max: 3 }),
  prov: text(),
});
export interface ZoneCard extends Infer<typeof zoneSchema> {}

const { zones, connections } = shape({
  prov: text(),
  zones: listOf(zoneSchema),
  connections: listOf(shape({ a: zoneIdSchema, b: zoneIdSchema, prov: text() })),
}).parse(seasJson, 'seas.json');

export const zoneCards: readonly ZoneCard[] = zones;
const byId: ReadonlyMap<string, ZoneCard> = new Map(zones.map((zone) => [zone.id, zone]));

export const isZone = (id: string): id is ZoneId => byId.has(id);
export const zoneCard = (id: ZoneId): ZoneCard => {
  const zone = byId.get(id);
  if (!zone) throw new Error(`no sea zone ${id}`);
  return zone;
};
export const zoneId = (id: string): ZoneId => zoneCard(id as ZoneId).id;
/** F.2.g The zones at the other end of its white lines. */
export const zonesBeside = (id: ZoneId): readonly ZoneId[] =>
  connections.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
