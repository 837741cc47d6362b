import { thought } from '@bivouac/bots';
import { hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { boardOf, type Nemesis, scenarioOf } from '../state/state.ts';
import type { Side } from '../catalogue/catalogue.ts';
import { type Ally, alliesBeside, assaultWorth, openLink } from './assault.ts';
import { marchesOf } from './fields.ts';
import type { Force, Posted } from './force.ts';
import { attackPenalty } from './ground.ts';
import type { Layout, Situation } from './situation.ts';

/** 8.4 A day's march that costs nobody, and the longest that is not forced. */
export const NORMAL_MARCH = 3;

/** 9.2 The Combat Commands that a side may have in this Turn's combats. */
export const commandsOf = (g: Nemesis, side: Side): number => {
  const { ledgers, clock } = g;
  if (clock.phase === 'combat') return ledgers[side].commands;
  return (scenarioOf(g).combatCommands[side][clock.turn - 1] ?? 1) + ledgers[side].commandsWon;
};

/** From which hex an enemy would best attack: where he stands, or where he could come to. */
const approach = (
  s: Situation,
  layout: Layout,
  enemy: Posted,
  to: HexId,
): { from: HexId; likely: number } | undefined => {
  if (openLink(s, enemy.hex, to)) return { from: enemy.hex, likely: 1 };
  const marches = marchesOf(s, enemy.hex);
  let best: HexId | undefined;
  let top = -Infinity;
  for (const { open, to: beside } of hexAt(boardOf(s.g), to).links) {
    if (!open || layout.get(beside)?.side === s.side || !marches.has(beside)) continue;
    const penalty = attackPenalty(s.g, beside, to, enemy.guns);
    if (penalty <= top) continue;
    top = penalty;
    best = beside;
  }
  return best && { from: best, likely: 0.5 };
};

/** The enemies who could attack a hex this Turn, if nobody kept them from the hexes beside it. */
const withinReach = thought((s: Situation, hex: HexId): readonly Posted[] => {
  const beside = hexAt(boardOf(s.g), hex).links.filter(({ open }) => open);
  return s.theirs.filter((enemy) => {
    const marches = marchesOf(s, enemy.hex);
    return openLink(s, enemy.hex, hex) !== undefined || beside.some(({ to }) => marches.has(to));
  });
});

/** What the enemy's best attack on a force standing here would cost it, in hits and what follows from them. */
export const danger = (s: Situation, layout: Layout, force: Force, hex: HexId): number => {
  const near: { readonly enemy: Posted; readonly from: HexId; readonly likely: number }[] = [];
  for (const enemy of withinReach(s, hex)) {
    if (enemy.inGoodOrder === 0 || layout.get(enemy.hex)?.side !== s.enemy) continue;
    const way = approach(s, layout, enemy, hex);
    if (way) near.push({ enemy, ...way });
  }
  if (near.length === 0) return 0;
  const helpers = alliesBeside(s, layout, s.side, hex, hex, false);
  const commands = commandsOf(s.g, s.enemy);
  let worst = 0;
  for (const { enemy, from, likely } of near) {
    if (enemy.disrupted > 0 || enemy.forages) continue;
    const supporters: Ally[] = near
      .filter((other) => other.enemy !== enemy)
      .map((other) => ({ force: other.enemy, hex: other.from, likely: other.likely }));
    const assault = { from, to: hex, attackers: enemy, supporters, defenders: force, helpers };
    worst = Math.max(worst, likely * assaultWorth(s, assault, Math.min(commands, 3), 1));
  }
  return worst;
};
