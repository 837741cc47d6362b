import { nation as nationCard } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { fieldForces, type ForceId, isHeldBy, nation, powersOf, zone } from '../state/state.ts';
import type { Situation } from './situation.ts';
import { enemyNear } from './threats.ts';

/** A capital without troops falls to anyone who comes. */
const A_GUARD = 3;
/** More than that are not needed for it. */
const GUARDS = 4;

/** 18.2.1 What it is worth to hold a capital of one's side while an enemy could come to it, and nobody else stands there. */
export const guardWorth = (s: Situation, at: ZoneId, forces: readonly ForceId[], steps: number): number => {
  const { g, side } = s;
  if (steps > GUARDS || !isHeldBy(g, at, side) || enemyNear(s, at) === 0) return 0;
  if (!powersOf(g, side).some((power) => nationCard(power).capital.includes(at))) return 0;
  return fieldForces(g, at, side).some((id) => !forces.includes(id)) ? 0 : A_GUARD;
};

/** 18.2.3 A step in a land that must be evacuated is lost, or may be. */
const A_STEP_LEFT = { surely: 0.8, perhaps: 0.3 };

/** 18.2.3 What these steps would lose if the year ended with them in the land of a power whose forced peace ends. */
export const leftBehindAt = ({ g, side }: Situation, at: ZoneId, steps: number): number => {
  const { status, peace } = nation(g, zone(g, at).nation);
  if (status !== 'forcedPeace' || peace?.by !== side || peace.forGood) return 0;
  const { year } = g.clock;
  const surely = peace.until !== null && year >= peace.until;
  // Revised: a die at the end of the year.
  const perhaps = peace.until === null && year > peace.since;
  return steps * (surely ? A_STEP_LEFT.surely : perhaps ? A_STEP_LEFT.perhaps : 0);
};
