import {
  dictOf,
  flag,
  type Infer,
  integer,
  listOf,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import poolsJson from '../data/force-pools.json' with { type: 'json' };
import {
  type CityId,
  cityIdSchema,
  type Group,
  GROUPS,
  type Kind,
  KINDS,
  type LeaderId,
  leaderIdSchema,
  type Minor,
  type Nation,
  nationSchema,
} from './ids.ts';

/** Strength points by kind, with the leaders that come with them. */
export interface Draft {
  readonly units: Readonly<Partial<Record<Kind, number>>>;
  readonly leaders: readonly LeaderId[];
}

const points = withStandard(integer({ min: 0, max: 99 }), 0);
const draftFields = {
  ...(Object.fromEntries(KINDS.map((kind) => [kind, points])) as Readonly<Record<Kind, Schema<number>>>),
  leaders: withStandard(listOf(leaderIdSchema), []),
  prov: optional(text()),
};
const rawDraft = shape(draftFields);
/** `{ "I": 8, "C": 2, "leaders": ["murat"] }` */
export const draftSchema: Schema<Draft> = {
  form: rawDraft.form,
  parse(value, place = '') {
    const { leaders, prov: _prov, ...counts } = rawDraft.parse(value, place);
    const units: Partial<Record<Kind, number>> = {};
    for (const kind of KINDS) if (counts[kind] > 0) units[kind] = counts[kind];
    return { units, leaders };
  },
};
const NOTHING: Draft = { units: {}, leaders: [] };

const majorSchema = shape({
  nation: nationSchema,
  initial: draftSchema,
  january: dictOf(draftSchema),
  /** J.4.b Added when the state is first invaded. */
  invaded: optional(draftSchema),
  prov: text(),
});
const minorSchema = shape({
  nation: nationSchema,
  group: oneOf(...GROUPS),
  /** J.1.c Its production city. */
  city: cityIdSchema,
  initial: draftSchema,
  /** H.1 The pool is there only once the state has been created. */
  onCreation: withStandard(flag(), false),
  january: dictOf(draftSchema),
  invaded: optional(draftSchema),
  prov: text(),
});
export interface MinorCard extends Infer<typeof minorSchema> {}

const parsed = shape({
  prov: text(),
  majors: listOf(majorSchema),
  minors: listOf(minorSchema),
  special: dictOf(draftSchema),
}).parse(poolsJson, 'force-pools.json');

export const minorCards: readonly MinorCard[] = parsed.minors;
const pools: ReadonlyMap<Nation, Infer<typeof majorSchema> | MinorCard> = new Map(
  [...parsed.majors, ...parsed.minors].map((card) => [card.nation, card]),
);
const minors: ReadonlyMap<Nation, MinorCard> = new Map(parsed.minors.map((card) => [card.nation, card]));

/** Egypt and Malta have neither pool nor production (L.3). */
export const minorCard = (nation: Nation): MinorCard | undefined => minors.get(nation);
export const productionCityOf = (nation: Minor): CityId | undefined => minors.get(nation)?.city;
/** The symbol of Warsaw is Poland's, on whosever ground it lies. */
export const isCityOfMinor = (city: CityId): boolean => parsed.minors.some((card) => card.city === city);
export const groupOf = (nation: Minor): Group | undefined => minors.get(nation)?.group;
export const initialPool = (nation: Nation): Draft => pools.get(nation)?.initial ?? NOTHING;
/** J.1.f What a January adds. */
export const januaryDraft = (nation: Nation, year: number): Draft =>
  pools.get(nation)?.january[String(year)] ?? NOTHING;
export const invasionDraft = (nation: Nation): Draft => pools.get(nation)?.invaded ?? NOTHING;
/** Additions that a rule makes once: `kingdomPoland`, `hollandAnnexed`, … */
export const specialDraft = (id: string): Draft => {
  const draft = parsed.special[id];
  if (!draft) throw new Error(`no special addition ${id}`);
  return draft;
};
