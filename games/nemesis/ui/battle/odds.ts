import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/ids.ts';
import { attackSheet } from '../../rules/11-combat-detail/11.5-attack-value.ts';
import { defenceSheet } from '../../rules/11-combat-detail/11.7-defence-value.ts';
import type { Outcome } from '../../rules/11-combat-detail/11.8-final-values.ts';
import { mayWithdrawBy } from '../../rules/11-combat-detail/11.11-prohibitions.ts';
import { isFullVictory } from '../../rules/11-combat-detail/11.12-advance.ts';
import { hitsOnLoser, hitsOnWinner } from '../../rules/11-combat-detail/11.14-hits.ts';
import {
  battleOf,
  defenderOf,
  type Forces,
  forcesOf,
  mainStack,
  takingPart,
} from '../../rules/11-combat-detail/11.2-taking-part.ts';
import { decisiveVictory } from '../../rules/14-campaign-of-1813/14.4b-decisive-victory.ts';
import { boardOf, bothSides, type Nemesis, opponent, type UnitRow } from '../../state/state.ts';
import type { Callable } from './rehearsal.ts';

/**
 * What the dice may make of a combat, all of them gone through. Hits are those that somebody takes under 11.17, and
 * those of a stack that must withdraw and cannot. Three things hang on a player's choice and are left out: the extra
 * hit of 11.17, pursuit (11.16), and want of room in a withdrawal (11.11).
 */
export interface FightOdds {
  readonly repulse: number;
  readonly tie: number;
  /** 11.12 bp2 The defenders may stay. */
  readonly win: number;
  /** 11.12 bp1 The defenders must go. */
  readonly drives: number;
  readonly hits: Readonly<Record<Side, number>>;
  /** 14.4b */
  readonly decisive: Readonly<Record<Side, number>>;
}

type Tally = { -readonly [K in keyof FightOdds]: FightOdds[K] extends number ? number : Record<Side, number> };

const FACES = [1, 2, 3, 4, 5, 6];
/** How often two dice differ by so much, in thirty-sixths. */
const DIFFERENCES: readonly (readonly [number, number])[] = FACES.concat([7, 8, 9, 10, 11]).map((place) => [
  place - 6,
  (6 - Math.abs(place - 6)) / 36,
]);

/** 11.17 Hits that these units can take until nobody is left. */
const endurance = (units: readonly UnitRow[]): number =>
  units.reduce((sum, { disrupted }) => sum + (disrupted ? 1 : 2), 0);

/** 11.11 Has the defending stack a hex to go to? */
export const hasWayOut = (g: Nemesis): boolean => {
  const { to } = battleOf(g);
  return hexAt(boardOf(g), to).links.some((link) => mayWithdrawBy(g, defenderOf(g), to, link) === undefined);
};

/** 11.15 The hits on the winner by each face of the die; one share for all when there is nothing to roll. */
const winnersHits = (g: Nemesis, outcome: Outcome, losers: Forces): readonly number[] =>
  FACES.map((face) => {
    const script = hitsOnWinner({ ...g, log: [] }, outcome, losers);
    const step = script.next();
    const { value } = step.done ? step : script.next([{ kind: 'die', face }]);
    return typeof value === 'number' ? value : 0;
  });

const isDecisive = (
  g: Nemesis,
  outcome: Outcome,
  forces: Battlefield['forces'],
  hits: Record<Side, number>,
): boolean => {
  const after: Nemesis = { ...g, log: [], battle: { ...battleOf(g), hits } };
  decisiveVictory(after, outcome, forces, []); // Who led matters to 14.9 alone.
  return after.ledgers !== g.ledgers;
};

/** The combat once it is known who takes part. */
interface Battlefield {
  readonly g: Nemesis;
  readonly forces: Readonly<Record<Side, Forces>>;
  readonly endurance: Readonly<Record<Side, number>>;
  /** What the defending stack itself can take, if it must withdraw and cannot. */
  readonly trapped: number | undefined;
}

