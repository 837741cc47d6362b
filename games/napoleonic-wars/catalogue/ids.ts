import { branded, oneOf, optional, type Schema, shape, text } from '@bivouac/kernel';

/** 3 Movement Track: the nine nations, from left to right. */
export const NATIONS = [
  'france',
  'britain',
  'austria',
  'russia',
  'prussia',
  'turkey',
  'spain',
  'sweden',
  'denmark',
] as const;
export type Nation = (typeof NATIONS)[number];

/** 3 Power, Minor Nations. */
export const POWERS = ['france', 'britain', 'austria', 'russia', 'prussia'] as const;
export type Power = (typeof POWERS)[number];
export const isPower = (nation: Nation): nation is Power => (POWERS as readonly Nation[]).includes(nation);

/** 8.3 The two Camps. */
export const CAMPS = ['imperial', 'coalition'] as const;
export type Camp = (typeof CAMPS)[number];
export const otherCamp = (camp: Camp): Camp => (camp === 'imperial' ? 'coalition' : 'imperial');

export type DuchyId = string & { readonly duchy: true };
export type ZoneId = string & { readonly zone: true };
/** Where a Squadron is: a Zone, or a Duchy with a Port. No Duchy bears the name of a Zone. */
export type PlaceId = DuchyId | ZoneId;
export type LeaderId = string & { readonly leader: true };
/** Nation and number: britain_3. */
export type SquadronId = string & { readonly squadron: true };
export type CardId = string & { readonly card: true };
export type ReserveId = string & { readonly reserve: true };

export const SCENARIOS = ['1805', '1812', '1813'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** 8.1 The columns of the Diplomatic Track, from left to right. */
export const COLUMNS = ['unaligned', 'friend', 'aide', 'partner', 'pact'] as const;
export type Column = (typeof COLUMNS)[number];

/** A name as each language writes it, with the article that it bears within a sentence. */
export interface Words {
  readonly en: string;
  readonly fr: string;
  readonly theEn?: 'the';
  readonly article?: 'la' | 'le' | 'les' | 'l’';
}
export const words: Schema<Words> = shape({
  en: text(),
  fr: text(),
  theEn: optional(oneOf('the')),
  article: optional(oneOf('la', 'le', 'les', 'l’')),
});

const slug = text({ pattern: /^[a-z0-9_]+$/, like: 'franche_comte' });
export const nationSchema: Schema<Nation> = oneOf(...NATIONS);
export const powerSchema: Schema<Power> = oneOf(...POWERS);
export const duchyIdSchema = branded<DuchyId>(slug);
export const zoneIdSchema = branded<ZoneId>(slug);
export const leaderIdSchema = branded<LeaderId>(slug);
export const cardIdSchema = branded<CardId>(slug);
export const reserveIdSchema = branded<ReserveId>(slug);

/** One value for each nation. */
export type ByNation<T> = Readonly<Record<Nation, T>>;
export const byNation = <T>(make: (nation: Nation) => T): ByNation<T> =>
  Object.fromEntries(NATIONS.map((nation) => [nation, make(nation)])) as Record<Nation, T>;
