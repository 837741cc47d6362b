import type { NationId, Side, ZoneId } from '../catalogue/ids.ts';

/** The tracks at the edge of the map. */
export interface Tracks {
  /** 19 The level of victory, 0 to 20; null in a scenario that has none. */
  readonly victory: number | null;
  /** Glossary, Escalade; null once the Punishments are in play. */
  readonly escalade: number | null;
  readonly period: 'Epic' | 'Punishments';
  /** Glossary revised: the Punishments wait for the next interphase. */
  readonly punishmentsDue: boolean;
  /** 9.2 Activation points kept back; lost at the end of the year. */
  readonly reserve: Readonly<Record<Side, number>>;
  /** 5.2 Rounds of this year in which a side has used its diplomatic action of two rounds. */
  readonly envoys: Readonly<Record<Side, readonly number[]>>;
  /** 8.2.1 The nations to which a side has sent envoys in the diplomatic phase of this year. */
  readonly missions: Readonly<Record<Side, readonly NationId[]>>;
  /** 5.2 A new foreign war has broken out this year. */
  readonly warThisYear: boolean;
  /** 16C A seventh round is played this year. */
  readonly seventhRound: boolean;
  /** 46F The year ends after the fifth round, unless the Winter Campaign (16C) breaks the armistice. */
  readonly armistice: 'none' | 'signed' | 'broken';
  /** 2.10 Awards that are scored while something holds, and are now. */
  readonly standing: readonly string[];
  /** 18.2.2 Cards that conquests add to the next hand of a side. */
  readonly spoils: Readonly<Record<Side, number>>;
  /** 18.2.3 Zones that have changed owner by the peace terms of this conquest phase. */
  readonly ceded: readonly ZoneId[];
  /** 20.2 (1) Fortresses that Austria must besiege before the Coalition may do anything else. */
  readonly austrianDuty: readonly ZoneId[];
  /** 7.3.1 Aid of this year, point by point. */
  readonly aid: readonly { readonly from: NationId; readonly to: NationId; readonly points: number }[];
  /** 19 The side that has won before the end. */
  readonly won: Side | null;
}
