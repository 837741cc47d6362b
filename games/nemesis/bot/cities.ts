import { hexAt } from '../catalogue/board.ts';
import { type HexId, type Side, unitCard } from '../catalogue/catalogue.ts';
import { isFriendly } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { boardOf, campaignOf, type Nemesis, opponent, scenarioOf } from '../state/state.ts';
import type { Force } from './force.ts';
import type { Situation } from './situation.ts';
import { citiesOfTheYear } from '../rules/17-linked-campaigns/17.8-cities.ts';
import { endingStake, pointsNow } from './invasion.ts';

/** Everything is counted in hits. A Battle point weighs about as much as a city. */
export const BATTLE_POINT = 5;

/** What a victory city weighs that changes hands: the nearer the end, the more. */
export const cityWorth = ({ turnsLeft }: Pick<Situation, 'turnsLeft'>): number =>
  turnsLeft === 0 ? 20 : turnsLeft <= 2 ? 9 : 6;

/** 14.4a, 18.4a Does this city count in the end, as the powers stand now? */
export const isVictoryCity = (g: Nemesis, hex: HexId): boolean =>
  citiesOfTheYear(g).includes(hex) &&
  (g.politics.austria === 'coalition' || !campaignOf(g)?.armistice.austrianCities.includes(hex));

/** 14.4a In 1813 a city is its owner's even when nobody stands in it. */
const isOwn = (g: Nemesis, side: Side, hex: HexId): boolean =>
  scenarioOf(g).citiesCount === 'whenHeld' && isFriendly(g, side, hex);

/** 14.9b The Confederation wavers over its cities, and goes over once Austria fights. */
const WAVERS = { alone: 0.2, withAustria: 0.7 };
const wavers = ({ g }: Situation, side: Side, hex: HexId): number => {
  const confederation = campaignOf(g)?.confederation;
  if (!confederation || g.politics.confederation === 'coalition') return 0;
  if (!confederation.cities.includes(hex) && confederation.together !== hex) return 0;
  if (g.politics.austria === 'coalition') return WAVERS.withAustria;
  return side === 'coalition' && g.politics.confederation === 'french' ? WAVERS.alone : 0;
};

/** 14.14 Hamburg brings a Battle point each Turn until it has brought them all. */
const hamburgPoints = ({ g }: Situation, hex: HexId): number => {
  const hamburg = campaignOf(g)?.hamburg;
  if (hamburg?.hex !== hex || g.politics.armistice !== null) return 0;
  return g.politics.hamburgPoints < hamburg.mostPoints ? BATTLE_POINT : 0;
};

/** What it is worth to a side that the city is its own in the end and not the enemy's. */
export const stakeOf = (s: Situation, side: Side, hex: HexId): number =>
  isVictoryCity(s.g, hex)
    ? pointsNow(s.g) * cityWorth(s) * (1 + wavers(s, side, hex)) + hamburgPoints(s, hex) + endingStake(s, side, hex)
    : 0;

/** Does the city count for the side as long as no enemy comes to it? */
export const countsUnheld = (g: Nemesis, side: Side, hex: HexId): boolean =>
  isOwn(g, side, hex) && !isOwn(g, opponent(side), hex);

const WATCHED = { inReach: 0.35, atPeace: 0.02 };

/** What standing in a city is worth: an own one need only be watched, and only where the enemy could come. */
export const holdingWorth = (s: Situation, side: Side, hex: HexId, isThreatened: boolean): number => {
  const stake = stakeOf(s, side, hex);
  if (stake === 0 || !countsUnheld(s.g, side, hex)) return stake;
  return stake * (isThreatened ? WATCHED.inReach : WATCHED.atPeace);
};

const RIOT_ON = 1 / 6;
const FORESEEN = 3;

/** 13.1 What Cossacks in a city are likely to cost in the next Turns: a Battle point counts like a city. */
export const riotRisk = (s: Situation, { side, units }: Pick<Force, 'side' | 'units'>, hex: HexId): number => {
  const { g, turnsLeft } = s;
  const { cossackRiotsFromTurn } = scenarioOf(g);
  if (side !== 'coalition' || cossackRiotsFromTurn === undefined || g.clock.turn < cossackRiotsFromTurn - 1) return 0;
  if (hexAt(boardOf(g), hex).city === undefined || !units.some(({ id }) => unitCard(id).cossack)) return 0;
  return RIOT_ON * cityWorth(s) * Math.min(FORESEEN, turnsLeft + 1);
};

/** 14.17 A port feeds the chain of Depots as long as somebody holds it. */
const PORT = 2.5;
export const portWorth = ({ g }: Situation, side: Side, hex: HexId): number => {
  const ports = campaignOf(g)?.ports[side];
  return ports?.includes(hex) && g.politics.austria === 'neutral' ? PORT : 0;
};
