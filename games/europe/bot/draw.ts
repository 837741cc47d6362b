import { thought } from '@bivouac/bots';
import { type Place, placeOf, places } from '../catalogue/board.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { type Goal, goals } from './goals.ts';
import { openPosts } from './posts.ts';
import type { Situation } from './situation.ts';
import { FARTHEST, HALVES, halvesTo, leastWay } from './ways.ts';

/** A goal ahead is worth less than one in hand, so that standing before it is never enough. */
export const AHEAD = 0.6;
const A_POINT = 0.4;
/** A goal draws harder the nearer it is: a march on a great one is worth more than what lies beside the way. */
const FADES = { perPoint: 0.92, way: 0.2 };
const TOO_WEAK = 0.35;

/** How much a goal draws a force of so many steps: less where it is too weak for it. */
const attraction = ({ worth, need }: Goal, steps: number): number =>
  AHEAD * (steps >= need ? worth : worth * Math.max(TOO_WEAK, steps / need) * 0.8);

/** The best goal from a zone, and how much it draws. */
interface Draw {
  readonly goal: ZoneId | null;
  readonly by: number;
}
const NOWHERE = -20;
/** What is left of a goal's worth so far away, by halves of a point. */
const FADED: readonly number[] = Array.from(
  { length: FARTHEST + 1 },
  (_, halves) => FADES.perPoint ** (halves / HALVES),
);
/** What a goal is worth from so many halves of a point away; in 1815 it is near enough from everywhere. */
const fromAfar = ({ g }: Situation, worth: number, halves: number): number => {
  if (halves === Infinity) return -Infinity;
  const way = halves / HALVES;
  if (g.scenario === '1815') return worth - A_POINT * way;
  return worth * (FADED[halves] ?? FADES.perPoint ** way) - FADES.way * way;
};

/** The greatest first, so that the ways to small ones need not be known. */
const byWorth = thought((s: Situation, _about: 'worth'): readonly (Goal & { readonly place: Place })[] =>
  [...goals(s, 'goals').values()]
    .toSorted((a, b) => b.worth - a.worth)
    .map((goal) => ({ ...goal, place: placeOf(goal.zone) })),
);

/** A zone and a number of steps as one number. */
const MOST_STEPS = 1000;
const drawFrom = thought((s: Situation, about: number): Draw => {
  const steps = about % MOST_STEPS;
  const from = places[(about - steps) / MOST_STEPS] as Place;
  let best: Draw = { goal: null, by: NOWHERE };
  for (const goal of byWorth(s, 'worth')) {
    if (AHEAD * goal.worth <= best.by) break; // Nothing draws harder from afar than it would on the spot.
    if (goal.place === from) continue;
    const draw = attraction(goal, steps);
    if (fromAfar(s, draw, leastWay(from, goal.place)) <= best.by) continue;
    const by = fromAfar(s, draw, halvesTo(s, from, goal.zone));
    if (by > best.by) best = { goal: goal.zone, by };
  }
  for (const { zone: at, worth, most } of openPosts(s, 'open')) {
    if (at === from.id || steps > most || AHEAD * worth <= best.by) continue;
    const by = fromAfar(s, AHEAD * worth, halvesTo(s, from, at));
    if (by > best.by) best = { goal: at, by };
  }
  return best;
});
const drawn = (s: Situation, from: ZoneId, steps: number): Draw =>
  drawFrom(s, placeOf(from).index * MOST_STEPS + Math.min(steps, MOST_STEPS - 1));

/** How good a zone is to go on from: the best goal, less the way to it. What is done on the spot is counted apart. */
export const pull = (s: Situation, from: ZoneId, steps: number): number => drawn(s, from, steps).by;
/** Where a force of so many steps would go from there. */
export const nextGoal = (s: Situation, from: ZoneId, steps: number): ZoneId | null => drawn(s, from, steps).goal;
