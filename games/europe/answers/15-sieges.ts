import type { NationId, UnitId } from '../catalogue/ids.ts';

/** 15.5 What is given up so that an empty fortress serves again. */
export type SiegeAnswer =
  | { readonly kind: 'garrisonStep'; readonly unit: UnitId }
  | { readonly kind: 'garrisonDepot'; readonly depot: number; readonly nation: NationId };
