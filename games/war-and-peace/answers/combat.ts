import type { ArmyKind, CityId, HexId, LeaderId, Nation } from '../catalogue/ids.ts';

/** SG N to S The choices of the Combat Phase. */
export type CombatAnswer =
  | { readonly kind: 'attack'; readonly target: HexId }
  | { readonly kind: 'attackNeutral'; readonly target: HexId }
  | { readonly kind: 'sortie'; readonly city: CityId }
  | { readonly kind: 'attackFrom'; readonly from: HexId }
  | {
      readonly kind: 'holdBack';
      readonly from: HexId;
      readonly nation: Nation;
      readonly unit: ArmyKind;
      readonly sp: number;
    }
  | { readonly kind: 'holdBackLeader'; readonly leader: LeaderId }
  | { readonly kind: 'fight'; readonly target: HexId }
  | { readonly kind: 'stand' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'rearGuard'; readonly sp: number }
  | { readonly kind: 'sendFor'; readonly from: HexId }
  | { readonly kind: 'guard' }
  | { readonly kind: 'fightOn' }
  | { readonly kind: 'breakOff' }
  | { readonly kind: 'loseFrom'; readonly from: HexId; readonly nation: Nation; readonly unit: ArmyKind }
  | { readonly kind: 'retreatTo'; readonly to: HexId }
  | { readonly kind: 'retreatInside' }
  | { readonly kind: 'advance'; readonly from: HexId }
  | { readonly kind: 'press'; readonly city: CityId; readonly how: 'roll' | 'assault' | 'wait' };
