import { thought } from '@bivouac/bots';
import type { EuropeAnswer } from '../answers/answers.ts';
import { unit as unitCard } from '../catalogue/catalogue.ts';
import { armyBeside } from '../rules/9-activations/9.1-army-beside.ts';
import { costOfArmies, costOfForce } from '../rules/9-activations/9.1-cost.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import type { GeneralId, ZoneId } from '../catalogue/ids.ts';
import {
  armyOf,
  depotsWith,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  type ForceName,
  forcesOf,
  forceSteps,
  hasFortressOf,
  isBesieged,
  unitsAt,
  zone,
} from '../state/state.ts';
import { worthOf } from './goals.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { neighbours } from '../catalogue/board.ts';
import { columnOf, columnOnMarch, isMilitia } from './column.ts';
import { marchers } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { nextGoal } from './draw.ts';
import { bestHaste, gainOf } from './forced-march.ts';
import { bestMarch, mayStop } from './march.ts';
import { fleetGain, gainAtSea } from './naval.ts';
import { depotFeeds } from './lines.ts';
import { isFullFor, LAST_ROUND, massOf, quarry } from './hunt.ts';
import { comingUpWorth, isLeftStanding } from './hunt-activation.ts';
import { siegeBonus } from './siege.ts';
import { isHunt, type Situation } from './situation.ts';
import { generalWorth } from './strength.ts';
import { enemyNear } from './threats.ts';
import { distanceTo } from './ways.ts';

/** What it would gain to activate a force, without what it costs. */
const gainOfForce = thought((s: Situation, id: ForceId): number =>
  isLeftStanding(s, id) ? -1 : gainOf(s, [id]) * massOf(s, [id]) + comingUpWorth(s, id),
);

const mayGo = (g: Europe, id: ForceId): boolean => {
  const { inside, zone: at } = force(g, id);
  return !(inside && isBesieged(g, at)) && !g.action?.activated.includes(id);
};

/** 14.1, 20.1 In the hunt each attacks for itself, and the other marches to the guns: that makes two battles. */
const AS_ONE = 0.7;

/** 9.1 Two armies that stand together may march as one. */
const gainOfArmies = thought((s: Situation, id: ForceId): number => {
  const beside = armyBeside(s.g, id, s.side);
  return beside === null ? 0 : gainOf(s, [id, beside]) * massOf(s, [id, beside]) * (isHunt(s) ? AS_ONE : 1);
});

/** What so many activation points would probably bring: the best activations that they pay for. */
export const gainOfPoints = (s: Situation, points: number): number => {
  const { g, side } = s;
  const onLand = forcesOf(g, side)
    .filter((id) => mayGo(g, id))
    .map((id) => ({ gain: gainOfForce(s, id), cost: costOfForce(g, id) }));
  const offers = [...onLand, { gain: gainAtSea(s), cost: 1 }]
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain / b.cost - a.gain / a.cost);
  let left = points;
  let sum = 0;
  for (const { gain, cost } of offers) {
    if (cost > left) continue;
    left -= cost;
    sum += gain;
  }
  return sum;
};

/** 12.6 So many forces of a Major Campaign are activated free. */
const CAMPAIGN = 3;
/** What a Major Campaign would bring: the best activations, whatever they cost. */
export const gainOfCampaign = (s: Situation): number =>
  forcesOf(s.g, s.side)
    .filter((id) => mayGo(s.g, id))
    .map((id) => Math.max(0, gainOfForce(s, id)))
    .toSorted((a, b) => b - a)
    .slice(0, CAMPAIGN)
    .reduce((sum, gain) => sum + gain, 0);

const WORTH_A_POINT = 0.6;
/** 20.1 In 1815 the Empire will never need the points that it keeps, nor anybody those of the last round. */
const IN_1815 = 0.05;
const isSpare = (s: Situation): boolean => !isHunt(s) || s.g.clock.round >= LAST_ROUND;
const priceOf = (s: Situation): number => (s.g.scenario === '1815' && isSpare(s) ? IN_1815 : WORTH_A_POINT);

