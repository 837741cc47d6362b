import type { ArmyId, NationId, ZoneId } from '../../../catalogue/ids.ts';
import type { Allegiance, ForceName } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** What can be looked up beside the map. */
export interface ListMessages {
  'list.forces': { side: Allegiance };
  'list.armies': Nothing;
  'list.fleets': Nothing;
  'list.reserves': Nothing;
  'list.force': { name: ForceName; zone: ZoneId; steps: number | null; marks: readonly string[] };
  'list.army': { army: ArmyId };
  'list.armyAt': { army: ArmyId; zone: ZoneId; steps: number; command: number; generals: number };
  'list.notFormed': Nothing;
  'list.reserve': { power: NationId };
  'list.off': { piece: string; at: 'reserve' | 'waiting' | 'returning'; until: number };
  'list.navy': { side: Allegiance };
  'list.fleet.sea': { place: string };
  'list.fleet.port': { place: string };
  'list.fleet.blockade': { place: string };
  'list.fleet.box': { place: string };
  'list.place': { place: string; zone: ZoneId | null };
}
