import type { ArmyId, FleetId, GeneralId, NationId, SpecialId, UnitId, ZoneId } from '../../../catalogue/ids.ts';
import type { Allegiance } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** Counters, and what stands on a place. */
export interface PieceMessages {
  depot: Nothing;
  siege: Nothing;
  emptyFortress: Nothing;
  'piece.unit': { unit: UnitId; reduced: boolean; marks: readonly string[] };
  'piece.general': { general: GeneralId; commands: boolean; marks: readonly string[] };
  'piece.special': { special: SpecialId };
  'piece.army': { army: ArmyId };
  'piece.depot': { nation: NationId; fixed: boolean };
  'piece.fleet': { fleet: FleetId; named: boolean };
  'piece.flag': { nation: NationId };
  'piece.emptyFortress': Nothing;
  'mark.demoralised': Nothing;
  'mark.unsupplied': Nothing;
  'mark.besieged': Nothing;
  'mark.inside': Nothing;
  'mark.army': { army: ArmyId };
  'mark.depots': { depots: number };
  'mark.siege': { level: number };
  'place.title': {
    zone: ZoneId;
    terrain: 'clear' | 'rough' | 'marsh';
    poor: boolean;
    fortress: number;
    capital: 'none' | 'major' | 'minor';
    key: boolean;
    port: boolean;
  };
  'place.whose': { nation: NationId; side: Allegiance };
  'place.held': { nation: NationId; side: Allegiance };
  'place.openToAll': Nothing;
  'place.force': {
    side: Allegiance;
    name: GeneralId | UnitId;
    units: readonly UnitId[];
    /** Not known in the fog of war. */
    steps: number | null;
    marks: readonly string[];
  };
  'place.fleets': { fleets: readonly FleetId[] };
  'place.sea': { name: string; ice: boolean };
  'place.box': { name: string };
  'place.nobody': Nothing;
}
