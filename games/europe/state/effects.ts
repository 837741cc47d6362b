import type { CardId, GeneralId, NationId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';

/**
 * What an event still does after it was played, or a rule after it was applied (no card): rules ask for it by its kind.
 * What is done at once leaves nothing here.
 */
export type Effect = { readonly card: CardId | null } & (
  | { readonly kind: 'resources'; readonly power: NationId; readonly by: number; readonly year: number }
  /** 8.1.3 A second war: in this year's budget the power has its resources twice. */
  | { readonly kind: 'twofoldBudget'; readonly power: NationId; readonly year: number }
  /** 49F The blockade is not scored in this year. */
  | { readonly kind: 'licences'; readonly year: number }
  /** 15F, 52F Fleets beyond the usual one in this year's budget; 21C an ally may receive twice the usual aid. */
  | { readonly kind: 'moreFleets'; readonly power: NationId; readonly by: number; readonly year: number }
  | { readonly kind: 'moreAid'; readonly power: NationId; readonly year: number }
  /** 51F Resources for infantry steps alone; 52F fleets that may be built cheaply. */
  | { readonly kind: 'levy'; readonly power: NationId; readonly by: number; readonly year: number }
  | { readonly kind: 'dockyard'; readonly power: NationId; readonly left: number; readonly year: number }
  /** 40F A corps of a forced ally that serves the Empire. */
  | { readonly kind: 'lent'; readonly power: NationId; readonly unit: UnitId }
  /** 48F A general has lost a minor or major battle this year. */
  | { readonly kind: 'beatenThisYear'; readonly general: GeneralId; readonly year: number }
  | { readonly kind: 'noMajorDiplomacy'; readonly side: Side; readonly year: number }
  | { readonly kind: 'closedToDiplomacy'; readonly nation: NationId; readonly side: Side; readonly until: number }
  | { readonly kind: 'smallerHand'; readonly side: Side }
  | { readonly kind: 'handLimitLifted'; readonly side: Side }
  | { readonly kind: 'scorchedEarth'; readonly year: number }
  | { readonly kind: 'generalWinter'; readonly year: number }
  | { readonly kind: 'trachenberg'; readonly year: number; readonly untilRound: number }
  | { readonly kind: 'strongerFortress'; readonly zone: ZoneId; readonly level: number; readonly enemyDice: number }
  | { readonly kind: 'schoenbrunnDearer' }
  /** 3C 2013: a power that is beaten from now on reforms after its first defeat. */
  | { readonly kind: 'reformAfterDefeat' }
  | { readonly kind: 'polandPromised'; readonly year: number }
  /** Revised 20.2 (1) This general has been activated. */
  | { readonly kind: 'setOut'; readonly general: GeneralId }
  /** Revised 20.2 (2), an option: an enemy force has entered Prussia. */
  | { readonly kind: 'prussiaEntered' }
  | { readonly kind: 'owed'; readonly power: NationId; readonly what: 'corps' | 'general' | 'fleet' }
);
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

export { inForce } from '@bivouac/cards';
