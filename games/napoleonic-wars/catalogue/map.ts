import {
  dictOf,
  figureOf,
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
import mapJson from '../data/map.json' with { type: 'json' };
import { type DuchyId, duchyIdSchema, type Nation, nationSchema, type PlaceId, powerSchema, words } from './ids.ts';
import { type ZoneId, zoneIdSchema } from './ids.ts';
import { byId, known, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

const duchySchema = shape({
  id: duchyIdSchema,
  name: words,
  lat: num({ min: 30, max: 66 }),
  lon: num({ min: -12, max: 45 }),
  /** The colour of its bottom half: who Controls it while it bears no Flag. */
  owner: nationSchema,
  kind: oneOf('home', 'associate', 'dual'),
  /** 7.43 The colour of the top half. */
  dualWith: optional(powerSchema),
  capital: no,
  key: no,
  /** 12.3 The strength of its Fortress. */
  fortress: withStandard(integer({ min: 0, max: 4 }), 0),
  /** The Zones that its Port opens on. */
  zones: withStandard(listOf(zoneIdSchema, { max: 2 }), []),
  /** A field that is not named has the provenance `default`. */
  prov: dictOf(text()),
});
/** 3 A Duchy as the map shows it. */
export interface DuchyCard extends Infer<typeof duchySchema> {}

export const LINK_KINDS = ['plain', 'rough', 'pass', 'marsh', 'strait'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
const linkSchema = shape({ a: duchyIdSchema, b: duchyIdSchema, kind: oneOf(...LINK_KINDS), prov: text() });

const zoneSchema = shape({
  id: zoneIdSchema,
  name: words,
  lat: num(),
  lon: num(),
  adjacent: listOf(zoneIdSchema, { min: 1 }),
  prov: dictOf(text()),
});
export interface ZoneCard extends Infer<typeof zoneSchema> {}

const straitSchema = shape({
  id: text(),
  link: listOf(duchyIdSchema, { min: 2, max: 2 }),
  zones: listOf(zoneIdSchema, { min: 2, max: 2 }),
  /** 13.8 The Fortress whose batteries sweep the passage between its two Zones. */
  fortress: optional(duchyIdSchema),
  prov: text(),
});
export interface StraitCard extends Infer<typeof straitSchema> {}

const file = shape({
  prov: text(),
  duchies: listOf(duchySchema),
  links: listOf(linkSchema),
  zones: listOf(zoneSchema),
  straits: listOf(straitSchema),
}).parse(mapJson, 'map.json');

export const duchies: ReadonlyMap<DuchyId, DuchyCard> = byId('map.json', file.duchies);
export const zones: ReadonlyMap<ZoneId, ZoneCard> = byId('map.json', file.zones);
export const straits: readonly StraitCard[] = file.straits;
export const duchy = lookup('duchy', duchies);
export const zone = lookup('zone', zones);
export const duchyId = named('duchy', duchies);
export const zoneId = named('zone', zones);

export const DUCHIES: readonly DuchyId[] = [...duchies.keys()];
export const ZONES: readonly ZoneId[] = [...zones.keys()];
export const isZone = (place: PlaceId): place is ZoneId => zones.has(place as ZoneId);
export const isDuchy = (place: PlaceId): place is DuchyId => !isZone(place);

export interface Link {
  readonly to: DuchyId;
  readonly kind: LinkKind;
}
const linksOf = new Map<DuchyId, Link[]>(DUCHIES.map((id) => [id, []]));
for (const { a, b, kind } of file.links) {
  known('map.json', 'duchy', [a, b], duchies);
  linksOf.get(a)?.push({ to: b, kind });
  linksOf.get(b)?.push({ to: a, kind });
}
/** 9.3 The Duchies that are Adjacent, each with the kind of its connection. */
export const links = (id: DuchyId): readonly Link[] => linksOf.get(id) ?? [];
export const linkBetween = (a: DuchyId, b: DuchyId): LinkKind | undefined => links(a).find(({ to }) => to === b)?.kind;
export const strait = (a: DuchyId, b: DuchyId): StraitCard => {
  const found = straits.find(({ link }) => link.includes(a) && link.includes(b));
  if (!found) throw new Error(`9.53: no strait between ${a} and ${b}`);
  return found;
};

/** 3 Port: the Zones that a Duchy's Port opens on. */
export const portZones = (id: DuchyId): readonly ZoneId[] => duchy(id).zones;
export const isPort = (id: DuchyId): boolean => duchy(id).zones.length > 0;
const portsOf = new Map(ZONES.map((id) => [id, DUCHIES.filter((each) => duchy(each).zones.includes(id))]));
export const portsIn = (id: ZoneId): readonly DuchyId[] => portsOf.get(id) ?? [];

/** 13.8 The Fortress that sweeps the passage between two Zones. */
export const straitFortress = (from: ZoneId, to: ZoneId): DuchyId | undefined =>
  straits.find(({ zones: both, fortress }) => fortress && both.includes(from) && both.includes(to))?.fortress;

const owned = new Map<Nation, readonly DuchyId[]>();
/** The Duchies of a nation's colour: its Home and Associate Duchies. */
export const duchiesOf = (nation: Nation): readonly DuchyId[] => {
  const found = owned.get(nation) ?? DUCHIES.filter((id) => duchy(id).owner === nation);
  owned.set(nation, found);
  return found;
};
export const homesOf = (nation: Nation): readonly DuchyId[] =>
  duchiesOf(nation).filter((id) => duchy(id).kind === 'home');
/** 7 Home, Associate or Dual Associate of this nation, of either colour. */
export const bearsColour = (nation: Nation, id: DuchyId): boolean =>
  duchy(id).owner === nation || duchy(id).dualWith === nation;
export const isHomeOf = (nation: Nation, id: DuchyId): boolean =>
  duchy(id).owner === nation && duchy(id).kind === 'home';

/** Steps between a Duchy and every other, over connections of any kind: rulings/7.5-closest.md. */
export const stepsFrom = figureOf(
  (start: DuchyId) => start,
  (start: DuchyId): ReadonlyMap<DuchyId, number> => {
    const found = new Map<DuchyId, number>([[start, 0]]);
    const queue = [start];
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const { to } of links(at))
        if (!found.has(to)) {
          found.set(to, (found.get(at) ?? 0) + 1);
          queue.push(to);
        }
    return found;
  },
);
