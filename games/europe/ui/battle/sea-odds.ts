import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import type { Side } from '../../catalogue/ids.ts';
import { revised } from '../../scenario/editions.ts';
import { fleetsSunk } from '../../rules/17-naval-matters/17.3-naval-combat.ts';
import { sumOf } from '../../rules/4-glossary/4-trial.ts';
import { type Europe, opponent, type SeaBattle } from '../../state/state.ts';

/** What may come of an exchange of broadsides, by going through all the dice: shares of one. */
export interface SeaOdds {
  readonly wins: number;
  readonly ties: number;
  readonly loses: number;
  /** Fleets that each side sinks on average. */
  readonly sinks: { readonly attacker: number; readonly defender: number };
}

type Shares = ReadonlyMap<number, number>;

const FACES = [1, 2, 3, 4, 5, 6];

const withDie = (sums: Shares): Shares => {
  const next = new Map<number, number>();
  for (const [sum, share] of sums)
    for (const face of FACES) next.set(sum + face, (next.get(sum + face) ?? 0) + share / FACES.length);
  return next;
};

/** 17.3.1 A die for each fleet with its tactical value, and one for each level of the fortress; dice that fell are known. */
const totals = ({ fleets, attacker, batteries, modifiers, rolled }: SeaBattle, side: Side): Shares => {
  const fired = rolled[side];
  if (fired) return new Map([[fired.total, 1]]);
  const fixed = fleets[side].reduce((sum, id) => sum + fleetCard(id).tactical, sumOf(modifiers[side]));
  const dice = fleets[side].length + (side === attacker ? 0 : batteries);
  return Array.from({ length: dice }).reduce<Shares>((sums) => withDie(sums), new Map([[fixed, 1]]));
};

/** 17.3.3 In a port an attacker who does not win has lost. */
const isInPort = ({ batteries, at }: SeaBattle): boolean => batteries > 0 || at.kind === 'port';

/** 17.2.8 A lone fortress of the revised edition fires again after a tie, so that only decisions count. */
const firesAgain = (g: Europe, { fleets, attacker, batteries }: SeaBattle): boolean =>
  revised(g, 'portFort') && batteries > 0 && fleets[opponent(attacker)].length === 0;

export const seaOdds = (g: Europe, battle: SeaBattle): SeaOdds => {
  const { attacker } = battle;
  const defender = opponent(attacker);
  const again = firesAgain(g, battle);
  let [wins, ties, loses, sunk, lost] = [0, 0, 0, 0, 0];
  for (const [ours, a] of totals(battle, attacker))
    for (const [theirs, d] of totals(battle, defender)) {
      const share = a * d;
      const difference = ours - theirs;
      if (difference > 0) {
        wins += share;
        sunk += share * fleetsSunk(g, battle, defender, difference);
      } else if (difference < 0) {
        loses += share;
        lost += share * fleetsSunk(g, battle, attacker, difference);
      } else if (isInPort(battle) && !again) loses += share;
      else ties += share;
    }
  const decided = again && ties < 1 ? 1 - ties : 1;
  return {
    wins: wins / decided,
    ties: again ? 0 : ties,
    loses: loses / decided,
    sinks: { attacker: sunk / decided, defender: lost / decided },
  };
};
