import {
  capitalsOf,
  card as cardCard,
  duchy,
  leader as leaderCard,
  nationOfLeader,
  pieceSizes,
  reserve as reserveCard,
} from '../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation, type Power } from '../catalogue/ids.ts';
import {
  atWar,
  campOf,
  controller,
  handOf,
  impulse,
  isPlayerPower,
  leaderRow,
  leadersOfIn,
  maneuversLeft,
  nationsIn,
  unitsIn,
  unitsOnMap,
  isOnMap,
} from '../state/state.ts';
import { oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { warCost } from '../rules/8-diplomacy/8.33-may-declare.ts';
import { type Answering, eventWorth } from './events.ts';
import { courtGain, pushGain } from './diplomacy.ts';
import { shipyardGain, voyageFrom } from './fleets.ts';
import { byKind, type Judge } from './judging.ts';
import { bestLooseMarch, bestMarch, siegeGain } from './march.ts';
import { bestLanding } from './landing.ts';
import { isFighting, POINT, prizeOf, pullOf, RATE, stakeIn, threatTo, neighbours } from './worth.ts';
import type { Situation } from './situation.ts';

/** 7 What a build in a Duchy brings: where leaders want Units, where the front is near, where a stake is threatened. */
export const buildGain = (s: Situation, nation: Nation, at: DuchyId): number => {
  const { g } = s;
  const leaders = leadersOfIn(g, nation, at);
  const room = leaders.reduce((sum, id) => sum + leaderCard(id).command, 0) - unitsIn(g, at, nation);
  const pull = Math.min(3, pullOf(s, nation, at, 6) * 0.22);
  const guard = Math.min(3, (stakeIn(s, nation, at) * threatTo(g, nation, at)) / 60);
  const war = isFighting(g, nation) ? 1 : 0.55;
  const enemies = nationsIn(g, at).filter((other) => atWar(g, nation, other));
  if (enemies.length > 0) return -5;
  const many = unitsOnMap(g, nation) > 20 ? 0.6 : 1;
  return (0.7 + pull + guard + (room > 0 ? 0.5 : -0.2)) * war * many;
};
const leaderGain = (s: Situation, nation: Nation, at: DuchyId, leader: LeaderId): number => {
  const { g } = s;
  const led = leadersOfIn(g, nation, at).reduce((sum, id) => sum + leaderCard(id).command, 0);
  const unled = unitsIn(g, at, nation) - led;
  const { command, battle } = leaderCard(leader);
  return Math.min(command, Math.max(0, unled)) * 0.9 + battle * 0.8 - command * RATE + (unled > 1 ? 1 : -1.5);
};

const WORTH_MARCHING = 0.35;
const WORTH_SAILING = 0.25;

/** 5.1 What next in an Impulse: every act by what it brings beyond the points that it costs. */
export const act =
  (answering: Answering): Judge =>
  (s, { nation: named }) => {
    const { g } = s;
    const nation = named as Nation;
    const { points, played, plus, scheduled } = impulse(g);
    const by = { nation, seat: s.seat };
    const pact = !isPlayerPower(g, nation);
    const rate = isFighting(g, nation) ? 1.05 : 0.85;
    const marches = new Map<LeaderId, number>();
    const march = (leader: LeaderId): number => {
      const known = marches.get(leader);
      if (known !== undefined) return known;
      const gain = bestMarch(s, leader, points)?.gain ?? -9;
      marches.set(leader, gain);
      return gain;
    };
    return byKind({
      points: ({ card }) => cardCard(card).cp * rate + 0.5 - heldBack(s, nation, card),
      hiddenPoints: ({ card }) => cardCard(card).cp * rate + 0.5,
      event: ({ card }) => eventWorth(s, by, card, answering),
      hiddenEvent: ({ card }) => eventWorth(s, by, card, answering),
      reservePoints: ({ reserve }) =>
        played || handOf(g, nation).length === 0 || pact
          ? reserveCard(reserve).cp * rate * 0.8
          : reserveCard(reserve).cp * 0.3,
      reserveEvent: ({ reserve }) => eventWorth(s, by, reserve, answering),
      resource: () => (handOf(g, nation).length === 0 && !played && !plus && isPower(nation) ? -4 : -6),
      build: ({ duchy: at }) => bestBuild(s, nation, at, points),
      oneUnit: () => 0,
      buildSquadron: () => shipyardGain(s, nation),
      regroupUnit: ({ duchy: at }) => buildGain(s, nation, at) + 0.1,
      regroupLeader: ({ duchy: at, leader }) => 1 + leaderCard(leader).battle * 0.5 + buildGain(s, nation, at) * 0.3,
      regroupSquadron: () => 0.5,
      refit: () => 0.6,
      flag: ({ duchy: at }) => prizeOf(s, nation, at) - RATE * 0.5,
      siege: ({ leader }) => {
        const at = leaderRow(g, leader).at as DuchyId;
        return siegeGain(s, nation, oneArmy(g, leader, at), at) + 0.05;
      },
      march: ({ leader }) => march(leader) - WORTH_MARCHING,
      marchUnits: ({ duchy: at, count }) => {
        const sizes = pieceSizes(nation);
        const plan =
          count === Math.max(...sizes.filter((size) => size <= unitsIn(g, at, nation)))
            ? bestLooseMarch(s, nation, at, count, points)
            : undefined;
        return (plan?.gain ?? -9) - WORTH_MARCHING - 0.2;
      },
      convoy: ({ leader }) =>
        (bestLanding(
          s,
          nation,
          leaderRow(g, leader).at as DuchyId,
          oneArmy(g, leader, leaderRow(g, leader).at as DuchyId),
          points,
        )?.gain ?? -9) - WORTH_MARCHING,
      convoyUnits: ({ duchy: at, count }) =>
        (bestLanding(s, nation, at, { commander: null, leaders: [], units: { [nation]: count } }, points)?.gain ?? -9) -
        WORTH_MARCHING,
      courtRight: ({ nation: proxy }) => courtGain(s, nation as Power, proxy),
      courtLeft: ({ nation: proxy }) => pushGain(s, proxy),
      flipUp: ({ nation: proxy }) => (points === 1 ? Math.max(-0.2, courtGain(s, nation as Power, proxy) * 0.2) : -1),
      flipDown: () => -1,
      endWar: () => 0.4,
      declareWar: ({ on }) => warGain(s, nation, on) - warCost(g, on) * RATE,
      changeCamp: () => -20,
      enterCamp: ({ camp }) => (campOf(g, nation) === camp ? -9 : 2),
      takeCommand: () => -1,
      leadFleet: () => -0.5,
      sail: ({ from }) => (voyageFrom(s, nation, from, maneuversLeft(g))?.gain ?? -9) - WORTH_SAILING,
      endImpulse: () => (scheduled ? 0.02 : 0.02),
    });
  };

/** A card that will be worth more in battle or as a Response is held while there is another. */
const heldBack = ({ g }: Situation, nation: Nation, card: Parameters<typeof cardCard>[0]): number => {
  const { timing } = cardCard(card);
  return handOf(g, nation).length > 1 && timing !== 'impulse' ? 0.4 : 0;
};
const bestBuild = (s: Situation, nation: Nation, at: DuchyId, points: number): number => {
  const unit = points >= 2 ? buildGain(s, nation, at) * 1.35 - 2 * RATE * 0.55 : -9;
  const leaders = s.g.leaders
    .filter(
      ({ id, at: place }) => place === 'pool' && nationOfLeader(id) === nation && leaderCard(id).command <= points,
    )
    .map(({ id }) => leaderGain(s, nation, at, id));
  return Math.max(unit, ...leaders);
};
/** 7.1 What is built in a Duchy. */
export const build: Judge = (s, { nation, duchy: at }) =>
  byKind({
    oneUnit: () => buildGain(s, nation as Nation, at as DuchyId) * 1.35 - 2 * RATE * 0.55,
    oneLeader: ({ leader }) => leaderGain(s, nation as Nation, at as DuchyId, leader),
    done: () => 0,
  });

/** 8.33 War on a Neutral: its Keys within reach, against the trouble that it brings. */
export const warGain = (s: Situation, nation: Nation, on: Nation): number => {
  const { g } = s;
  if (!(s.powers as readonly Nation[]).includes(nation)) return -20;
  const armies = g.leaders.filter(({ id, at, halted }) => nationOfLeader(id) === nation && !halted && isOnMap(at));
  let best = 0;
  for (const { at } of armies) {
    const place = at as DuchyId;
    for (const to of neighbours(place)) {
      if (controller(g, to) !== on || !duchy(to).key) continue;
      const guard = unitsIn(g, to, on);
      if (guard <= 1) best = Math.max(best, POINT * 0.35);
    }
  }
  const trouble = unitsOnMap(g, on) * 0.9 + (isPower(on) ? 8 : 3) + capitalsOf(on).length;
  return best - trouble;
};
