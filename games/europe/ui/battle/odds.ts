import { combatResult, type CombatResult } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import { victorOf } from '../../rules/14-battle/14.6-resolution.ts';
import { type Europe, type Level } from '../../state/state.ts';

/** What may come of a battle, by going through all the dice: shares of one. */
export interface FightOdds {
  readonly wins: number;
  /** By a clear lead in losses inflicted, or by a tie that he breaks. */
  readonly loses: number;
  /** Steps that each inflicts on average, never more than it has itself (14.8), nor than the other has. */
  readonly inflicts: { readonly attacker: number; readonly defender: number };
}

/** How often two dice show each sum, of 36. */
const SUMS: readonly (readonly [sum: number, ways: number])[] = Array.from({ length: 11 }, (_, place) => [
  place + 2,
  6 - Math.abs(5 - place),
]);
const ALL = 36;

interface Total {
  readonly result: CombatResult;
  readonly share: number;
}

const totals = (g: Pick<Europe, 'edition'>, level: Level, modifier: number): readonly Total[] =>
  SUMS.map(([sum, ways]) => ({ result: combatResult(tables(g), level, sum + modifier), share: ways / ALL }));

/** 14.6 Two dice on each side. */
export const fightOdds = (
  g: Pick<Europe, 'edition'>,
  level: Level,
  modifiers: { readonly attacker: number; readonly defender: number },
  points: { readonly attacker: number; readonly defender: number },
): FightOdds => {
  const attack = totals(g, level, modifiers.attacker);
  const defence = totals(g, level, modifiers.defender);
  let wins = 0;
  for (const ours of attack)
    for (const theirs of defence)
      if (victorOf('empire', ours.result, theirs.result) === 'empire') wins += ours.share * theirs.share;
  const mean = (side: readonly Total[], most: number): number =>
    side.reduce((sum, { result, share }) => sum + Math.min(most, result.losses) * share, 0);
  const most = Math.min(points.attacker, points.defender);
  return {
    wins,
    loses: 1 - wins,
    inflicts: { attacker: mean(attack, most), defender: mean(defence, most) },
  };
};
