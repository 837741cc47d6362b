import type { State } from '@bivouac/kernel';
import type { Players } from '../catalogue/catalogue.ts';
import type {
  ByNation,
  CardId,
  DuchyId,
  LeaderId,
  Nation,
  ScenarioId,
  SquadronId,
  PlaceId,
  Power,
} from '../catalogue/ids.ts';
import type { Battle } from './battle.ts';
import type { CardTable } from './cards.ts';
import type { Clock } from './clock.ts';
import type { Effect } from './effects.ts';
import type { FlagRow } from './flags.ts';
import type { Impulse, March } from './impulse.ts';
import type { ConsulRow, NationRow, Roles, SeatId } from './nations.ts';
import type { LeaderRow, SquadronRow, UnitRow } from './pieces.ts';

/** 9.6, 9.7 Who commands in a Duchy, and whose Armies have joined his. */
export interface CommandRow {
  readonly duchy: DuchyId;
  readonly commander: LeaderId;
  readonly nations: readonly Nation[];
}
/** 13.2 Fleets of several Powers that stand as one, under the Squadron of a Power. */
export interface GrandFleetRow {
  readonly at: PlaceId;
  readonly commander: Power;
  /** The Powers whose Fleets, with those of their Minors, belong to it. */
  readonly powers: readonly Nation[];
}
/** 6.13 A Foreign War and the pieces on its card. */
export interface WarRow {
  readonly card: CardId;
  readonly units: Readonly<Partial<Record<Nation, number>>>;
  readonly leaders: readonly LeaderId[];
  readonly squadrons: readonly SquadronId[];
}

export interface NapoleonicWars extends State {
  readonly scenario: ScenarioId;
  readonly players: Players;
  /** 4.31 How the roles are given out, and the seat that plays each of them. */
  readonly roles: Roles;
  seating: readonly SeatId[];
  /** 4.31 Units that the winner of the bidding still has to give up. */
  forfeit: number;
  forfeiter: string | null;
  clock: Clock;
  nations: readonly NationRow[];
  consuls: readonly ConsulRow[];
  flags: readonly FlagRow[];
  units: readonly UnitRow[];
  leaders: readonly LeaderRow[];
  squadrons: readonly SquadronRow[];
  commands: readonly CommandRow[];
  grandFleets: readonly GrandFleetRow[];
  /** 7.7 Units in the Regroup box. */
  regroup: ByNation<number>;
  wars: readonly WarRow[];
  cards: CardTable;
  effects: readonly Effect[];
  impulse: Impulse | null;
  march: March | null;
  battle: Battle | null;
  /** 14.21 Reinforcement points left to the nation at hand, and what it has deployed. */
  reinforcing: Reinforcing | null;
}
/** 14.2 */
export interface Reinforcing {
  readonly nation: Nation;
  readonly halfPoints: number;
  readonly deployments: number;
}

export * from './battle.ts';
export * from './cards.ts';
export * from './clock.ts';
export * from './effects.ts';
export * from './flags.ts';
export * from './formation.ts';
export * from './impulse.ts';
export * from './nations.ts';
export * from './pieces.ts';
