import { DUCHIES, isPort, links, portZones } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { type Formation, strengthOf } from '../state/state.ts';
import { isFriendlyPort, standing } from '../rules/3-glossary/3-standing.ts';
import { landingCost, MOST_ABOARD, seaLanes } from '../rules/13-naval/13.6-convoys.ts';
import { duchy } from '../catalogue/catalogue.ts';
import { arrivalGain } from './march.ts';
import { diceOf } from './odds.ts';
import { pullOf, RATE } from './worth.ts';
import type { Situation } from './situation.ts';

export interface Landing {
  readonly to: DuchyId;
  readonly cost: number;
  readonly gain: number;
}
/** At most five sail. */
const aboard = (formation: Formation): Formation => {
  let left = MOST_ABOARD - formation.leaders.length;
  const units: Partial<Record<Nation, number>> = {};
  for (const [nation, count] of Object.entries(formation.units) as [Nation, number][]) {
    const some = Math.min(left, count);
    if (some > 0) units[nation] = some;
    left -= some;
  }
  return { ...formation, units };
};
/** 13.6, 13.7 Where a Convoy from a Port would do most: an enemy Port that is weakly held, or nearer to the war. */
export const landings = (
  s: Situation,
  nation: Nation,
  from: DuchyId,
  all: Formation,
  points: number,
): readonly Landing[] => {
  const { g } = s;
  const formation = aboard(all);
  const lanes = seaLanes(g, nation, from);
  const home = pullOf(s, nation, from, diceOf(formation)) * 0.45;
  return DUCHIES.filter((to) => to !== from && isPort(to) && portZones(to).some((zone) => lanes.has(zone))).flatMap(
    (to) => {
      const cost = landingCost(g, nation, lanes, to);
      if (cost === undefined || cost > points) return [];
      const lands = !isFriendlyPort(g, nation, to);
      if (lands && standing(g, nation, to) === 'closed') return [];
      const batteries = lands ? (duchy(to).fortress > 0 ? 4 : 2) / 6 : 0;
      const arrival = lands ? arrivalGain(s, nation, formation, null, to, points - cost) : 0;
      const exposed = lands && strengthOf(formation) < 3 && links(to).length > 3 ? 0.6 : 0;
      const gain =
        arrival +
        pullOf(s, nation, to, diceOf(formation)) * 0.45 -
        home -
        batteries * 1.3 -
        cost * RATE * 0.7 -
        exposed;
      return [{ to, cost, gain }];
    },
  );
};
export const bestLanding = (
  s: Situation,
  nation: Nation,
  from: DuchyId,
  all: Formation,
  points: number,
): Landing | undefined =>
  landings(s, nation, from, all, points).toSorted((a, b) => b.gain - a.gain || (a.to < b.to ? -1 : 1))[0];
