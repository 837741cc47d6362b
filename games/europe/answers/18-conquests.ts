import type { ArmyId, CardId, FleetId, GeneralId, NationId, ProvinceId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

export type ConquestAnswer =
  /** 18.1 A conquered minor power without units: an ally, or land of the conqueror. */
  | { readonly kind: 'keepAsAlly'; readonly nation: NationId }
  | { readonly kind: 'takeAsLand'; readonly nation: NationId }
  /** 18.2.2 A province for one of the victors, or a minor ally of the loser in place of one. */
  | { readonly kind: 'annex'; readonly province: ProvinceId; readonly to: NationId }
  | { readonly kind: 'detachMinor'; readonly nation: NationId; readonly as: 'ally' | 'land' }
  /** 18.2.2 What the conquest brings: a card more in the next hand, or resources. */
  | { readonly kind: 'spoilsCard' }
  | { readonly kind: 'spoilsResources'; readonly resources: number }
  /** 8.1.4 The card that is discarded to force an alliance on a beaten power. */
  | { readonly kind: 'forceAlliance'; readonly nation: NationId; readonly card: CardId }
  /** 20.2 (2) A Polish province of France for Poland. */
  | { readonly kind: 'makeOver'; readonly province: ProvinceId }
  /** 18.2.3 */
  | { readonly kind: 'leaveFor'; readonly force: ForceName; readonly zone: ZoneId }
  | { readonly kind: 'stayOn'; readonly force: ForceName }
  | { readonly kind: 'comeHome'; readonly force: ForceName; readonly zone: ZoneId }
  | { readonly kind: 'homePort'; readonly fleet: FleetId; readonly zone: ZoneId }
  /** 18.2.3 The loser reorganises his forces: a piece of one goes to another. */
  | { readonly kind: 'regroup'; readonly unit: UnitId; readonly force: ForceName }
  | { readonly kind: 'regroupGeneral'; readonly general: GeneralId; readonly force: ForceName }
  | { readonly kind: 'regroupArmy'; readonly army: ArmyId; readonly force: ForceName };
