import { attritionResult } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import { armyOf, force, type ForceId, forceSteps } from '../state/state.ts';
import { type Column, columnOf, type Reached } from './column.ts';
import { quarry } from './hunt.ts';
import { bestMarch, type Plan } from './march.ts';
import type { Situation } from './situation.ts';
import { standingAt } from './standing.ts';
import { distanceTo } from './ways.ts';

const DIE = 6;
const A_STAR = 0.5;

/** 13.6.2 The steps that a forced march of so many points will probably cost, without depots. */
export const tollOf = ({ g }: Situation, forces: readonly ForceId[], points: number): number => {
  const mean = (steps: number): number => {
    let sum = 0;
    for (let die = 1; die <= DIE; die++) {
      const { losses, star } = attritionResult(tables(g), steps, die + points);
      sum += losses + (star ? A_STAR : 0);
    }
    return sum / DIE;
  };
  return forces.reduce((sum, id) => sum + mean(forceSteps(g, id)), 0);
};

/** 12.3 Points of forced march, and what the march is then worth. */
interface Haste {
  readonly points: number;
  readonly worth: number;
}

const MOST = 3;
const A_STEP_LOST = 1.5;
/** What it is worth to be upon him a round earlier. */
const A_ROUND = 3;

/** 12.3, 14.9.3 An army that is in order may hurry. */
const mayHurry = ({ g }: Situation, { forces }: Column): boolean =>
  forces.every((id) => !force(g, id).demoralised) && forces.some((id) => armyOf(g, id) !== undefined);

/** 12.3, 20.1 An army forces its march to come upon Napoleon, now or in the next round, where it else would not. */
export const bestHaste = (s: Situation, column: Column): Haste => {
  const atEase = bestMarch(s, column);
  let best: Haste = { points: 0, worth: atEase.worth };
  const at = quarry(s);
  if (at === undefined || !mayHurry(s, column)) return best;
  const isNear = ({ to }: Plan): boolean => distanceTo(s, to.zone, at) <= column.left;
  for (let points = 1; points <= MOST; points++) {
    const plan = bestMarch(s, { ...column, left: column.left + points });
    const attacks = plan.to.zone === at;
    if (!attacks && (!isNear(plan) || isNear(atEase))) continue;
    const worth = plan.worth + (attacks ? 0 : A_ROUND) - A_STEP_LOST * tollOf(s, column.forces, points);
    if (worth > best.worth) best = { points, worth };
  }
  return best;
};

/** What an activation would gain over doing nothing. */
export const gainOf = (s: Situation, forces: readonly ForceId[]): number => {
  const column = columnOf(s.g, forces);
  const here: Reached = { zone: column.from, left: 0, through: null, first: null };
  return bestHaste(s, column).worth - standingAt(s, column, here, false);
};
