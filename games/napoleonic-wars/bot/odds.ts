import { isMinor, leader as leaderCard, nationOfLeader } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import {
  familyOf,
  type Formation,
  leadersIn,
  type NapoleonicWars,
  nationsOf,
  strengthIn,
  strengthOf,
  unitsWith,
} from '../state/state.ts';

/** 11.3 A die casts a casualty on a 5 or a 6. */
const HIT = 1 / 3;
const KILL = 1 / 6;

/** How likely a number near zero is above it: the normal curve, near enough. */
const above = (mean: number, spread: number): number => 1 / (1 + Math.exp((-1.7 * mean) / Math.max(0.4, spread)));

/** 11.32 The chance that the attacker inflicts more; a tie is fought again, and then lost. */
export const chanceToWin = (attack: number, defence: number): number =>
  defence <= 0
    ? 1
    : attack <= 0
      ? 0
      : above((attack - defence) * HIT - 0.35, Math.sqrt((attack + defence) * HIT * (1 - HIT)));

/** Pieces that a battle is likely to cost: kills, and the disrupted in a rout. */
export const lossesOf = (own: number, enemyDice: number, chanceOfLosing: number): number =>
  Math.min(own, enemyDice * KILL * (1 + 0.5 * chanceOfLosing));

/** 11.21 Dice of nationality. */
const bonusOf = (shares: readonly (readonly [Nation, number])[]): number => {
  const all = shares.reduce((sum, [, count]) => sum + count, 0);
  const of = (fits: (nation: Nation) => boolean): number =>
    shares.reduce((sum, [nation, count]) => sum + (fits(nation) ? count : 0), 0);
  if (all === 0 || of(isMinor) * 2 >= all) return 0;
  return of((nation) => nation === 'france') * 2 > all ? 2 : 1;
};
const dice = (pieces: number, best: LeaderId | undefined, rated: boolean, bonus: number): number =>
  pieces === 0
    ? 0
    : pieces - (best === undefined ? 0 : 1) + (best === undefined || !rated ? 0 : leaderCard(best).battle) + bonus;
const bestOf = (leaders: readonly LeaderId[]): LeaderId | undefined =>
  leaders.toSorted((a, b) => leaderCard(b).battle - leaderCard(a).battle || (a < b ? -1 : 1))[0];

/** 11.2 Dice of a Formation that attacks. */
export const diceOf = (formation: Formation): number =>
  dice(
    strengthOf(formation),
    formation.commander ?? undefined,
    true,
    bonusOf(
      nationsOf(formation).map((nation) => [
        nation,
        unitsWith(formation, nation) + formation.leaders.filter((id) => nationOfLeader(id) === nation).length,
      ]),
    ),
  );
/** 11.2, 9.7 Dice of those nations where they stand; Armies of several Powers fight without a rating. */
export const diceIn = (g: NapoleonicWars, at: DuchyId, nations: readonly Nation[]): number => {
  const shares = nations.map((nation) => [nation, strengthIn(g, at, nation)] as const);
  const leaders = leadersIn(g, at)
    .filter(({ id }) => nations.includes(nationOfLeader(id)))
    .map(({ id }) => id);
  const families = new Set(leaders.map((id) => familyOf(g, nationOfLeader(id))));
  const pieces = shares.reduce((sum, [, count]) => sum + count, 0);
  return dice(pieces, bestOf(leaders), families.size <= 1, bonusOf(shares));
};
/** 12.3 The chance that so many dice show at least so many 6s. */
export const chanceOfSixes = (count: number, needed: number): number => {
  let [fewer, ways] = [0, 1];
  for (let sixes = 0; sixes < needed && sixes <= count; sixes++) {
    if (sixes > 0) ways = (ways * (count - sixes + 1)) / sixes;
    fewer += ways * KILL ** sixes * (1 - KILL) ** (count - sixes);
  }
  return Math.max(0, 1 - fewer);
};
