import { figureOf } from '@bivouac/kernel';

/** What the dice of 11 make of a difference in values, on average. */
export interface Odds {
  readonly hitsOnDefender: number;
  readonly hitsOnAttacker: number;
  /** 11.12 The defenders must go. */
  readonly drives: number;
  /** 11.12 The attacker wins, by however little. */
  readonly wins: number;
  /** 14.4b One side takes at least four hits more than the other. */
  readonly routsDefender: number;
  readonly routsAttacker: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const ADJUSTMENTS = [-2, -1, 0, 0, 1, 2]; // 11.15
const DRIVES_BY = 3;
const ROUTS_BY = 4;
const DICE = 36;

const worked = (difference: number, attackers: number, defenders: number): Odds => {
  const odds = {
    hitsOnDefender: 0,
    hitsOnAttacker: 0,
    drives: 0,
    wins: 0,
    routsDefender: 0,
    routsAttacker: 0,
  };
  for (const attack of FACES) {
    for (const defence of FACES) {
      const by = difference + attack - defence;
      if (by === 0) {
        odds.hitsOnAttacker += 1 / DICE; // 11.9
        continue;
      }
      const won = by > 0;
      const onLoser = Math.min(Math.abs(by), 2 * (won ? attackers : defenders)); // 11.14
      if (won) odds.wins += 1 / DICE;
      if (by >= DRIVES_BY) odds.drives += 1 / DICE;
      for (const adjustment of ADJUSTMENTS) {
        const half = Math.floor(Math.abs(by) / 2) + adjustment;
        const onWinner = Math.min(Math.max(half, 0), won ? defenders : attackers); // 11.15
        const share = 1 / DICE / ADJUSTMENTS.length;
        odds.hitsOnDefender += share * (won ? onLoser : onWinner);
        odds.hitsOnAttacker += share * (won ? onWinner : onLoser);
        if (onLoser - onWinner < ROUTS_BY) continue;
        if (won) odds.routsDefender += share;
        else odds.routsAttacker += share;
      }
    }
  }
  return odds;
};

const WIDEST = 24;
const LARGEST = 15;

const table = figureOf(
  (by: number, a: number, d: number) => ((by + WIDEST) * (LARGEST + 1) + a) * (LARGEST + 1) + d,
  worked,
);
/** The odds for a whole difference between the values, with so many units in good order on each side. */
const oddsAt = (difference: number, attackers: number, defenders: number): Odds =>
  table(Math.max(-WIDEST, Math.min(WIDEST, difference)), Math.min(attackers, LARGEST), Math.min(defenders, LARGEST));

/** The same for a difference that is itself an average: the odds on either side of it are mixed. */
export const oddsFor = (difference: number, attackers: number, defenders: number): Odds => {
  const below = Math.floor(difference);
  const part = difference - below;
  const low = oddsAt(below, attackers, defenders);
  if (part === 0) return low;
  const high = oddsAt(below + 1, attackers, defenders);
  const mixed = (of: keyof Odds): number => low[of] * (1 - part) + high[of] * part;
  return {
    hitsOnDefender: mixed('hitsOnDefender'),
    hitsOnAttacker: mixed('hitsOnAttacker'),
    drives: mixed('drives'),
    wins: mixed('wins'),
    routsDefender: mixed('routsDefender'),
    routsAttacker: mixed('routsAttacker'),
  };
};

const GOES_IN_ON = 7;

/** The chance that a die and this sum make seven. */
export const chanceOfSeven = (sum: number): number => Math.min(Math.max((sum + 6 - GOES_IN_ON + 1) / 6, 0), 1);

/** 10.2 The chance that an attack goes in: a one never will. */
export const chanceToGoIn = (sum: number): number => Math.min(chanceOfSeven(sum), 5 / 6);
