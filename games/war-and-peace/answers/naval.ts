import type { ArmyKind, BoxId, HexId, LeaderId, Nation, ZoneId } from '../catalogue/ids.ts';

/** F The choices of the Naval Phase. */
export type NavalAnswer =
  | { readonly kind: 'sail'; readonly nation: Nation; readonly at: string; readonly station: string }
  | { readonly kind: 'ships'; readonly squadrons: number; readonly transports: number }
  | { readonly kind: 'embark'; readonly nation: Nation; readonly unit: ArmyKind; readonly sp: number }
  | { readonly kind: 'embarkLeader'; readonly leader: LeaderId }
  | { readonly kind: 'sailTo'; readonly to: HexId | ZoneId | BoxId }
  | { readonly kind: 'intercept'; readonly nation: Nation; readonly at: string; readonly station: string }
  | { readonly kind: 'pursue' }
  | { readonly kind: 'putInto'; readonly port: HexId };
