import { branded, oneOf, type Schema, shape, text } from '@bivouac/kernel';

/** A land zone, named by the French town or region of the map. */
export type ZoneId = string & { readonly zone: true };
export type ProvinceId = string & { readonly province: true };
export type SeaId = string & { readonly sea: true };
/** A box beside the map: `blockade_<port>` or `box_<war>`. */
export type BoxId = string & { readonly box: true };
export type NationId = string & { readonly nation: true };
/** 2.1 A combat unit. */
export type UnitId = string & { readonly unit: true };
/** 2.1 A special unit. */
export type SpecialId = string & { readonly special: true };
export type GeneralId = string & { readonly general: true };
export type ArmyId = string & { readonly army: true };
export type FleetId = string & { readonly fleet: true };
/** The number on the card and the letter of its side: 14F, 27C. */
export type CardId = string & { readonly card: true };

/** The two seats. */
export type Side = 'empire' | 'coalition';
export const SIDES: readonly Side[] = ['empire', 'coalition'];
export const opponent = (side: Side): Side => (side === 'empire' ? 'coalition' : 'empire');

/** Where a nation stands: with a side, apart, or not on the map at all. */
export type Allegiance = Side | 'neutral' | 'none';

/** The first rulebook (2013) and the revised French one. */
export type Edition = '2013' | 'revised';
export const EDITIONS: readonly Edition[] = ['2013', 'revised'];

export type ScenarioId = '1805' | '1809' | '1815';
export const SCENARIOS: readonly ScenarioId[] = ['1805', '1809', '1815'];

/** 5.1, 6: before and after the Punishments have come into the decks. */
export type Period = 'Epic' | 'Punishments';

/** A name or a title as each language writes it. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

export const sideSchema: Schema<Side> = oneOf('empire', 'coalition');
export const allegianceSchema: Schema<Allegiance> = oneOf('empire', 'coalition', 'neutral', 'none');
export const editionSchema: Schema<Edition> = oneOf('2013', 'revised');
export const periodSchema: Schema<Period> = oneOf('Epic', 'Punishments');
export const words: Schema<Words> = shape({ en: text(), fr: text() });

const slug = text({ pattern: /^[a-z0-9_]+$/, like: 'la_corogne' });
export const zoneIdSchema = branded<ZoneId>(slug);
export const provinceIdSchema = branded<ProvinceId>(slug);
export const seaIdSchema = branded<SeaId>(slug);
export const boxIdSchema = branded<BoxId>(slug);
export const nationIdSchema = branded<NationId>(slug);
export const unitIdSchema = branded<UnitId>(slug);
export const specialIdSchema = branded<SpecialId>(slug);
export const generalIdSchema = branded<GeneralId>(slug);
export const armyIdSchema = branded<ArmyId>(slug);
export const fleetIdSchema = branded<FleetId>(slug);
export const cardIdSchema = branded<CardId>(text({ pattern: /^[1-9][0-9]?[FC]$/, like: '14F' }));
