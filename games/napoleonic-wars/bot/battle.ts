import {
  card as cardCard,
  cards,
  duchy as duchyCard,
  leader as leaderCard,
  links,
  nationOfLeader,
} from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, Nation, PlaceId } from '../catalogue/ids.ts';
import {
  areAllied,
  atWar,
  battle,
  controller,
  leaderRow,
  nationsIn,
  squadronsAt,
  strengthIn,
  type Which,
} from '../state/state.ts';
import { battleDice } from '../rules/11-battle/11.2-dice.ts';
import { isFriendly, standing } from '../rules/3-glossary/3-standing.ts';
import { attemptModifier } from '../rules/10-interception/10.1-interception.ts';
import { oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { nation as nationCard } from '../catalogue/catalogue.ts';
import { byKind, type Judge, type Judges } from './judging.ts';
import { chanceToWin, diceIn, diceOf } from './odds.ts';
import { pullOf, stakeIn, threatTo } from './worth.ts';
import type { Situation } from './situation.ts';

/** 10.11 The chance of two dice and a modifier to reach nine. */
const nineOrMore = (modifier: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b + modifier >= 9) ways++;
  return ways / 36;
};
const enemiesOf = (s: Situation, nation: Nation, at: DuchyId): readonly Nation[] =>
  nationsIn(s.g, at).filter((other) => atWar(s.g, nation, other));

/** 10.1 Whether to intercept: by the odds there, and by what is at stake. */
const intercept: Judge = (s, { nation: named, duchy }) => {
  const { g } = s;
  const [nation, to] = [named as Nation, duchy as DuchyId];
  const enemy = diceIn(g, to, enemiesOf(s, nation, to));
  return byKind({
    intercept: ({ leader }) => {
      const from = leaderRow(g, leader).at as DuchyId;
      const army = oneArmy(g, leader, from);
      const chance = chanceToWin(enemy, diceOf(army));
      const odds = nineOrMore(attemptModifier(g, nation, leader, from, to));
      const stake = 1 + stakeIn(s, nation, to) * 0.3;
      const home = threatTo(g, nation, from, 1) * stakeIn(s, nation, from) * 0.01;
      return odds * ((1 - chance) * (stake + 2) - chance * 4) - home - 0.2;
    },
    pass: () => 0,
  });
};
/** 10.2 Whether to evade, and where to: from an enemy who would win, to friends. */
const evade: Judge = (s, { nation: named, duchy }) => {
  const { g } = s;
  const [nation, at] = [named as Nation, duchy as DuchyId];
  const enemy = diceIn(g, at, enemiesOf(s, nation, at));
  const own = diceIn(
    g,
    at,
    nationsIn(g, at).filter((each) => areAllied(g, nation, each)),
  );
  const lost = chanceToWin(enemy, own);
  const size = strengthIn(g, at, nation);
  return byKind({
    evadeTo: ({ duchy: to }) => {
      const odds = nineOrMore(attemptModifier(g, nation, null, at, to) + bestRating(s, nation, at));
      const ground = isFriendly(g, nation, to) ? 0.5 : -1;
      return odds * (lost * size * 0.9 + ground) - (1 - odds) * 0.9 - stakeIn(s, nation, at) * (1 - lost) * 0.25 - 0.4;
    },
    pass: () => 0,
  });
};
const bestRating = ({ g }: Situation, nation: Nation, at: DuchyId): number =>
  Math.max(
    0,
    ...g.leaders
      .filter((row) => row.at === at && nationOfLeader(row.id) === nation)
      .map(({ id }) => leaderCard(id).battle),
  );

const retreat: Judge = (s, { nation: named, duchy: from }) => {
  const nation = named as Nation;
  return byKind({
    retreatTo: ({ duchy: to }) => retreatGain(s, nation, to),
    retreatApart: () => -30,
    retreatUnit: ({ duchy: to }) => retreatGain(s, nation, to),
    retreatLeader: ({ duchy: to }) => retreatGain(s, nation, to),
    retreatIntoWar: () => strengthIn(s.g, from as DuchyId, nation) - 8,
    perish: () => 0,
  });
};
const retreatGain = (s: Situation, nation: Nation, to: DuchyId): number =>
  (standing(s.g, nation, to) === 'friendly' ? 3 : 0) +
  Math.min(3, stakeIn(s, nation, to) * 0.12) +
  pullOf(s, nation, to, 4) * 0.1 -
  threatTo(s.g, nation, to, 2) * 0.08 +
  nationsIn(s.g, to).filter((each) => areAllied(s.g, nation, each)).length;
const piece: Judge = (s, { duchy: from }) => {
  const nation = nationsIn(s.g, from as DuchyId).find((each) => s.nations.includes(each)) ?? s.nations[0] ?? 'france';
  return byKind({
    retreatUnit: ({ duchy: to }) => retreatGain(s, nation, to),
    retreatLeader: ({ duchy: to }) => retreatGain(s, nation, to),
  });
};

