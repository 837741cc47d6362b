import { branded, oneOf, type Schema, shape, text } from '@bivouac/kernel';

/** A land hex: the letters of its row, which grow northwards, and the figure of its column. */
export type HexId = string & { readonly hex: true };
/** A box beside the map: Cairo, Malta, Ireland. */
export type BoxId = string & { readonly box: true };
/** Where army units can stand. */
export type Place = HexId | BoxId;
export type CityId = string & { readonly city: true };
export type ZoneId = string & { readonly zone: true };
export type LeaderId = string & { readonly leader: true };
export type RegionId = string & { readonly region: true };

export const MAJORS = ['france', 'england', 'austria', 'prussia', 'russia', 'spain'] as const;
export type Major = (typeof MAJORS)[number];
export const MINORS = [
  'bavaria',
  'brunswick',
  'hanover',
  'hesse',
  'rhine',
  'saxony',
  'westphalia',
  'wurtemberg',
  'italy',
  'naples',
  'dalmatia',
  'switzerland',
  'holland',
  'portugal',
  'denmark',
  'poland',
  'sweden',
  'egypt',
  'malta',
] as const;
export type Minor = (typeof MINORS)[number];
export type Nation = Major | Minor;
export const NATIONS: readonly Nation[] = [...MAJORS, ...MINORS];
/** Whose ground a hex is: a state's, or that of the Hanse towns, who have no government. */
export type Land = Nation | 'hanse';
export type Holder = Nation | 'nobody';

export const isMajor = (nation: string): nation is Major => (MAJORS as readonly string[]).includes(nation);
export const isMinor = (nation: string): nation is Minor => (MINORS as readonly string[]).includes(nation);

/** G.1 The groups of minor states on the Alliance Display. */
export const GROUPS = ['western', 'italian', 'german', 'baltic'] as const;
export type Group = (typeof GROUPS)[number];

/** G.2, I.2, K.2 Where a major state stands. */
export const STATUSES = ['pro', 'neutral', 'anti', 'conquered', 'conqueredPro', 'exile'] as const;
export type Status = (typeof STATUSES)[number];
export type Faction = 'pro' | 'anti';
export const opponent = (faction: Faction): Faction => (faction === 'pro' ? 'anti' : 'pro');

export const TERRAINS = ['clear', 'forest', 'mountain', 'marsh'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Army units by their letters: infantry, Guard, cavalry, Cossacks, Landwehr, militia, partisans, King's German Legion. */
export const ARMY_KINDS = ['I', 'GI', 'C', 'GC', 'CC', 'L', 'M', 'P', 'K_I', 'K_C'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];
/** F.1 Squadrons and transports. */
export const SHIP_KINDS = ['S', 'T'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];
export type Kind = ArmyKind | ShipKind;
export const KINDS: readonly Kind[] = [...ARMY_KINDS, ...SHIP_KINDS];
export const isArmyKind = (kind: Kind): kind is ArmyKind => kind !== 'S' && kind !== 'T';

export const PLAYERS = ['solo', '2', '3', '4', '5'] as const;
export type Players = (typeof PLAYERS)[number];

/** A name or a title as each language writes it. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}
export const words: Schema<Words> = shape({ en: text(), fr: text() });

const slug = text({ pattern: /^[a-z0-9_-]+$/, like: 'st_petersburg' });
export const hexIdSchema = branded<HexId>(text({ pattern: /^([A-Z])\1?[0-9]{1,2}$/, like: 'AA15' }));
export const boxIdSchema = branded<BoxId>(text({ pattern: /^BOX-[A-Z]+$/, like: 'BOX-MALTA' }));
export const cityIdSchema = branded<CityId>(slug);
export const zoneIdSchema = branded<ZoneId>(slug);
export const leaderIdSchema = branded<LeaderId>(slug);
export const regionIdSchema = branded<RegionId>(text({ pattern: /^[a-zA-Z]+$/, like: 'grandDuchy' }));
export const majorSchema: Schema<Major> = oneOf(...MAJORS);
export const nationSchema: Schema<Nation> = oneOf(...NATIONS);
export const landSchema: Schema<Land> = oneOf(...NATIONS, 'hanse');
export const holderSchema: Schema<Holder> = oneOf(...NATIONS, 'nobody');
