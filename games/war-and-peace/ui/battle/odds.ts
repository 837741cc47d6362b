import { landLoss, landResult, oddsOf } from '../../catalogue/tables.ts';
import { rollModifier } from '../../rules/SG-O-resolution/SG-O.1-battle.ts';
import { strength } from '../../rules/SG-O-resolution/SG-O-sides.ts';
import type { WarAndPeace } from '../../state/index.ts';
import type { Engagement } from './parties.ts';

/** What may come of a round, by going through both dice: shares of one, and what each side loses on average. */
export interface RoundOdds {
  readonly odds: string;
  readonly modifier: number;
  readonly attackerIsLarger: boolean;
  readonly won: number;
  readonly lost: number;
  readonly goesOn: number;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((one) => FACES.map((other) => one + other));

export const roundOdds = (g: WarAndPeace, { attacker, defender, target }: Engagement): RoundOdds => {
  const attackerIsLarger = strength(attacker) >= strength(defender);
  const [larger, smaller] = attackerIsLarger
    ? [strength(attacker), strength(defender)]
    : [strength(defender), strength(attacker)];
  const odds = oddsOf(larger, smaller);
  const modifier = rollModifier(g, attacker, defender, target, attackerIsLarger);
  let [won, lost, attackerLoses, defenderLoses] = [0, 0, 0, 0];
  for (const dice of ROLLS) {
    const result = landResult(odds, dice + modifier);
    const [mine, theirs] = attackerIsLarger ? [result.larger, result.smaller] : [result.smaller, result.larger];
    const [own, other] = [landLoss(mine.loss, smaller), landLoss(theirs.loss, smaller)];
    attackerLoses += Math.min(own, strength(attacker));
    defenderLoses += Math.min(other, strength(defender));
    const smallerGoes = result.smaller.retreats || (attackerIsLarger ? other : own) >= smaller;
    const largerGoes = !smallerGoes && (result.larger.retreats || (attackerIsLarger ? own : other) >= larger);
    if (attackerIsLarger ? smallerGoes : largerGoes) won++;
    else if (attackerIsLarger ? largerGoes : smallerGoes) lost++;
  }
  const all = ROLLS.length;
  return {
    odds,
    modifier,
    attackerIsLarger,
    won: won / all,
    lost: lost / all,
    goesOn: (all - won - lost) / all,
    attackerLoses: attackerLoses / all,
    defenderLoses: defenderLoses / all,
  };
};
