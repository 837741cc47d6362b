import type { Nation } from '../catalogue/ids.ts';
import { NATIONS } from '../catalogue/ids.ts';

/** 5 Where play stands. */
export const PHASES = [
  'setUp',
  'deal',
  'mulligan',
  'betweenImpulses',
  'impulse',
  'march',
  'impulseEnd',
  'attrition',
  'navalBuilds',
  'conquest',
  'peace',
  'camps',
  'reinforcement',
  'draw',
  'subjectDraw',
  'excess',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** 5.8, 5.82 Why the game is over. */
export type Ending = 'peace' | 'lastTurn' | 'franceFallen' | 'subjectRival' | 'capitulation';

export interface Clock {
  readonly phase: Phase;
  /** 1 is 1805, 2 is 1807, and so on. */
  readonly turn: number;
  /** 5.5 The Round of the Movement Track. */
  readonly round: number;
  /** 4.2 The Impulse marker: the nation whose Scheduled Impulse is next, or is being played. */
  readonly marker: Nation;
  /** Where a phase stands that takes the nations one after another. */
  readonly step: number;
  /** 5.2 The nation that took the last Impulse, even of the last Turn. */
  readonly lastActive: Nation | null;
  /** 5.2 The marker's nation has been preempted: it cannot be again before its Impulse. */
  readonly preempted: boolean;
  /** 5.9 Between two Turns. */
  readonly interphase: boolean;
  readonly ending: Ending | null;
}

/** The year on the Turn Track. */
export const yearOf = (turn: number): number => 1803 + 2 * turn;

/** 3 Movement Track Order begins with France; Order of Movement with the nation whose Scheduled Impulse comes next. */
export const trackFrom = (first: Nation): readonly Nation[] => {
  const at = NATIONS.indexOf(first);
  return [...NATIONS.slice(at), ...NATIONS.slice(0, at)];
};
export const after = (nation: Nation): Nation => NATIONS[(NATIONS.indexOf(nation) + 1) % NATIONS.length] ?? 'france';
