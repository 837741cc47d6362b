import { flag, type Infer, integer, listOf, oneOf, shape, text, withStandard } from '@bivouac/kernel';
import nationsJson from '../data/nations.json' with { type: 'json' };
import { cardIdSchema, nationIdSchema, provinceIdSchema, unitIdSchema, words, zoneIdSchema } from './ids.ts';
import { byId, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

const nationSchema = shape({
  id: nationIdSchema,
  name: words,
  kind: oneOf('major', 'minor'),
  capital: listOf(zoneIdSchema, { min: 1 }),
  /** 18.2.1 The key zones that decide the fall of a major power. */
  conquestKeys: withStandard(listOf(zoneIdSchema), []),
  /** 8.1.5 */
  mayBeProtectorate: no,
  /** 7.3.3 Serbs, Chouans and Tyrolese: a minor that rises by a card. */
  revolt: no,
  prov: text(),
});
export interface NationCard extends Infer<typeof nationSchema> {}

const groupingsSchema = shape({
  rhine: shape({
    nation: nationIdSchema,
    members: listOf(nationIdSchema),
    minimum: integer({ min: 1 }),
    capital: zoneIdSchema,
    needsPlayed: listOf(cardIdSchema),
    /** Revised 8.3.1 */
    needsDefeated: listOf(nationIdSchema),
    prov: text(),
  }),
  westphalia: shape({
    nation: nationIdSchema,
    members: listOf(nationIdSchema),
    provinces: listOf(provinceIdSchema),
    /** How many of the members and provinces together. */
    minimum: integer({ min: 1 }),
    alsoNeeds: listOf(nationIdSchema),
    capital: zoneIdSchema,
    needsPlayed: listOf(cardIdSchema),
    prov: text(),
  }),
  poland: shape({
    nation: nationIdSchema,
    provinces: listOf(provinceIdSchema),
    core: provinceIdSchema,
    /** Provinces, the core among them, that bring the second corps. */
    secondCorpsAt: integer({ min: 2 }),
    secondCorps: unitIdSchema,
    prov: text(),
  }),
  bavaria: shape({ nation: nationIdSchema, adds: listOf(provinceIdSchema), cards: integer({ min: 0 }), prov: text() }),
  italy: shape({
    nation: nationIdSchema,
    start: listOf(provinceIdSchema),
    adds: listOf(provinceIdSchema),
    secondCorps: unitIdSchema,
    prov: text(),
  }),
});
/** 20.2, revised 8.3: the states that can be made in play. */
export interface Groupings extends Infer<typeof groupingsSchema> {}
export type Grouping = keyof Groupings;

const file = shape({ prov: text(), groupings: groupingsSchema, nations: listOf(nationSchema) }).parse(
  nationsJson,
  'nations.json',
);

export const groupings: Groupings = file.groupings;
export const nations: ReadonlyMap<NationCard['id'], NationCard> = byId('nations.json', file.nations);
export const nation = lookup('nation', nations);
export const nationId = named('nation', nations);

/** The major powers, in the order of the file. */
export const majors: readonly NationCard[] = file.nations.filter(({ kind }) => kind === 'major');
export const minors: readonly NationCard[] = file.nations.filter(({ kind }) => kind === 'minor');
export const isMajor = (id: NationCard['id']): boolean => nation(id).kind === 'major';