/** The gain of an activation, by the point that it costs. */
const forItsCost = (gain: number, cost: number): number => (gain <= 0 ? gain : gain / Math.sqrt(Math.max(1, cost)));

const FIGHT_NOW = 50;

const whom: Judge = (s) => {
  const { g } = s;
  const isFree = g.campaign !== null || (g.action?.grants.length ?? 0) > 0;
  return byKind({
    activate: ({ force: name }) => {
      const id = forceCalled(g, name);
      return forItsCost(gainOfForce(s, id), isFree ? 1 : costOfForce(g, id)) - priceOf(s);
    },
    activateArmies: ({ force: name }) => {
      const id = forceCalled(g, name);
      return forItsCost(gainOfArmies(s, id), isFree ? 1 : costOfArmies(g, id)) - priceOf(s);
    },
    detachCorps: () => -1,
    detach: () => -1,
    activateFleet: ({ fleet }) => fleetGain(s, fleet) - WORTH_A_POINT,
    fightIn: ({ zone: at }) => (isFullFor(s, at) ? FIGHT_NOW : 0.3),
    done: nothing,
  });
};

const hasMilitia = (g: Europe, id: ForceId): boolean => unitsAt(g, id).some((row) => isMilitia(row.id));

/** 9.1 Idle forces nearby join the army before it sets out. */
const callIn: Judge = (s) => {
  const { g } = s;
  return byKind({
    callIn: ({ force: name }) => {
      const id = forceCalled(g, name);
      const at = force(g, id).zone;
      if (zone(g, at).siege !== null || force(g, id).demoralised || hasMilitia(g, id)) return -1;
      if (isHunt(s)) return callWorth(s, id);
      return 0.5 + 0.1 * forceSteps(g, id) - gainOfForce(s, id) * 0.3;
    },
    done: nothing,
  });
};

const A_STEP_CALLED_IN = 2;
/** 9.1, 12.2 Who is called in costs a point; who stands on the way is taken along. */
const callWorth = (s: Situation, id: ForceId): number => {
  const { march } = s.g;
  if (!march) return -1;
  const column = columnOf(s.g, marchers(s.g, march));
  const plan = bestMarch(s, column);
  if (plan.to.first === force(s.g, id).zone) return -1;
  const cost = march.calledIn ? 0 : plan.worth - bestMarch(s, { ...column, left: column.left - 1 }).worth;
  return A_STEP_CALLED_IN * forceSteps(s.g, id) - cost;
};

/** 12.3 Nobody forces a march without need. */
const forcedMarch: Judge = (s) => {
  const { march } = s.g;
  const free = march?.grant?.freeForcedMarch === true;
  if (free || !march) return byKind({ forced: ({ points }) => (free ? points : -points) });
  const wanted = bestHaste(s, columnOnMarch(s.g, march)).points;
  return byKind({ forced: ({ points }) => -Math.abs(points - wanted) });
};

const LEAST_SIEGE_BONUS = -1;

/** 14.9.4 So many points rally an army and still bring it upon an enemy beside it. */
const RALLIES_AND_FIGHTS = 3;

