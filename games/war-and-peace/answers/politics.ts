import type { HexId, Kind, Major, Nation } from '../catalogue/ids.ts';

/** G, H, K, M The choices of the Alliance Phase. */
export type PoliticsAnswer =
  | { readonly kind: 'woo'; readonly nation: Major | 'denmark' | 'sweden' }
  | { readonly kind: 'requisition'; readonly nation: Major }
  | { readonly kind: 'declareWar'; readonly nation: Major }
  | { readonly kind: 'announce'; readonly nation: Major; readonly stance: 'pro' | 'neutral' | 'anti' }
  | { readonly kind: 'expel'; readonly nation: Major }
  | { readonly kind: 'sue'; readonly nation: Major }
  | { readonly kind: 'create'; readonly nation: Nation }
  | { readonly kind: 'release'; readonly nation: Nation }
  | { readonly kind: 'sendToWar'; readonly from: string; readonly unit: Kind }
  | { readonly kind: 'withPoint' }
  | { readonly kind: 'returnTo'; readonly at: HexId }
  | { readonly kind: 'poland'; readonly how: 'none' | 'duchy' | 'kingdom' }
  | { readonly kind: 'tyrol'; readonly to: 'bavaria' | 'france' };
