import type { HexId } from '../../catalogue/ids.ts';
import { hexCards, overland } from '../../catalogue/map.ts';
import { plainCost } from './SG-J.2-costs.ts';

const ALLOWANCE = 4;

/** How many hexes it is overland from each hex to the nearest that is a goal, by hexes that one may pass. */
export const hexesTo = (
  isGoal: (hex: HexId) => boolean,
  mayPass: (hex: HexId) => boolean,
): ReadonlyMap<HexId, number> => {
  const far = new Map<HexId, number>();
  const queue: HexId[] = [];
  for (const { id } of hexCards)
    if (isGoal(id)) {
      far.set(id, 0);
      queue.push(id);
    }
  for (const hex of queue)
    for (const next of overland(hex))
      if (!far.has(next)) {
        far.set(next, (far.get(hex) ?? 0) + 1);
        if (mayPass(next)) queue.push(next);
      }
  return far;
};
export const isNearer = (far: ReadonlyMap<HexId, number>, to: HexId, from: HexId): boolean =>
  (far.get(to) ?? Infinity) < (far.get(from) ?? Infinity);

/** Where a force that goes by the shortest way can be at the end of a month: four movement points with a leader, a hex without. */
export const endsOfShortestWays = (
  from: HexId,
  far: ReadonlyMap<HexId, number>,
  mayStand: (hex: HexId) => boolean,
  led: boolean,
): readonly HexId[] => {
  const ends = new Set<HexId>();
  const go = (at: HexId, left: number): void => {
    const open =
      far.get(at) === 0 || (!led && at !== from)
        ? []
        : overland(at).filter(
            (next) => isNearer(far, next, at) && mayStand(next) && (at === from || plainCost(next) <= left),
          );
    if (open.length === 0 && at !== from) ends.add(at);
    for (const next of open) go(next, left - plainCost(next));
  };
  go(from, ALLOWANCE);
  return [...ends].sort();
};
