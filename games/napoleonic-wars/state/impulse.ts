import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';
import type { Formation } from './formation.ts';

/** 5.1 An Impulse that is being played. */
export interface Impulse {
  readonly nation: Nation;
  /** 5.2 Scheduled, or preemptive. */
  readonly scheduled: boolean;
  /** 5.11 Its one card, or the Reserve in place of it, has been played. */
  readonly played: boolean;
  /** 5.12 Its one Resource or Reserve besides has been used. */
  readonly plus: boolean;
  /** 6.19 A card of the Hand has been played. */
  readonly card: boolean;
  /** 6.19 A timed event was in force when the Impulse began. */
  readonly timed: boolean;
  /** 6.3 Command Points left, and whether half a point is left as a Maneuver (13). */
  readonly points: number;
  readonly maneuver: boolean;
  /** 13.6 One Convoy to an Impulse. */
  readonly convoyed: boolean;
  /** 12.2 Fortresses that have been attacked in this Impulse. */
  readonly sieges: readonly DuchyId[];
  /** 12.2 Duchies where a battle that was no Overrun has been fought in this Impulse. */
  readonly fields: readonly DuchyId[];
  /** 11.5 Commanders whose rout has brought a Resource in this Impulse. */
  readonly routed: readonly LeaderId[];
  /** 9.6 Duchies whose Commander has been named in this Impulse. */
  readonly commanded: readonly DuchyId[];
  /** 6.1 Cards that events have let each nation draw in this Impulse. */
  readonly drawn: Readonly<Partial<Record<Nation, number>>>;
  /** Zones that British Fleets Controlled when it began. */
  readonly britishSeas: number;
  /** 15.41 Seats that have offered Submission at the end of this Impulse. */
  readonly offers: readonly string[];
}

/** 9 The Formation that is on the march, and where it stands. */
export interface March extends Formation {
  readonly at: DuchyId;
}

export const newImpulse = (nation: Nation, scheduled: boolean, timed: boolean): Impulse => ({
  nation,
  scheduled,
  played: false,
  plus: false,
  card: false,
  timed,
  points: 0,
  maneuver: false,
  convoyed: false,
  sieges: [],
  fields: [],
  routed: [],
  commanded: [],
  drawn: {},
  britishSeas: 0,
  offers: [],
});

export const impulse = ({ impulse: row }: Pick<NapoleonicWars, 'impulse'>): Impulse => {
  if (!row) throw new Error('5.1: no Impulse is being played');
  return row;
};
export const changeImpulse = (g: NapoleonicWars, change: Partial<Impulse>): void => {
  g.impulse = { ...impulse(g), ...change };
};
export const spend = (g: NapoleonicWars, points: number): void => {
  const left = impulse(g).points - points;
  if (left < 0) throw new Error(`6.3: ${points} Command Points spent, ${left + points} there`);
  changeImpulse(g, { points: left });
};
/** 13 Each Command Point buys two Maneuvers. */
export const maneuversLeft = ({ impulse: row }: Pick<NapoleonicWars, 'impulse'>): number =>
  row ? row.points * 2 + (row.maneuver ? 1 : 0) : 0;
export const spendManeuver = (g: NapoleonicWars): void => {
  const { maneuver, points } = impulse(g);
  if (maneuver) changeImpulse(g, { maneuver: false });
  else {
    spend(g, 1);
    changeImpulse(g, { maneuver: points >= 1 });
  }
};
