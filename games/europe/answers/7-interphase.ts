import type {
  ArmyId,
  CardId,
  FleetId,
  GeneralId,
  NationId,
  SeaId,
  SpecialId,
  UnitId,
  ZoneId,
} from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

/** 7.3 Lines of a budget. What is built is named first, then where it goes. */
export type BudgetAnswer =
  | { readonly kind: 'build'; readonly unit: UnitId; readonly steps: number }
  | { readonly kind: 'complete'; readonly unit: UnitId }
  | { readonly kind: 'buildDepot' }
  | { readonly kind: 'buildArmy'; readonly army: ArmyId }
  | { readonly kind: 'buildFleet'; readonly fleet: FleetId }
  | { readonly kind: 'dockFleet'; readonly fleet: FleetId }
  | { readonly kind: 'buildSpecial'; readonly special: SpecialId }
  | { readonly kind: 'buyCard' }
  | { readonly kind: 'freeCard' }
  | { readonly kind: 'freeFleet'; readonly fleet: FleetId }
  | { readonly kind: 'takeAid'; readonly from: NationId }
  | { readonly kind: 'giveAid'; readonly to: NationId }
  | { readonly kind: 'deployGeneral'; readonly general: GeneralId }
  | { readonly kind: 'relieve'; readonly general: GeneralId }
  | { readonly kind: 'withdraw'; readonly unit: UnitId }
  | { readonly kind: 'withdrawFleet'; readonly fleet: FleetId }
  | { readonly kind: 'withdrawDepot'; readonly depot: number; readonly zone: ZoneId; readonly fixed: boolean };

export type InterphaseAnswer =
  | { readonly kind: 'declareWar'; readonly nation: NationId }
  | { readonly kind: 'discard'; readonly card: CardId }
  | BudgetAnswer
  | { readonly kind: 'raiseAt'; readonly zone: ZoneId }
  | { readonly kind: 'raiseWith'; readonly force: ForceName }
  | { readonly kind: 'raiseMinor'; readonly unit: UnitId }
  | { readonly kind: 'neutralMove'; readonly force: ForceName; readonly to: ZoneId }
  | { readonly kind: 'neutralPart'; readonly unit: UnitId; readonly to: ZoneId }
  | { readonly kind: 'neutralSail'; readonly fleet: FleetId; readonly sea: SeaId }
  | { readonly kind: 'neutralPort'; readonly fleet: FleetId; readonly zone: ZoneId }
  | { readonly kind: 'redeploy'; readonly force: ForceName }
  | { readonly kind: 'redeployPart'; readonly unit: UnitId }
  | { readonly kind: 'redeployGeneral'; readonly general: GeneralId }
  | { readonly kind: 'redeployTo'; readonly to: ZoneId };
