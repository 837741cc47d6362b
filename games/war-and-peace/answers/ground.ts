import type { ArmyKind, HexId, LeaderId, Nation } from '../catalogue/ids.ts';

/** SG G, J, K, L, S, T The choices of attrition and of ground movement. */
export type GroundAnswer =
  | { readonly kind: 'march'; readonly leader: LeaderId; readonly at: HexId }
  | { readonly kind: 'ride'; readonly nation: Nation; readonly unit: ArmyKind; readonly at: HexId }
  | { readonly kind: 'slip'; readonly nation: Nation; readonly at: HexId }
  | { readonly kind: 'entrench'; readonly at: HexId }
  | {
      readonly kind: 'goInside';
      readonly nation: Nation;
      readonly unit: ArmyKind;
      readonly at: HexId;
      readonly sp: number;
    }
  | {
      readonly kind: 'comeOut';
      readonly nation: Nation;
      readonly unit: ArmyKind;
      readonly at: HexId;
      readonly sp: number;
    }
  | { readonly kind: 'flee' }
  | { readonly kind: 'rally'; readonly at: HexId }
  | { readonly kind: 'crossChannel'; readonly leader: LeaderId }
  | { readonly kind: 'landIn'; readonly to: HexId }
  | { readonly kind: 'fortify'; readonly at: HexId }
  | { readonly kind: 'takeAll' }
  | { readonly kind: 'take'; readonly nation: Nation; readonly unit: ArmyKind; readonly sp: number }
  | { readonly kind: 'joinedBy'; readonly leader: LeaderId }
  | { readonly kind: 'go' }
  | { readonly kind: 'step'; readonly to: HexId }
  | { readonly kind: 'leaveBehind'; readonly nation: Nation; readonly unit: ArmyKind; readonly sp: number }
  | { readonly kind: 'forceMarch'; readonly mp: number }
  | { readonly kind: 'stop' };
