import { thought } from '@bivouac/bots';
import { hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { boardOf } from '../state/state.ts';
import { type Ally, alliesBeside, type Assault, assaultWorth, openLink } from './assault.ts';
import { marchesOf } from './fields.ts';
import type { Force, Posted } from './force.ts';
import { attackPenalty } from './ground.ts';
import { type Layout, mayStillMarch, type Situation } from './situation.ts';
import { commandsOf } from './threats.ts';

/** Who could come together against one enemy stack this Turn, and what that would be worth. */
export interface Massing {
  readonly target: HexId;
  readonly worth: number;
  /** By the hex where they stand now: the hex beside the target that suits them best. */
  readonly approaches: ReadonlyMap<HexId, HexId>;
}

/** Some of those who could come will not: trains run short, and the enemy moves too. */
const LIKELY_TO_COME = 0.6;

const bestApproach = (s: Situation, mine: Posted, target: HexId): HexId | undefined => {
  if (openLink(s, mine.hex, target)) return mine.hex;
  const marches = marchesOf(s, mine.hex);
  let best: HexId | undefined;
  let top = -Infinity;
  for (const { open, to: beside } of hexAt(boardOf(s.g), target).links) {
    const march = marches.get(beside);
    if (!open || march === undefined) continue;
    const suits = attackPenalty(s.g, beside, target, mine.guns) - march * 0.1;
    if (suits <= top) continue;
    top = suits;
    best = beside;
  }
  return best;
};

const massingOn = (s: Situation, defenders: Posted): Massing => {
  const target = defenders.hex;
  const approaches = new Map<HexId, HexId>();
  const comers: Ally[] = [];
  for (const mine of s.mine) {
    if (mine.inGoodOrder === 0 || mine.disrupted > 0 || mine.forages) continue;
    const hex = bestApproach(s, mine, target);
    if (hex === undefined) continue;
    approaches.set(mine.hex, hex);
    comers.push({ force: mine, hex, likely: hex === mine.hex ? 1 : LIKELY_TO_COME });
  }
  const helpers = alliesBeside(s, s.forces, s.enemy, target, target, false);
  const commands = commandsOf(s.g, s.side);
  let worth = 0;
  for (const { force, hex: from } of comers) {
    const supporters = comers.filter((other) => other.force !== force && other.hex !== from);
    const assault = { from, to: target, attackers: force, supporters, defenders, helpers };
    worth = Math.max(worth, assaultWorth(s, assault, commands, 1));
  }
  return { target, worth, approaches };
};

/** Every enemy stack within reach, with what could be done about it. */
export const massings = thought((s: Situation, _about: 'massings'): ReadonlyMap<HexId, Massing> => {
  const found = new Map<HexId, Massing>();
  for (const theirs of s.theirs) {
    const massing = massingOn(s, theirs);
    if (massing.worth > 0) found.set(theirs.hex, massing);
  }
  return found;
});

/** Friends who have not come up yet, and would from their hexes: they count as support in part. */
const stillToCome = (s: Situation, layout: Layout, target: HexId, beside: ReadonlySet<HexId>): readonly Ally[] => {
  const massing = massings(s, 'massings').get(target);
  if (!massing) return [];
  const allies: Ally[] = [];
  for (const [now, then] of massing.approaches) {
    const friend = layout.get(now);
    if (!friend || friend.side !== s.side || now === then || beside.has(then) || !mayStillMarch(s, friend)) continue;
    allies.push({ force: friend, hex: then, likely: LIKELY_TO_COME });
  }
  return allies;
};

/** The best attack that a force could make from a hex, as others stand in the layout. */
export const opportunity = (s: Situation, layout: Layout, force: Force, from: HexId): number => {
  if (force.inGoodOrder === 0 || force.disrupted > 0 || force.forages) return 0;
  const commands = commandsOf(s.g, s.side);
  let best = 0;
  for (const { open, to } of hexAt(boardOf(s.g), from).links) {
    const defenders = open ? layout.get(to) : undefined;
    if (!defenders || defenders.side === s.side) continue;
    const here = alliesBeside(s, layout, s.side, to, from, true);
    const supporters = [...here, ...stillToCome(s, layout, to, new Set([from, ...here.map(({ hex }) => hex)]))];
    const helpers = alliesBeside(s, layout, s.enemy, to, to, false);
    const assault: Assault = { from, to, attackers: force, supporters, defenders, helpers };
    best = Math.max(best, assaultWorth(s, assault, commands, 1));
  }
  return best;
};
