import type { ArmyKind, BoxId, HexId, LeaderId, Major, Nation, ZoneId } from '../catalogue/ids.ts';

/** F, O.1, O.2, O.8 The choices of the Naval Phase. */
export type NavalAnswer =
  | { readonly kind: 'sail'; readonly nation: Nation; readonly at: string; readonly station: string }
  | { readonly kind: 'ships'; readonly squadrons: number; readonly transports: number; readonly damaged: number }
  | { readonly kind: 'joinFleet'; readonly nation: Nation; readonly at: string; readonly station: string }
  | { readonly kind: 'dropOff'; readonly nation: Nation }
  | { readonly kind: 'embark'; readonly nation: Nation; readonly unit: ArmyKind; readonly sp: number }
  | { readonly kind: 'embarkLeader'; readonly leader: LeaderId }
  | { readonly kind: 'embarkSupply'; readonly points: number }
  | { readonly kind: 'embarkPoints'; readonly points: number }
  | { readonly kind: 'sailTo'; readonly to: HexId | ZoneId | BoxId }
  | { readonly kind: 'callAt'; readonly at: HexId | ZoneId | BoxId }
  | {
      readonly kind: 'intercept';
      readonly nation: Nation;
      readonly at: string;
      readonly station: string;
      readonly sp: number;
      /** The die that finds the enemy. */
      readonly needs: number;
    }
  | {
      readonly kind: 'stationary';
      readonly zone: ZoneId;
      readonly nation: Nation;
      readonly against: Nation;
      readonly needs: number;
    }
  | { readonly kind: 'toCircle'; readonly nation: Nation; readonly zone: ZoneId }
  | { readonly kind: 'relieve' }
  | { readonly kind: 'meet'; readonly whom: 'outside' | 'inside' | 'both' }
  | { readonly kind: 'pursue' }
  | { readonly kind: 'daring' }
  | { readonly kind: 'loseShip'; readonly nation: Nation; readonly damaged: boolean; readonly fleet: number }
  | { readonly kind: 'putInto'; readonly port: HexId }
  | { readonly kind: 'tow'; readonly prize: number }
  | { readonly kind: 'mend'; readonly at: string }
  | { readonly kind: 'refit'; readonly prize: number }
  | { readonly kind: 'raid'; readonly zone: ZoneId }
  | {
      readonly kind: 'suppress';
      readonly zone: ZoneId;
      readonly squadrons: number;
      readonly infantry: number;
      readonly points: number;
    }
  | { readonly kind: 'sendOut'; readonly unit: 'S' | 'I'; readonly from: string }
  | { readonly kind: 'protector'; readonly nation: Major };
