import type { State } from '@bivouac/kernel';
import type { Agreed } from '../scenario/agreed.ts';
import type { Effect } from './effects.ts';
import type { Edition, FleetId, ScenarioId } from '../catalogue/ids.ts';
import type { Action } from './action.ts';
import type { Battle } from './battle.ts';
import type { Budget } from './budget.ts';
import type { Clock } from './clock.ts';
import type { DepotRow } from './depots.ts';
import type { FleetRow } from './fleets.ts';
import type { ArmyRow, ForceId, ForceRow, GeneralRow, SpecialRow, UnitRow } from './forces.ts';
import type { CardTable } from './hands.ts';
import type { Campaign, March } from './march.ts';
import type { NationRow } from './nations.ts';
import type { Tracks } from './tracks.ts';
import type { Trial } from './trial.ts';
import type { SeaBattle, Voyage } from './voyage.ts';
import type { ZoneRow } from './zones.ts';

export interface Europe extends State {
  readonly scenario: ScenarioId;
  readonly edition: Edition;
  readonly agreed: Agreed;
  clock: Clock;
  nations: readonly NationRow[];
  zones: readonly ZoneRow[];
  forces: readonly ForceRow[];
  /** How many forces have been formed, so that no number comes twice. */
  forcesFormed: number;
  units: readonly UnitRow[];
  generals: readonly GeneralRow[];
  specials: readonly SpecialRow[];
  armies: readonly ArmyRow[];
  depots: readonly DepotRow[];
  fleets: readonly FleetRow[];
  cards: CardTable;
  tracks: Tracks;
  /** What events still do. */
  effects: readonly Effect[];
  /** 7.5, 7.6 Forces and fleets that have moved in a phase of the interphase. */
  moved: readonly ForceId[];
  movedFleets: readonly FleetId[];
  action: Action | null;
  march: March | null;
  campaign: Campaign | null;
  voyage: Voyage | null;
  seaBattle: SeaBattle | null;
  battle: Battle | null;
  trial: Trial | null;
  budget: Budget | null;
}

/** What lies and stands on the map: supply and movement read nothing else. */
export type Ground = Pick<Europe, 'edition' | 'zones' | 'nations' | 'forces' | 'units' | 'depots' | 'fleets'>;

/** The same as a fact names it. */
export const groundRead = ({ edition, zones, nations, forces, units, depots, fleets }: Ground): readonly unknown[] => [
  edition,
  zones,
  nations,
  forces,
  units,
  depots,
  fleets,
];

export * from './action.ts';
export * from './battle.ts';
export * from './budget.ts';
export * from './clock.ts';
export * from './depots.ts';
export * from './fleets.ts';
export * from './forces.ts';
export * from './hands.ts';
export * from './march.ts';
export * from './nations.ts';
export * from './tracks.ts';
export * from './trial.ts';
export * from './voyage.ts';
export * from './zones.ts';
