import type {
  ArmyId,
  CardId,
  FleetId,
  GeneralId,
  NationId,
  Side,
  SpecialId,
  UnitId,
  ZoneId,
} from '../catalogue/ids.ts';
import type { Modifier } from './battle.ts';
import type { FleetAt } from './fleets.ts';

/** 17.2.8 What a fleet has on board. */
export interface Cargo {
  readonly fleet: FleetId;
  readonly units: readonly UnitId[];
  /** 2.1 Each has a loss step, and takes room like one. */
  readonly specials: readonly SpecialId[];
  readonly general: GeneralId | null;
  readonly army: ArmyId | null;
  readonly depot: NationId | null;
}

/** What an event lets a squadron do beyond the rule. */
export interface Sailing {
  readonly card: CardId;
  /** 17.2.9 Steps that may land together, where it is not two. */
  readonly steps?: number;
  /** The modifier of the landing, where it is not -3. */
  readonly landing?: number;
  /** Ports at which it may land. */
  readonly ports?: readonly ZoneId[];
  /** 1C One landing for all the squadrons of the action. */
  readonly oneLanding?: true;
  /** 9C All that it carries comes from one port. */
  readonly onePort?: true;
  /** 19C Only troops of this nation go aboard. */
  readonly of?: NationId;
  /** 19C A beaten landing goes back to where it came from. */
  readonly comesBack?: true;
}

/** 17.2 A squadron that is activated, while it sails. */
export interface Voyage {
  readonly side: Side;
  readonly fleets: readonly FleetId[];
  readonly left: number;
  /** Where it was before its last step. */
  readonly cameFrom: FleetAt | null;
  readonly cargo: readonly Cargo[];
  /** The port where troops went aboard last. */
  readonly loadedAt: ZoneId | null;
  /** 17.2.9 It has made an assault that failed, and in the revised edition makes no other. */
  readonly landed: boolean;
  /** 17.2.9 Ports whose ships it has attacked. */
  readonly attacked: readonly ZoneId[];
  /** 17.3.3 The port that it was blockading when it set out. */
  readonly blockading: ZoneId | null;
  readonly sailing: Sailing | null;
  readonly halted: boolean;
}

/** 17.3 A naval battle, while it is fought. */
export interface SeaBattle {
  readonly attacker: Side;
  readonly at: FleetAt;
  readonly fleets: Readonly<Record<Side, readonly FleetId[]>>;
  /** 17.3.3 Dice of the coastal batteries. */
  readonly batteries: number;
  readonly modifiers: Readonly<Record<Side, readonly Modifier[]>>;
  readonly cards: readonly CardId[];
  /** The dice of each side and its total, once they are thrown. */
  readonly rolled: Readonly<Record<Side, { readonly dice: readonly number[]; readonly total: number } | null>>;
  /** 10C The side whose dice are thrown again. */
  readonly again: Side | null;
}