const battlefield = (g: Nemesis): Battlefield => ({
  g,
  forces: bothSides((side) => forcesOf(g, side)),
  endurance: bothSides((side) => endurance(takingPart(g, side))),
  trapped: hasWayOut(g) ? undefined : endurance(mainStack(g, defenderOf(g))),
});

/** 11.14, 11.12 What the loser takes: a defending stack that is trapped takes hits before its supports do. */
const losersHits = ({ g, forces, endurance: most, trapped }: Battlefield, outcome: Outcome): number => {
  const { winner, loser } = outcome;
  const borne = Math.min(hitsOnLoser({ ...g, log: [] }, outcome, forces[winner]), most[loser]);
  return trapped !== undefined && isFullVictory(g, outcome) ? Math.max(borne, trapped) : borne;
};

const tallyVictory = (field: Battlefield, outcome: Outcome, share: number, tally: Tally): void => {
  const { g, forces, endurance: most } = field;
  const { winner, loser } = outcome;
  const onLoser = losersHits(field, outcome);
  tally.hits[loser] += share * onLoser;
  for (const hits of winnersHits(g, outcome, forces[loser])) {
    const onWinner = Math.min(hits, most[winner]);
    const part = share / FACES.length;
    tally.hits[winner] += part * onWinner;
    const taken = { ...battleOf(g).hits, [loser]: onLoser, [winner]: onWinner };
    if (isDecisive(g, outcome, forces, taken)) tally.decisive[winner] += part;
  }
};

/** 11.8 to 11.15 All dice of a combat, those who take part being known. */
const tallyFight = (g: Nemesis, share: number, tally: Tally): void => {
  const { attacker } = battleOf(g);
  const before = attackSheet(g).total - defenceSheet(g).total;
  const field = battlefield(g);
  for (const [dice, chance] of DIFFERENCES) {
    const by = before + dice;
    const part = share * chance;
    if (by === 0) {
      tally.tie += part;
      tally.hits[attacker] += part * Math.min(1, field.endurance[attacker]); // 11.9
      continue;
    }
    const winner = by > 0 ? attacker : opponent(attacker);
    const outcome = { winner, loser: opponent(winner), difference: Math.abs(by) };
    tally[winner !== attacker ? 'repulse' : isFullVictory(g, outcome) ? 'drives' : 'win'] += part;
    tallyVictory(field, outcome, part, tally);
  }
};

/** Stacks that were called and have not rolled yet. */
export type Pending = Readonly<Record<Side, readonly Callable[]>>;

type Joined = Readonly<Record<Side, readonly HexId[]>>;

/** 10.4, 10.5 Every way in which the stacks that were called come or stay away. */
const gatherings = (
  already: Joined,
  pending: Pending,
): readonly { readonly joined: Joined; readonly share: number }[] => {
  let ways: readonly { readonly joined: Joined; readonly share: number }[] = [{ joined: already, share: 1 }];
  for (const side of ['coalition', 'french'] as const) {
    for (const { hex, comes } of pending[side]) {
      ways = ways.flatMap(({ joined, share }) => [
        { joined: { ...joined, [side]: [...joined[side], hex] }, share: share * comes },
        { joined, share: share * (1 - comes) },
      ]);
    }
  }
  return ways.filter(({ share }) => share > 0);
};

/** The odds of the combat in `g.battle` once the attack goes in. */
export const fightOdds = (g: Nemesis, pending: Pending): FightOdds => {
  const nothing = () => ({ coalition: 0, french: 0 });
  const tally: Tally = { repulse: 0, tie: 0, win: 0, drives: 0, hits: nothing(), decisive: nothing() };
  for (const { joined, share } of gatherings(battleOf(g).joined, pending))
    tallyFight({ ...g, battle: { ...battleOf(g), joined } }, share, tally);
  return tally;
};
