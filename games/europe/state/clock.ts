import type { NationId, Side } from '../catalogue/ids.ts';

/** 5 The phases of a year in their order, before them the placements that a scenario leaves to the players. */
export const PHASES = [
  'setUp',
  'declarations',
  'hands',
  'budget',
  'diplomacy',
  'neutralMoves',
  'redeployment',
  'rounds',
  'endPhase',
  'conquests',
  'victory',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where play stands. With `action`, `march` and `campaign` it says where play resumes. */
export interface Clock {
  readonly year: number;
  readonly phase: Phase;
  /** 5.2 One to seven during the activation phase, else 0. */
  readonly round: number;
  readonly next: Side;
  /** 7.3, 7.6 The power whose turn it is, in phases that the powers play one after the other. */
  readonly power: NationId | null;
  /** How far the phase has come; every phase counts its own steps, from 0. */
  readonly step: number;
}

const power = (id: string): NationId => id as NationId;

/** 7.3, 7.6 The order in which the major powers draw up budgets and redeploy. */
export const POWERS: readonly NationId[] = [
  power('turkey'),
  power('spain'),
  power('prussia'),
  power('austria'),
  power('russia'),
  power('britain'),
  power('france'),
];

export { opponent, SIDES } from '../catalogue/ids.ts';
export const bothSides = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  coalition: of('coalition'),
  empire: of('empire'),
});

/** 16 Bad weather in the fifth round, winter in the sixth and the seventh. */
export const FOUL_ROUND = 5;
export const FIRST_WINTER_ROUND = 6;
export const isWinterRound = ({ phase, round }: Clock): boolean => phase === 'rounds' && round >= FIRST_WINTER_ROUND;

/** 5.1.3 The year of the next budget phase. */
export const nextBudget = ({ year, phase }: Pick<Clock, 'year' | 'phase'>): number =>
  PHASES.indexOf(phase) > PHASES.indexOf('budget') ? year + 1 : year;
