import type { FleetId, GeneralId, NationId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

export type EventFirstEmpireAnswer =
  /** 1F The force that meets its attackers one by one. */
  | { readonly kind: 'holdApart'; readonly force: ForceName }
  /** 5F Whom false news leads away, and where to. */
  | { readonly kind: 'lure'; readonly force: ForceName }
  | { readonly kind: 'lureTo'; readonly zone: ZoneId }
  /** 10F The squadron that runs for port, by its first fleet, and the port. */
  | { readonly kind: 'driveIn'; readonly fleet: FleetId }
  | { readonly kind: 'shelterIn'; readonly zone: ZoneId }
  /** 11F, 13C A diplomatic action by an event. */
  | { readonly kind: 'approach'; readonly nation: NationId }
  /** 19F A general comes from two zones away, through the zone between. */
  | { readonly kind: 'farCounterMarch'; readonly general: GeneralId; readonly through: ZoneId }
  /** 6.5 What goes to a foreign war. */
  | { readonly kind: 'toForeignWar'; readonly unit: UnitId }
  | { readonly kind: 'generalToForeignWar'; readonly general: GeneralId }
  | { readonly kind: 'fleetToForeignWar'; readonly fleet: FleetId }
  /** 26F The power on which peace is imposed. */
  | { readonly kind: 'imposePeace'; readonly nation: NationId };
