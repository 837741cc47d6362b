import { figureOf } from '@bivouac/kernel';
import { landLoss, landResult, oddsOf } from '../catalogue/tables.ts';

/** A side of a battle as a forecast sees it. */
export interface Strength {
  readonly sp: number;
  readonly morale: number;
  readonly rating: number;
}
/** What a battle is expected to come to. */
export interface Forecast {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** The defenders are driven off, or nobody is left of them. */
  readonly wins: number;
  readonly fails: number;
}

const MOST_ROUNDS = 4;
/** SG O.6 Below this share of the enemy's strength, as the dice feel it, the attacker breaks off. */
const BREAKS_OFF = 0.8;
const PER_POINT = 1.28;
/** How often two dice show so many, of 36. */
const WAYS: readonly (readonly [number, number])[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [
  sum,
  6 - Math.abs(7 - sum),
]);

interface Standing {
  readonly a: number;
  readonly d: number;
  readonly aLevel: number;
  readonly dLevel: number;
  readonly round: number;
}

const NOTHING: Forecast = { attackerLoss: 0, defenderLoss: 0, wins: 0, fails: 0 };

/** SG O.2 to O.6, P.3 All the ways that the dice can fall, round after round, as long as the attacker does well. */
const fought = (attacker: Strength, defender: Strength, ground: number, rounds: number): Forecast => {
  const known = new Map<number, Forecast>();
  const from = ({ a, d, aLevel, dLevel, round }: Standing): Forecast => {
    if (d <= 0) return { ...NOTHING, wins: 1 };
    if (a <= 0) return { ...NOTHING, fails: 1 };
    const morale = Math.max(0, attacker.morale - aLevel) - Math.max(0, defender.morale - dLevel);
    const sum = morale + attacker.rating - defender.rating - ground;
    if (round > rounds || (round > 1 && a * PER_POINT ** sum < BREAKS_OFF * d)) return NOTHING;
    const key = (((a * 128 + d) * 4 + aLevel) * 4 + dLevel) * 8 + round;
    const before = known.get(key);
    if (before) return before;
    const isLarger = a >= d;
    const size = Math.min(a, d);
    const odds = oddsOf(Math.max(a, d), size);
    let { attackerLoss, defenderLoss, wins, fails } = NOTHING;
    for (const [dice, ways] of WAYS) {
      const { larger, smaller } = landResult(odds, dice + (isLarger ? sum : -sum));
      const [ours, theirs] = isLarger ? [larger, smaller] : [smaller, larger];
      const [lost, taken] = [Math.min(a, landLoss(ours.loss, size)), Math.min(d, landLoss(theirs.loss, size))];
      const chance = ways / 36;
      attackerLoss += chance * lost;
      defenderLoss += chance * taken;
      const driven = theirs.retreats && (isLarger || !ours.retreats); // SG P.8
      if (d - taken <= 0 || driven) wins += chance;
      else if (a - lost <= 0 || ours.retreats) fails += chance;
      else {
        const next = from({
          a: a - lost,
          d: d - taken,
          aLevel: Math.min(3, aLevel + ours.demoralised),
          dLevel: Math.min(3, dLevel + theirs.demoralised),
          round: round + 1,
        });
        attackerLoss += chance * next.attackerLoss;
        defenderLoss += chance * next.defenderLoss;
        wins += chance * next.wins;
        fails += chance * next.fails;
      }
    }
    const made = { attackerLoss, defenderLoss, wins, fails };
    known.set(key, made);
    return made;
  };
  return from({ a: attacker.sp, d: defender.sp, aLevel: 0, dLevel: 0, round: 1 });
};

const LARGEST = 100;
const foretold = figureOf(
  (attacker: Strength, defender: Strength, ground: number, rounds: number) =>
    `${attacker.sp}/${attacker.morale}/${attacker.rating}/${defender.sp}/${defender.morale}/${defender.rating}/${ground}/${rounds}`,
  fought,
);

/** What comes of an attack, worked out from the tables of the game. Who is too large for the tables counts as the largest. */
export const forecast = (
  attacker: Strength,
  defender: Strength,
  ground: number,
  rounds: number = MOST_ROUNDS,
): Forecast => {
  const whole = (strength: Strength): Strength => ({ ...strength, sp: Math.min(LARGEST, Math.round(strength.sp)) });
  return foretold(whole(attacker), whole(defender), ground, rounds);
};

/** What a force counts for beside another: a point of morale or of leadership is worth a column of the table. */
export const weightOf = ({ sp, morale, rating }: Strength): number => sp * PER_POINT ** (morale + rating - 1);
