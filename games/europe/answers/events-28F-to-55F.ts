import type { GeneralId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

export type EventLaterEmpireAnswer =
  | { readonly kind: 'completeFree'; readonly unit: UnitId }
  | { readonly kind: 'conscriptCorps'; readonly unit: UnitId }
  | { readonly kind: 'slipAway'; readonly force: ForceName }
  | { readonly kind: 'slipTo'; readonly zone: ZoneId }
  | { readonly kind: 'winOverZone'; readonly zone: ZoneId }
  | { readonly kind: 'lend'; readonly unit: UnitId }
  | { readonly kind: 'lendGeneral'; readonly general: GeneralId }
  | { readonly kind: 'pacifier'; readonly general: GeneralId }
  | { readonly kind: 'disperse'; readonly unit: UnitId };
