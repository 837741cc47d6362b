import type { CardId, FleetId, GeneralId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

/** 9.1 Who is activated. */
export type ActivateAnswer =
  | { readonly kind: 'activate'; readonly force: ForceName }
  /** 14.11 Two armies as one, under the senior general. */
  | { readonly kind: 'activateArmies'; readonly force: ForceName }
  /** A subordinate, with part of his army. */
  | { readonly kind: 'detach'; readonly general: GeneralId }
  /** A corps out of a larger force. */
  | { readonly kind: 'detachCorps'; readonly unit: UnitId }
  | { readonly kind: 'activateFleet'; readonly fleet: FleetId };

/** 9.1, 12.3 What is settled before the force sets out. */
export type SetOutAnswer =
  | { readonly kind: 'callIn'; readonly force: ForceName }
  | { readonly kind: 'swap'; readonly unit: UnitId }
  | { readonly kind: 'forced'; readonly points: number };

/** 12 What the force on the march does next. */
export type StepAnswer =
  | { readonly kind: 'march'; readonly to: ZoneId }
  | { readonly kind: 'control' }
  | { readonly kind: 'siege' }
  | { readonly kind: 'rally' }
  | { readonly kind: 'drop'; readonly unit: UnitId }
  | { readonly kind: 'dropGeneral'; readonly general: GeneralId }
  | { readonly kind: 'dropDepot'; readonly fixed: boolean }
  | { readonly kind: 'pickUpDepot'; readonly depot: number }
  | { readonly kind: 'absorb'; readonly force: ForceName }
  | { readonly kind: 'absorbUnit'; readonly unit: UnitId }
  | { readonly kind: 'dismiss'; readonly general: GeneralId }
  | { readonly kind: 'halt' };

export type ActivationAnswer =
  | ActivateAnswer
  | SetOutAnswer
  | StepAnswer
  /** Pieces for a detachment, one after the other. */
  | { readonly kind: 'take'; readonly unit: UnitId }
  | { readonly kind: 'takeDepot' }
  /** 10.1 */
  | { readonly kind: 'surplus'; readonly unit: UnitId }
  | { readonly kind: 'joinArmy'; readonly force: ForceName }
  /** 10.3 */
  | { readonly kind: 'appoint'; readonly general: GeneralId }
  /** 12.4 */
  | { readonly kind: 'intercept'; readonly force: ForceName; readonly card: CardId }
  | { readonly kind: 'interceptArmies'; readonly force: ForceName; readonly card: CardId }
  /** 12.5 */
  | { readonly kind: 'stand' }
  | { readonly kind: 'evade' }
  | { readonly kind: 'evadeTo'; readonly to: ZoneId }
  | { readonly kind: 'shelter' }
  | { readonly kind: 'shelterUnit'; readonly unit: UnitId }
  | { readonly kind: 'shelterGeneral'; readonly general: GeneralId }
  /** 12.6 */
  | { readonly kind: 'fight' }
  | { readonly kind: 'fightIn'; readonly zone: ZoneId }
  | { readonly kind: 'fightWith'; readonly force: ForceName }
  | { readonly kind: 'await' };
