import { general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { costOfSteps } from '../rules/7-interphase/7.3.2-production.ts';
import {
  armyOf,
  depotsWith,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forceSteps,
  isForce,
  unitRow,
} from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { eventWorth } from './hand.ts';
import { pull } from './draw.ts';
import type { Situation } from './situation.ts';
import { channelFleets, isEmbarkation } from './naval.ts';
import { isAtWarWithBritain, posts } from './posts.ts';
import { generalWorth } from './strength.ts';

const SQUADRON = 3;

const line: Judge = (s) => {
  const { g } = s;
  const perHalf = (worth: number, halves: number): number => worth / Math.max(1, halves);
  return byKind({
    event: (answer) => eventWorth(s, answer) - 1.5,
    freeCard: () => 20,
    deployGeneral: ({ general }) => 8 + 0.1 * generalWorth(general),
    buildArmy: () => 7,
    complete: ({ unit }) => {
      if (unitCard(unit).homeOnly) return -1;
      const { at } = unitRow(g, unit);
      const isArmy = isForce(at) && armyOf(g, at) !== undefined;
      return 4 + (isArmy ? 1 : 0) + perHalf(0.3 * unitCard(unit).morale, costOfSteps(g, unit, 1));
    },
    build: ({ unit, steps }) =>
      unitCard(unit).homeOnly
        ? -1
        : 3 + steps * 0.2 + perHalf(0.5 * steps * unitCard(unit).morale, costOfSteps(g, unit, steps)),
    buildDepot: () => (armiesWithoutDepot(s) ? 5 : 0.5),
    buyCard: () => 6,
    buildSpecial: () => 2,
    freeFleet: () => 1,
    buildFleet: () => fleetWish(s),
    dockFleet: () => 0.2,
    takeAid: () => 2.5,
    giveAid: () => -1,
    relieve: () => -5,
    withdraw: () => -9,
    withdrawFleet: () => -9,
    withdrawDepot: () => -9,
    done: nothing,
  });
};

/** 17 France wants ships in the Channel. */
const fleetWish = (s: Situation): number => {
  if (s.g.budget?.power !== 'france' || !isAtWarWithBritain(s)) return 0.2;
  const there = channelFleets(s);
  return there === 0 ? 5.5 : there < SQUADRON ? 4 : 0.2;
};

const armiesWithoutDepot = ({ g, side }: Situation): boolean => {
  const power = g.budget?.power;
  return g.armies.some(({ at }) => {
    if (!isForce(at)) return false;
    const { commander } = force(g, at);
    const isOurs = commander !== null && generalCard(commander).nation === power;
    return isOurs && side !== undefined && depotsWith(g, at).length === 0;
  });
};

/** 7.3.4 Men are raised where an army of theirs can take them in, and near the goals. */
const raiseWorth = (s: Situation, at: ZoneId): number => {
  const { g, side } = s;
  const hosts = fieldForces(g, at, side).filter((id) => force(g, id).commander !== null);
  const army = hosts.some((id) => armyOf(g, id) !== undefined);
  return (army ? 3 : hosts.length > 0 ? 2 : 0) + (isEmbarkation(s, at) ? 6 : 0) + 0.5 * pull(s, at, 3);
};

const hostWorth = (s: Situation, id: ForceId): number => {
  const { g } = s;
  const { commander } = force(g, id);
  return (
    (commander === null ? 4 : 0) +
    (commander === null && posts(s, 'posts').has(force(g, id).zone) ? 5 : 0) +
    (armyOf(g, id) === undefined ? 0 : 2) +
    0.4 * forceSteps(g, id) +
    0.2 * pull(s, force(g, id).zone, forceSteps(g, id))
  );
};

const withWhom: Judge = (s) => byKind({ raiseWith: ({ force: name }) => hostWorth(s, forceCalled(s.g, name)) });

const depotWith: Judge = (s, { what }) =>
  what === 'depot'
    ? byKind({
        raiseWith: ({ force: name }) => {
          const id = forceCalled(s.g, name);
          return forceSteps(s.g, id) - 3 * depotsWith(s.g, id).length;
        },
        raiseAt: () => -9,
      })
    : byKind({ raiseWith: ({ force: name }) => forceSteps(s.g, forceCalled(s.g, name)) });

const where: Judge = (s) => byKind({ raiseAt: ({ zone }) => raiseWorth(s, zone) });

export const BUDGET: Judges = {
  'budget.line': line,
  'raise.where': where,
  'raise.withWhom': depotWith,
  'general.withWhom': withWhom,
  'general.successor': () => byKind({ deployGeneral: ({ general }) => generalWorth(general) }),
  'raise.minorSteps': (s) =>
    byKind({
      raiseMinor: ({ unit }) => 1 + unitCard(unit).morale + (unitRow(s.g, unit).reduced ? 0.5 : 0),
      done: nothing,
    }),
  'alliance.deploy': (s) => byKind({ deploy: ({ zone }) => raiseWorth(s, zone) }),
};
