import type { GeneralId, NationId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { Grant } from './action.ts';
import type { ForceId } from './forces.ts';

/** 9.1, 12 A force that is activated, while it moves, fights and besieges. */
export interface March {
  readonly force: ForceId;
  /** 9.1, 14.11 The second army of a group that is activated as one. */
  readonly beside: ForceId | null;
  readonly grant: Grant | null;
  /** 12.1 The movement factor with which it set out: weather, forces picked up and cards counted in. */
  readonly factor: number;
  /** 12.3 Extra points declared; null before the declaration. */
  readonly forced: number | null;
  readonly spent: number;
  readonly start: ZoneId;
  /** The zones entered so far, in their order. */
  readonly route: readonly ZoneId[];
  /** 13.6.2 The units that set out or were picked up; those dropped are struck off. */
  readonly marching: readonly UnitId[];
  /** 13.6.2 Units dropped in the zone where the march stands now, with the force that dropped them: they count for a test there. */
  readonly droppedHere?: readonly { readonly unit: UnitId; readonly from: ForceId }[];
  /** 13.6.1 The test of this activation has been made. */
  readonly tested: boolean;
  /** 13.1 Unsupplied when it was activated. */
  readonly unsupplied: boolean;
  /** 13.4 One depot at most is spent in an activation. */
  readonly depotSpent: boolean;
  /** 13.6.1 revised: the step that was given to the fortress taken last; the test is taken as if before. */
  readonly detached?: { readonly zone: ZoneId; readonly nation: NationId };
  /** 13.5 Units that were picked up in supply by a force that had none: they keep theirs. */
  readonly fed?: readonly UnitId[];
  /** 9.1 The army has called in forces from the zones around it. */
  readonly calledIn: boolean;
  /** 9.1 revised: a lone corps has paid its second point. */
  readonly dear: boolean;
  /** 15.2 A battle was won where a fortress stands: the next attempt on it is free. */
  readonly freeSiege: boolean;
  /** Revised 15.3: garrisons that it has left without besiegers; they do not intercept it. */
  readonly setFree?: readonly ForceId[];
  /** What it has left on the way, and may not take up again in this activation. */
  readonly left: {
    readonly units: readonly UnitId[];
    readonly generals: readonly GeneralId[];
    readonly depots: readonly number[];
  };
  /** 9.1 A lost battle, or the player, has ended it. */
  readonly halted: boolean;
  /** Whatever cards do to this activation. */
  readonly cards: readonly MarchCard[];
}
export type MarchCard =
  /** 6F, 32C The movement factor is lower, and there may be no forced march. */
  | { readonly kind: 'slowed'; readonly by: number; readonly least: number; readonly noForcedMarch: boolean }
  /** 36F Unbridged rivers count for nothing. */
  | { readonly kind: 'bridges' }
  /** 38C Harried: a test at the end with this modifier. */
  | { readonly kind: 'harried'; readonly by: number };

/** 12.6 A Major Campaign: forces that move one after the other and may fight together. */
export interface Campaign {
  readonly card: string;
  /** Forces that have been activated and wait for the battles, with what they have left. */
  readonly waiting: readonly March[];
  readonly left: number;
  /** 35C The nations whose forces have been activated. */
  readonly nations?: readonly NationId[];
  /** 12.6 Defenders who failed or declined to evade may not try again before the battle. */
  readonly pinned: readonly ForceId[];
  /** 15C, 1F The force that fights each of its attackers apart. */
  readonly apart: ForceId | null;
  /** The first battle is at hand or fought: no card counters the campaign any more. */
  readonly begun: boolean;
}
