import { thought } from '@bivouac/bots';
import type { ZoneId } from '../catalogue/ids.ts';
import { type Goal, goals } from './goals.ts';
import { openPosts } from './posts.ts';
import type { Situation } from './situation.ts';
import { distanceTo, leastDistanceTo } from './ways.ts';

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
/** What a goal is worth from so far away; in 1815 it is near enough from everywhere. */
const fromAfar = ({ g }: Situation, worth: number, way: number): number => {
  if (way === Infinity) return -Infinity;
  return g.scenario === '1815' ? worth - A_POINT * way : worth * FADES.perPoint ** way - FADES.way * way;
};

/** The greatest first, so that the ways to small ones need not be known. */
const byWorth = thought((s: Situation, _about: 'worth'): readonly Goal[] =>
  [...goals(s, 'goals').values()].toSorted((a, b) => b.worth - a.worth),
);

const drawFrom = thought((s: Situation, about: `${ZoneId} ${number}`): Draw => {
  const [from, steps] = about.split(' ') as [ZoneId, string];
  let best: Draw = { goal: null, by: NOWHERE };
  for (const goal of byWorth(s, 'worth')) {
    if (goal.zone === from) continue;
    const draw = attraction(goal, Number(steps));
    if (fromAfar(s, draw, leastDistanceTo(from, goal.zone)) <= best.by) continue;
    const by = fromAfar(s, draw, distanceTo(s, from, goal.zone));
    if (by > best.by) best = { goal: goal.zone, by };
  }
  for (const { zone: at, worth, most } of openPosts(s, 'open')) {
    if (at === from || Number(steps) > most || AHEAD * worth <= best.by) continue;
    const by = fromAfar(s, AHEAD * worth, distanceTo(s, from, at));
    if (by > best.by) best = { goal: at, by };
  }
  return best;
});

/** How good a zone is to go on from: the best goal, less the way to it. What is done on the spot is counted apart. */
export const pull = (s: Situation, from: ZoneId, steps: number): number => drawFrom(s, `${from} ${steps}`).by;
/** Where a force of so many steps would go from there. */
export const nextGoal = (s: Situation, from: ZoneId, steps: number): ZoneId | null =>
  drawFrom(s, `${from} ${steps}`).goal;
