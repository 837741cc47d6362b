import type { GeneralId, NationId, SpecialId, UnitId, ZoneId } from '../catalogue/ids.ts';

export type BattleAnswer =
  // 14.1 A general marches to the sound of the guns; part of his force may stay.
  | { readonly kind: 'counterMarch'; readonly general: GeneralId }
  | { readonly kind: 'leaveBehind'; readonly unit: UnitId }
  | { readonly kind: 'leaveGeneral'; readonly general: GeneralId }
  // 14.4
  | { readonly kind: 'morale'; readonly morale: number }
  // 14.5.5, 14.5.6
  | { readonly kind: 'leadCorps'; readonly unit: UnitId }
  | { readonly kind: 'engage'; readonly special: SpecialId }
  | { readonly kind: 'subordinate'; readonly general: GeneralId }
  // 14.8, 14.9.2, 14.10
  | { readonly kind: 'loseStep'; readonly unit: UnitId }
  | { readonly kind: 'loseDepot'; readonly depot: number; readonly nation: NationId }
  // 14.10
  | { readonly kind: 'retreat'; readonly zone: ZoneId }
  | { readonly kind: 'intoFortress'; readonly zone: ZoneId };
