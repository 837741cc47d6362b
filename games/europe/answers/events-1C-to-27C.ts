import type { NationId, UnitId } from '../catalogue/ids.ts';

export type EventFirstCoalitionAnswer =
  /** 3C A corps of the reserve that takes the field. */
  | { readonly kind: 'fieldCorps'; readonly unit: UnitId }
  /** 21C The ally who may receive more. */
  | { readonly kind: 'subsidise'; readonly nation: NationId };
