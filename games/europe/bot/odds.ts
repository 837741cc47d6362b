import { figureOf } from '@bivouac/kernel';
import { type CombatResult, combatResult } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import { levelOf } from '../rules/14-battle/14.3-level.ts';
import { oddsModifier, oddsOf } from '../rules/14-battle/14.2-odds.ts';
import type { Europe } from '../state/state.ts';

/** What the dice of 14.6 make of a battle, on average. */
export interface Odds {
  /** The chance that the attacker wins. */
  readonly wins: number;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

const DICE: readonly (readonly [number, number])[] = Array.from({ length: 11 }, (_, at) => [
  at + 2,
  (6 - Math.abs(at - 5)) / 36,
]);

const beats = (attack: CombatResult, defence: CombatResult): boolean =>
  attack.losses !== defence.losses ? attack.losses > defence.losses : attack.tieBreak && !defence.tieBreak;

export interface Contest {
  readonly attack: number;
  readonly defence: number;
  /** What each adds to its dice, the odds not counted. */
  readonly attackBonus: number;
  readonly defenceBonus: number;
}

/** 14.2 At five to one the weaker is destroyed. */
const DESTROYED_AT = 5;

const worked = (g: Europe, { attack, defence, attackBonus, defenceBonus }: Contest): Odds => {
  const odds = oddsOf(attack, defence);
  if (odds >= DESTROYED_AT) return { wins: 1, attackerLoses: 0, defenderLoses: defence };
  if (odds <= -DESTROYED_AT) return { wins: 0, attackerLoses: attack, defenderLoses: 0 };
  const level = levelOf(g, attack, defence);
  const results = (bonus: number): readonly (readonly [CombatResult, number])[] =>
    DICE.map(([dice, chance]) => [combatResult(tables(g), level, dice + bonus), chance]);
  const ours = results(attackBonus + oddsModifier(g, odds));
  const theirs = results(defenceBonus);
  let wins = 0;
  for (const [mine, chance] of ours)
    for (const [his, hisChance] of theirs) if (beats(mine, his)) wins += chance * hisChance;
  const mean = (all: typeof ours, most: number): number =>
    all.reduce((sum, [{ losses }, chance]) => sum + Math.min(losses, most) * chance, 0);
  return {
    wins,
    attackerLoses: mean(theirs, Math.min(attack, defence)),
    defenderLoses: mean(ours, Math.min(attack, defence)),
  };
};

/** 14.2 to 14.8 How a battle will probably go, without cards. */
export const oddsFor = figureOf(
  ({ edition }: Europe, { attack, defence, attackBonus, defenceBonus }: Contest) =>
    `${edition} ${attack} ${defence} ${attackBonus} ${defenceBonus}`,
  worked,
);
