import { scenarioFor } from '../catalogue/catalogue.ts';
import type { Situation } from './situation.ts';

/** 5.4, 19 After this year the game is over. */
export const isLastYear = ({ g }: Situation): boolean =>
  g.tracks.victory !== null && g.clock.year >= scenarioFor(g.scenario, g.edition).end.year;

const HOLDS_A_SIEGE = 0.75;
const ROUNDS = 8;

/** 15.4 What a siege is worth that goes on, beside a fortress that has fallen: less and less as time runs out. */
export const ofASiege = (s: Situation): number =>
  isLastYear(s) ? HOLDS_A_SIEGE * (1 - s.g.clock.round / ROUNDS) : HOLDS_A_SIEGE;

/** What brings no points any more. */
const TOO_LATE = 0.4;
export const ofAGoal = (s: Situation, scores: boolean): number => (isLastYear(s) && !scores ? TOO_LATE : 1);
