import type { State } from '@bivouac/kernel';
import type { Agreed } from './agreed.ts';
import type { Effect } from './effects.ts';
import type { Edition, FleetId, ScenarioId } from './ids.ts';
import type { Action } from './state/action.ts';
import type { Battle } from './state/battle.ts';
import type { Budget } from './state/budget.ts';
import type { Clock } from './state/clock.ts';
import type { DepotRow } from './state/depots.ts';
import type { FleetRow } from './state/fleets.ts';
import type { ArmyRow, ForceId, ForceRow, GeneralRow, SpecialRow, UnitRow } from './state/forces.ts';
import type { CardTable } from './state/hands.ts';
import type { Campaign, March } from './state/march.ts';
import type { NationRow } from './state/nations.ts';
import type { Tracks } from './state/tracks.ts';
import type { Trial } from './state/trial.ts';
import type { SeaBattle, Voyage } from './state/voyage.ts';
import type { ZoneRow } from './state/zones.ts';

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

export * from './state/action.ts';
export * from './state/battle.ts';
export * from './state/budget.ts';
export * from './state/clock.ts';
export * from './state/depots.ts';
export * from './state/fleets.ts';
export * from './state/forces.ts';
export * from './state/hands.ts';
export * from './state/march.ts';
export * from './state/nations.ts';
export * from './state/tracks.ts';
export * from './state/trial.ts';
export * from './state/voyage.ts';
export * from './state/zones.ts';