/** 12.1 The next step towards the best end of this march. */
const nextStep: Judge = (s) => {
  const { g } = s;
  const { march } = g;
  if (!march) return nothing;
  const column = columnOnMarch(g, march);
  const here = column.from;
  const { to } = bestMarch(s, column);
  const stays = to.first === null;
  const takesHere = worthOf(s, here);
  const friends = (name: ForceName): ForceId => forceCalled(g, name);
  const onlyPasses = column.entered !== null && !stays && !mayStop(s, column, here);
  return byKind({
    march: ({ to: next }) => (next === to.first ? 1 : -2),
    control: () => (onlyPasses && column.left < 2 ? -1 : stays || takesHere > 1 ? 3 : 0.9),
    siege: () => (onlyPasses ? -1 : siegeBonus(g, march.force) >= LEAST_SIEGE_BONUS ? 2.5 : stays ? 0.2 : -1),
    rally: () => (!stays && to.zone === quarry(s) && column.left < RALLIES_AND_FIGHTS ? 0.5 : 2),
    absorb: ({ force: name }) => absorbWorth(s, march.force, friends(name)),
    absorbUnit: () => -1,
    drop: ({ unit }) =>
      !stays && isMilitia(unit) && zone(g, to.first ?? here).nation !== unitCard(unit).nation ? 2 : -3,
    dropGeneral: () => -3,
    dismiss: () => -5,
    dropDepot: ({ fixed }) =>
      fixed && stays ? depotWorth(s, march.force) : fixed && feedsTheAttack(s, march.force, here, to.first) ? 4 : -3,
    pickUpDepot: () => -2,
    halt: () => (stays ? 0 : -1),
  });
};

/** 12.2 A lone corps is taken along by an army that has room for it, unless it has something of its own to do. */
const absorbWorth = (s: Situation, id: ForceId, friend: ForceId): number => {
  const { g } = s;
  const at = force(g, id).zone;
  if (force(g, friend).demoralised || zone(g, at).siege !== null || hasMilitia(g, friend)) return -1;
  if (force(g, id).commander === null) return -1;
  return enemyNear(s, at) > 0 || armyOf(g, id) !== undefined || force(g, friend).commander === null ? 1.5 : -1;
};

/** 13.5 The step to a battle or a siege would lead out of supply, but for a depot. */
const feedsTheAttack = ({ g, enemy }: Situation, id: ForceId, from: ZoneId, to: ZoneId | null): boolean =>
  to !== null && (fieldForces(g, to, enemy).length > 0 || hasFortressOf(g, to, enemy)) && depotFeeds(g, id, from, to);

const A_LINK = 1.8;
const OF_NO_USE = -3;

/** 13.3, 13.4 A depot is fixed where the lines end and the way to the next goal goes on. */
const depotWorth = (s: Situation, id: ForceId): number => {
  const { g } = s;
  const { zone: at } = force(g, id);
  const [depot] = depotsWith(g, id);
  const goal = nextGoal(s, at, forceSteps(g, id));
  if (!depot || goal === null || !isSupplied(g, id)) return OF_NO_USE;
  const withDepot: Europe = {
    ...g,
    depots: g.depots.map((row) => (row.id === depot.id ? { ...row, with: null, zone: at, fixed: true } : row)),
  };
  const left = distanceTo(s, at, goal);
  const isFed = (ground: Europe, to: ZoneId): boolean =>
    isSupplied({ ...ground, forces: ground.forces.map((row) => (row.id === id ? { ...row, zone: to } : row)) }, id);
  const helps = neighbours(at).some((to) => distanceTo(s, to, goal) < left && !isFed(g, to) && isFed(withDepot, to));
  return helps ? A_LINK : OF_NO_USE;
};

const bestGeneral: Judge = () =>
  byKind({
    appoint: ({ general }) => generalWorth(general),
    dismiss: ({ general }: { general: GeneralId }) => -generalWorth(general),
  });

export const ACTIVATION: Judges = {
  'activation.whom': whom,
  'campaign.next': whom,
  'callIn.whom': callIn,
  'forced.howMany': forcedMarch,
  'march.next': nextStep,
  'appoint.whom': bestGeneral,
  'command.whichGeneral': bestGeneral,
  'swap.which': () => byKind({ done: nothing, swap: () => -1 }),
  'campaign.fightOrWait': () => byKind({ fight: nothing, await: () => 1 }),
  'campaign.whoFirst': () => nothing as (answer: EuropeAnswer) => number,
};