/** Which side of the battle at hand is for the seat, by the nations in it, else by the Camp. */
const ownSide = (s: Situation): Which | undefined => {
  const { active, inactive } = battle(s.g);
  const mine = (nations: readonly Nation[]): boolean => nations.some((nation) => s.nations.includes(nation));
  if (mine(active.nations)) return 'active';
  if (mine(inactive.nations)) return 'inactive';
  const friends = (nations: readonly Nation[]): boolean =>
    nations.some((nation) => s.powers.some((power) => areAllied(s.g, power, nation)));
  return friends(active.nations) ? 'active' : friends(inactive.nations) ? 'inactive' : undefined;
};
/** How much hangs on the battle at hand. */
const weight = (s: Situation): number => {
  const { at, active, inactive, kind } = battle(s.g);
  const pieces = active.pieces + inactive.pieces;
  const key = kind === 'land' ? Math.max(0, ...s.powers.map((power) => stakeIn(s, power, at as DuchyId))) : 0;
  return pieces * 0.35 + key * 0.3;
};
/** 6.15 A Battle event in a fight that is worth it and not yet decided. */
const battleEvent: Judge = (s) => {
  const { kind } = battle(s.g);
  const side = ownSide(s);
  const open = kind === 'siege' ? 0.5 : side === undefined ? 0 : 1 - Math.abs(2 * oddsOf(s, side) - 1);
  return byKind({
    battleEvent: ({ card }) =>
      weight(s) * open * 1.2 - (cards.has(card as CardId) ? cardCard(card as CardId).cp * 0.55 : 1.2),
    done: () => 0,
  });
};
const oddsOf = (s: Situation, side: Which): number => {
  if (battle(s.g).kind !== 'land') return 0.5;
  const [own, other] = [battleDice(s.g, side), battleDice(s.g, side === 'active' ? 'inactive' : 'active')];
  return side === 'active' ? chanceToWin(own, other) : 1 - chanceToWin(other, own);
};
/** 6.14 A Response in a battle that goes against the seat, or against an enemy who acts. */
const response: Judge = (s, { moment }) => {
  const { g } = s;
  const active = g.impulse?.nation;
  const hostile = active !== undefined && s.powers.some((power) => atWar(g, power, active));
  const own = active !== undefined && s.nations.includes(active);
  return byKind({
    respond: ({ card }) => {
      const cost = cards.has(card as CardId) ? cardCard(card as CardId).cp * 0.45 : 1;
      if (moment === 'roundRolled' || moment === 'battleStart' || moment === 'battleEnded') {
        const side = g.battle === null ? undefined : ownSide(s);
        if (side === undefined) return -1;
        return weight(s) * (moment === 'roundRolled' ? losing(s, side) : 0.45) - cost;
      }
      if (own) return moment === 'attritionDue' ? 1.5 - cost : -1;
      return (hostile ? 2.2 : -1) - cost;
    },
    pass: () => 0,
  });
};
/** How far the dice on the table go against a side. */
const losing = (s: Situation, side: Which): number => {
  const { active, inactive } = battle(s.g);
  const hits = (faces: readonly number[]): number => faces.filter((face) => face >= 5).length;
  const [own, other] = side === 'active' ? [active, inactive] : [inactive, active];
  const margin = own.kills + own.disrupts + hits(own.against) - other.kills - other.disrupts - hits(other.against);
  return margin < -2 ? 0.1 : margin > 4 ? 0.3 : 0.7;
};

/** 9.4, 11.31 The Units of others first, then those that count for less. */
const losses: Judge = (s) =>
  byKind({
    lose: ({ nation }) =>
      s.nations.includes(nation) ? ((s.powers as readonly Nation[]).includes(nation) ? -2 : -1) : 0,
    loseLeader: ({ leader }) => -leaderCard(leader).battle,
    giveUp: () => -5,
    pass: () => 0,
  });
const nameCommander: Judge = () => byKind({ nameCommander: ({ leader }) => leaderCard(leader).battle });

/** 13 Squadrons at a place, in battle dice, for and against a nation. */
const guns = ({ g }: Situation, at: PlaceId, fits: (nation: Nation) => boolean): number =>
  squadronsAt(g, at)
    .filter((row) => fits(row.nation))
    .reduce((sum, row) => sum + Math.max(0, nationCard(row.nation).squadronDice - (row.refit > 0 ? 1 : 0)), 0);
const navalOdds = (s: Situation, nation: Nation, at: PlaceId): number =>
  guns(s, at, (other) => areAllied(s.g, nation, other)) - guns(s, at, (other) => atWar(s.g, nation, other));
const navalIntercept: Judge = (s, { nation, place }) =>
  byKind({ navalIntercept: () => navalOdds(s, nation as Nation, place as PlaceId) + 0.5, pass: () => 0 });
const navalEvade: Judge = (s, { nation, place }) =>
  byKind({ navalEvade: () => -navalOdds(s, nation as Nation, place as PlaceId) - 0.5, pass: () => 0 });
const sink: Judge = (s) =>
  byKind({ sink: ({ nation }) => (s.nations.includes(nation) ? -nationCard(nation).squadronDice : 1) });
const refuge: Judge = (s) =>
  byKind({
    refuge: ({ place }) =>
      (s.powers.some((power) => controller(s.g, place) === power) ? 1 : 0) - links(place).length * 0.01,
  });

/** How the questions of march, battle and sea are judged. */
export const BATTLE: Judges = {
  'intercept.offer': intercept,
  'evade.offer': evade,
  'retreat.where': retreat,
  'retreat.war': retreat,
  'retreat.piece': piece,
  'battleEvent.offer': battleEvent,
  'response.offer': response,
  'losses.which': losses,
  'losses.giveUp': losses,
  'losses.flag': () => byKind({ loseFlag: ({ duchy }) => (duchyCard(duchy).key ? -1 : 1), pass: () => 0 }),
  'battle.commander': nameCommander,
  'navalIntercept.offer': navalIntercept,
  'navalEvade.offer': navalEvade,
  'navalLosses.which': sink,
  'navalRetreat.where': refuge,
  'siege.again': (s) => {
    const { at } = battle(s.g);
    const nation = s.g.impulse?.nation ?? 'france';
    return byKind({ anotherRound: () => (stakeIn(s, nation, at as DuchyId) >= 0 ? 1 : 0), stopSiege: () => 0 });
  },
};
