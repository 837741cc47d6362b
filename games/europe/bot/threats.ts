import { thought } from '@bivouac/bots';
import { lastingFact } from '@bivouac/kernel';
import { type Place, placeOf, zonesWithin } from '../catalogue/board.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { fieldForces, type ForceId, forcesOf, force } from '../state/state.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

const MARCH = 3;

/** What is within a march, if nobody stands in the way. */
const aMarchFrom = lastingFact(({ id }: Place): readonly ZoneId[] => [
  ...zonesWithin({ from: [id], cost: ({ cost }) => cost, limit: MARCH }).keys(),
]);

/** The strongest enemy who could come to each zone in one march. */
const enemyReach = thought((s: Situation, _about: 'reach'): ReadonlyMap<ZoneId, number> => {
  const { g, enemy } = s;
  const found = new Map<ZoneId, number>();
  for (const id of forcesOf(g, enemy)) {
    if (force(g, id).inside) continue;
    const steps = stepsTogether(g, [id]);
    for (const zone of aMarchFrom(placeOf(force(g, id).zone))) found.set(zone, Math.max(found.get(zone) ?? 0, steps));
  }
  return found;
});

export const enemyNear = (s: Situation, at: ZoneId): number => enemyReach(s, 'reach').get(at) ?? 0;

const A_STEP_IN_DANGER = 0.12;

/** What is to be feared where the enemy is much stronger. */
export const dangerAt = (s: Situation, at: ZoneId, forces: readonly ForceId[]): number => {
  const { g, side } = s;
  const friends = fieldForces(g, at, side).filter((id) => !forces.includes(id));
  const mine = stepsTogether(g, [...forces, ...friends]);
  const theirs = enemyNear(s, at);
  return theirs >= 1.5 * mine ? A_STEP_IN_DANGER * mine * Math.min(3, theirs / Math.max(1, mine)) : 0;
};
