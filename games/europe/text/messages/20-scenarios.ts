import type { FleetId, GeneralId, NationId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import type { ForceName } from '../../state/state.ts';

export interface SetUpMessages {
  'setUp.where': { force: ForceName };
  'setUp.general': { zone: ZoneId };
  'setUp.freeGeneral': { nation: NationId };
  'setUp.withWhom': { general: GeneralId };
  'setUp.depot': { nation: NationId };
  'setUp.drawFleet': { nation: NationId };
  'setUp.fleetDrawn': { fleet: FleetId };
  'setUp.fleet': { fleet: FleetId };
  'setUp.replacements': { force: ForceName; left: number };
  'setUp.replaced': { unit: UnitId };
  'setUp.tooManySteps': { general: GeneralId; steps: number; command: number };
  'setUp.noPlaceUnder': { force: ForceName };
  'setUp.mustBlockade': {};
  'setUp.fullStation': {};
  'duty.first': { zones: readonly ZoneId[] };
  'duty.onlyAustrians': { zones: readonly ZoneId[] };
  'duty.done': {};
  'prussia.frontier': { zone: ZoneId };
}
