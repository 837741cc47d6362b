import type { CityId, HexId, Kind, LeaderId, Nation, ShipKind } from '../catalogue/ids.ts';

/** J The choices of the Production Phase. */
export type ProductionAnswer =
  | { readonly kind: 'buy'; readonly unit: Kind; readonly sp: number; readonly at: HexId }
  | { readonly kind: 'downPayment'; readonly at: HexId }
  | { readonly kind: 'payOff'; readonly at: HexId }
  | { readonly kind: 'raiseLeader'; readonly leader: LeaderId; readonly at: HexId }
  | { readonly kind: 'designate'; readonly city: CityId }
  | { readonly kind: 'layDown'; readonly ship: ShipKind }
  | { readonly kind: 'keel'; readonly ship: ShipKind }
  | { readonly kind: 'instal'; readonly yard: number }
  | { readonly kind: 'launch'; readonly yard: number; readonly at: HexId }
  | { readonly kind: 'enlist'; readonly nation: Nation; readonly at: HexId }
  | { readonly kind: 'produceIn'; readonly nation: Nation };
