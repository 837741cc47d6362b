import type { Nation } from '../../catalogue/ids.ts';
import { areAllied, atWar, type NapoleonicWars, nationRow } from '../../state/state.ts';

/** 15.24 Does the Grace Period of this nation last? Until the Interphase of the Turn after its fall. */
const isInGrace = (g: NapoleonicWars, nation: Nation): boolean => {
  const { turn, interphase } = g.clock;
  const { graceUntil } = nationRow(g, nation);
  return turn < graceUntil || (turn === graceUntil && !interphase);
};
/** 15.24 Those who may not fight a fallen nation yet: its conqueror, with the Allies that it had then and those that it has now. */
const isSparedBy = (g: NapoleonicWars, victim: Nation, other: Nation): boolean => {
  const { subjectTo, graceWith } = nationRow(g, victim);
  if (!isInGrace(g, victim)) return false;
  return graceWith.includes(other) || (subjectTo !== null && (subjectTo === other || areAllied(g, subjectTo, other)));
};

/** 15.24 Would a war between these two sides, which are not at war yet, break a Grace Period? Nothing overrides it. */
export const breaksGrace = (g: NapoleonicWars, one: readonly Nation[], other: readonly Nation[]): boolean =>
  one.some((a) => other.some((b) => !atWar(g, a, b) && (isSparedBy(g, a, b) || isSparedBy(g, b, a))));
