import type { FleetId, GeneralId, SeaId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

/** 20 What the scenario leaves to the players, and the fleets that chance draws. */
export type SetUpAnswer =
  | { readonly kind: 'setUpAt'; readonly zone: ZoneId }
  | { readonly kind: 'takeGeneral'; readonly general: GeneralId }
  | { readonly kind: 'setUpWith'; readonly force: ForceName }
  | { readonly kind: 'drawFleet'; readonly fleet: FleetId }
  | { readonly kind: 'mooredAt'; readonly zone: ZoneId }
  | { readonly kind: 'stationed'; readonly sea: SeaId }
  | { readonly kind: 'blockading'; readonly zone: ZoneId }
  /** 20.1 A French unit takes replacements. */
  | { readonly kind: 'replace'; readonly unit: UnitId };
