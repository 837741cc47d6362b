import { armyOf, fieldForces, force, type ForceId, forceSteps } from '../state/state.ts';
import { columnOf } from './column.ts';
import { isTooFar, quarry } from './hunt.ts';
import { bestMarch } from './march.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';
import { distanceTo } from './ways.ts';

const TWO_CORPS = 4;

/** 9.1, 20.1 Points are few: less than two corps are set in motion only to fall upon a Napoleon who has no more. */
const isTooSmall = (s: Situation, id: ForceId): boolean => {
  const { g } = s;
  const at = quarry(s);
  if (at === undefined || armyOf(g, id) !== undefined || forceSteps(g, id) >= TWO_CORPS) return false;
  const isWeaker = forceSteps(g, id) < stepsTogether(g, fieldForces(g, at, s.enemy));
  return isWeaker || bestMarch(s, columnOf(g, [id])).to.zone !== at;
};

export const isLeftStanding = (s: Situation, id: ForceId): boolean => isTooFar(s, id) || isTooSmall(s, id);

const A_STEP = 0.5;
const LAST_ROUND_TO_SET_OUT = 4;
/** In movement points: nearer he is reached at once, farther he is not reached in time. */
const [AT_HAND, OUT_OF_REACH] = [3, 9];

/** 9.1, 20.1 A great army that stands far off is brought up first of all: who sets out in the second round fights in the third. */
export const comingUpWorth = (s: Situation, id: ForceId): number => {
  const { g } = s;
  const at = quarry(s);
  if (at === undefined || armyOf(g, id) === undefined || g.clock.round > LAST_ROUND_TO_SET_OUT) return 0;
  const way = distanceTo(s, force(g, id).zone, at);
  return way > AT_HAND && way < OUT_OF_REACH ? A_STEP * forceSteps(g, id) : 0;
};
