import type { FleetId, GeneralId, SeaId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

/** 17.2.1 The steps of a squadron, and the choices of those whom it meets. */
export type NavalAnswer =
  | { readonly kind: 'sail'; readonly sea: SeaId }
  | { readonly kind: 'putIn'; readonly zone: ZoneId }
  | { readonly kind: 'putOut' }
  | { readonly kind: 'blockade'; readonly zone: ZoneId }
  | { readonly kind: 'attackPort'; readonly zone: ZoneId }
  | { readonly kind: 'attackSquadron' }
  | { readonly kind: 'attackBlockade'; readonly zone: ZoneId }
  | { readonly kind: 'embark'; readonly unit: UnitId }
  | { readonly kind: 'embarkForce'; readonly force: ForceName }
  | { readonly kind: 'embarkGeneral'; readonly general: GeneralId }
  | { readonly kind: 'embarkDepot' }
  | { readonly kind: 'disembark' }
  | { readonly kind: 'land'; readonly zone: ZoneId }
  | { readonly kind: 'leaveFleet'; readonly fleet: FleetId }
  | { readonly kind: 'corsairs' }
  | { readonly kind: 'loseFleet'; readonly fleet: FleetId };
