import { general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { Question } from '@bivouac/kernel';
import { provinceOf } from '../catalogue/board.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { leftToGive } from '../rules/7-interphase/7.3.2-lines.ts';
import { costOfSteps, HALVES } from '../rules/7-interphase/7.3.2-production.ts';
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
/** No step costs more, in halves of a resource. */
const DEAREST = 6;

/** 7.3.2 What a power could still raise and complete of troops that go to war, in halves of a resource. */
const wishOf = ({ g }: Situation, power: NationId): number =>
  g.units.reduce((sum, row) => {
    const { nation, homeOnly, steps } = unitCard(row.id);
    if (nation !== power || homeOnly) return sum;
    if (isForce(row.at)) return sum + (row.reduced ? costOfSteps(g, row.id, 1) : 0);
    return sum + (row.at === 'reserve' ? costOfSteps(g, row.id, steps) : 0);
  }, 0);
const needs = (s: Situation, power: NationId): boolean => wishOf(s, power) > HALVES * leftToGive(s.g, power);

/** 7.3.1 Aid is taken by a power that has more to raise than it can pay, from one that has more than it needs. */
const isAidOfUse = (s: Situation, from: NationId, answers: Question['answers']): boolean => {
  const { budget } = s.g;
  if (!budget || needs(s, from) || wishOf(s, budget.power) <= budget.halves) return false;
  // What could be paid and is not offered finds no place.
  return budget.halves < DEAREST || answers.some(({ kind }) => kind === 'build' || kind === 'complete');
};

const line: Judge = (s, _asked, { answers }) => {
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
    takeAid: ({ from }) => (isAidOfUse(s, from, answers) ? 2.5 : -1),
    giveAid: ({ to }) => (needs(s, to) ? 0.15 : -1),
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

/** From Norway nobody comes to the war in time. */
const A_SEA_AWAY = 20;
const isRemote = (at: ZoneId): boolean => provinceOf(at) === 'norvege';

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
  'alliance.deploy': (s) => byKind({ deploy: ({ zone }) => raiseWorth(s, zone) - (isRemote(zone) ? A_SEA_AWAY : 0) }),
};
