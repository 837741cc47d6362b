import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers.ts';
import { type Link, linkBetween, neighbours } from '../../board.ts';
import { unit as unitCard } from '../../catalogue.ts';
import type { NationId, Side, UnitId, ZoneId } from '../../ids.ts';
import { log, must, say } from '../../speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  hasFlagOf,
  hasForce,
  hasFortressOf,
  isBesieged,
  isForce,
  isSide,
  leadingPower,
  moveForce,
  nation,
  nationOfForce,
  opponent,
  POWERS,
  sideOf,
  unitRow,
  unitsAt,
} from '../../state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { trimAllies } from '../10-command/10.1-surplus.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { mayServeUnder } from '../10-command/10.2-hierarchy.ts';
import { absorb, absorbUnit, companions, mayAbsorb, mayAbsorbUnit } from '../12-land-movement/12.2-absorbing.ts';
import { consolidate, stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';
import { detachCorps, mayDetachCorps } from '../12-land-movement/12.2-detaching.ts';
import { mayGo } from '../12-land-movement/12.1-entry.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { depotsAtHand, mayPickUpDepot, pickUpDepot } from '../12-land-movement/12.2-depots.ts';
import { mayLeaveFrontier } from '../20-scenarios/20.2-prussian-frontier.ts';

/** 7.6 A general may double the movement factor of his force. */
const DOUBLE = 2;

const factorOf = (g: Europe, id: ForceId): number => Math.min(...unitsAt(g, id).map((row) => unitCard(row.id).mf));
const reachOf = (g: Europe, id: ForceId): number => factorOf(g, id) * (force(g, id).commander === null ? 1 : DOUBLE);

const forcesOfPower = (g: Europe, side: Side, power: NationId): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => leadingPower(g, nationOfForce(g, id)) === power && !force(g, id).inside);

/** 7.6 Supplied forces, each once. */
const mayRedeploy = (g: Europe, id: ForceId): Verdict =>
  must('7.6', !g.moved.includes(id), 'redeploy.moved1', { force: called(g, id) }) ??
  must('7.6', isSupplied(g, id), 'redeploy.notSupplied', { force: called(g, id) });

/** 7.6 Not among enemy units, nor to an unbesieged enemy fortress, an enemy flag, or a place without supply. */
const isFriendly = (g: Europe, side: Side, to: ZoneId): boolean => {
  const enemy = opponent(side);
  const fortress = hasFortressOf(g, to, enemy) && !isBesieged(g, to);
  return fieldForces(g, to, enemy).length === 0 && !fortress && !hasFlagOf(g, to, enemy);
};
const suppliedAt = (g: Europe, id: ForceId, to: ZoneId): boolean =>
  isSupplied({ ...g, forces: g.forces.map((row) => (row.id === id ? { ...row, zone: to } : row)) }, id);

const wayTo = (from: ZoneId, to: ZoneId): Link => {
  const way = linkBetween(from, to);
  if (!way) throw new Error(`7.6: ${from} and ${to} are no neighbours`);
  return way;
};
const mayStep = (g: Europe, side: Side, id: ForceId, way: Link, left: number): Verdict =>
  must('7.6', way.cost <= left, 'redeploy.tooFar', { zone: way.to }) ??
  mayGo(
    g,
    side,
    unitsAt(g, id).map((row) => row.id),
    way,
  ) ??
  must('7.6', isFriendly(g, side, way.to), 'redeploy.enemy', { zone: way.to }) ??
  mayLeaveFrontier(g, id, way.to) ??
  must('7.6', suppliedAt(g, id, way.to), 'redeploy.noSupplyThere', { zone: way.to });

/** 7.6, 11 Where it stops it stands alone, or becomes one force with those who are there, within command and by rank. */
const mayStop = (g: Europe, side: Side, id: ForceId): Verdict => {
  const { zone } = force(g, id);
  const there = fieldForces(g, zone, side);
  if (stackAsTheyAre(g, there)) return undefined;
  const bodies = there.map((each) => bodyOf(g, each));
  const best = bodies.toSorted((one, other) => Number(other.army) - Number(one.army))[0];
  const units = bodies.flatMap((body) => body.units);
  const leaders = bodies.filter((body) => body.commander !== null);
  const fits = leaders.some(
    (body) =>
      mayCommand(g, { ...body, units }) === undefined &&
      leaders.every(
        (other) =>
          other === body ||
          (body.commander !== null && other.commander !== null && mayServeUnder(other.commander, body.commander)),
      ),
  );
  return must('11', best !== undefined && fits, 'redeploy.crowded', { zone });
};

interface Progress {
  readonly start: ZoneId;
  readonly spent: number;
  readonly route: readonly ZoneId[];
  /** The units that have made the last step. */
  readonly marched: readonly UnitId[];
}

/** 12.2 A force that can neither go on nor become one with those who are there goes back to where it last could stop. */
const turnBack = (g: Europe, side: Side, id: ForceId, { start, route }: Progress): void => {
  for (const zone of [...route.slice(0, -1).toReversed(), start]) {
    moveForce(g, id, zone);
    if (mayStop(g, side, id) === undefined) return;
  }
};

type Step =
  | AnswerOf<'redeployTo'>
  | AnswerOf<'absorb'>
  | AnswerOf<'absorbUnit'>
  | AnswerOf<'pickUpDepot'>
  | typeof DONE;

/** 7.6, 12.2 On its way a force takes others in, or part of them, unless these have redeployed themselves. */
const takings = (g: Europe, id: ForceId): readonly Step[] =>
  companions(g, id).flatMap((other): readonly Step[] => [
    { kind: 'absorb', force: called(g, other) },
    ...(unitsAt(g, other).length > 1
      ? unitsAt(g, other).map((row): Step => ({ kind: 'absorbUnit', unit: row.id }))
      : []),
  ]);
const mayTakeIn = (g: Europe, id: ForceId, step: AnswerOf<'absorb'> | AnswerOf<'absorbUnit'>): Verdict => {
  const other = step.kind === 'absorb' ? forceCalled(g, step.force) : forceWith(g, step.unit);
  return (
    must('7.6', !g.moved.includes(other), 'redeploy.moved1', { force: called(g, other) }) ??
    (step.kind === 'absorb' ? mayAbsorb(g, id, other) : mayAbsorbUnit(g, id, step.unit))
  );
};

function* stepOn(g: Europe, side: Side, id: ForceId, progress: Progress): Script<Step> {
  const left = reachOf(g, id) - progress.spent;
  const { zone } = force(g, id);
  const question = choice<Step>({
    by: side,
    rule: '7.6',
    prompt: say('redeploy.where', { force: called(g, id), left }),
    among: [
      ...neighbours(zone).map((to) => ({ kind: 'redeployTo' as const, to })),
      ...takings(g, id),
      // 13.4 A general takes a depot along, and a fixed one becomes mobile; none is set up in this phase.
      ...depotsAtHand(g, id).map((row) => ({ kind: 'pickUpDepot' as const, depot: row.id })),
      DONE,
    ],
    may: (step) => {
      if (step.kind === 'done') return mayStop(g, side, id);
      if (step.kind === 'pickUpDepot') return mayPickUpDepot(g, id, step.depot);
      if (step.kind !== 'redeployTo') return mayTakeIn(g, id, step);
      return mayStep(g, side, id, wayTo(zone, step.to), left);
    },
  });
  if (question.answers.length === 0) {
    turnBack(g, side, id, progress);
    return DONE;
  }
  return yield* ask(question);
}

/** 7.6, 13.6.1 A force that has gone farther than its printed factor is tested where it stops. */
function* arrive(g: Europe, side: Side, id: ForceId, { start, spent, route, marched }: Progress): Script {
  const { zone } = force(g, id);
  log(g, '7.6', 'redeploy.moved', { force: called(g, id), zone });
  if (spent > factorOf(g, id))
    yield* attritionTest(g, {
      rule: '7.6',
      force: id,
      // 13.6.2 Not those who were taken in where it stopped.
      units: marched.filter((unit) => unitRow(g, unit).at === id),
      when: 'redeployment',
      forced: 0,
      route,
      start,
      mayUseDepot: true,
    });
  yield* consolidate(g, zone, side);
  for (const there of fieldForces(g, zone, side)) yield* trimAllies(g, there);
}

function* redeployForce(g: Europe, side: Side, id: ForceId): Script {
  let progress: Progress = { start: force(g, id).zone, spent: 0, route: [], marched: [] };
  for (;;) {
    const step = yield* stepOn(g, side, id, progress);
    if (step.kind === 'done') break;
    if (step.kind === 'absorb') yield* absorb(g, id, forceCalled(g, step.force));
    if (step.kind === 'absorbUnit') absorbUnit(g, id, step.unit);
    if (step.kind === 'pickUpDepot') pickUpDepot(g, id, step.depot);
    if (step.kind !== 'redeployTo') continue;
    const way = linkBetween(force(g, id).zone, step.to);
    moveForce(g, id, step.to);
    progress = {
      ...progress,
      spent: progress.spent + (way?.cost ?? 0),
      route: [...progress.route, step.to],
      marched: unitsAt(g, id).map((row) => row.id),
    };
  }
  g.moved = [...g.moved, id];
  if (progress.route.length > 0) yield* arrive(g, side, id, progress);
  // 11 A part that has gone nowhere is with the others again.
  else yield* consolidate(g, force(g, id).zone, side);
}

const nextPower = (g: Europe, power: NationId | null): void => {
  const next = POWERS[power === null ? 0 : POWERS.indexOf(power) + 1];
  if (next === undefined) {
    g.moved = [];
    endOfPhase(g);
    return;
  }
  const side = sideOf(g, next);
  g.clock = { ...g.clock, power: next, next: isSide(side) ? side : g.clock.next };
};

type Choice = AnswerOf<'redeploy'> | AnswerOf<'redeployPart'> | typeof DONE;
const mayChoose = (g: Europe, answer: Choice): Verdict => {
  if (answer.kind === 'done') return undefined;
  const id = answer.kind === 'redeploy' ? forceCalled(g, answer.force) : forceWith(g, answer.unit);
  return mayRedeploy(g, id) ?? (answer.kind === 'redeployPart' ? mayDetachCorps(g, id, answer.unit) : undefined);
};
const forceWith = (g: Europe, unit: UnitId): ForceId => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`7.6: ${unit} is not on the map`);
  return at;
};

/** 5.1.6, 7.6 Power by power in the order of the budgets; those that are not at war stay where they are. */
export function* redeployment(g: Europe): Script {
  const { power } = g.clock;
  if (power === null || nation(g, power).status !== 'belligerent') {
    nextPower(g, power);
    return;
  }
  const side = sideOf(g, power);
  if (!isSide(side)) throw new Error(`7.6: ${power} is at war on no side`);
  const forces = forcesOfPower(g, side, power);
  const question = choice<Choice>({
    by: side,
    rule: '7.6',
    prompt: say('redeploy.who', { power }),
    among: forces.flatMap((id): readonly Choice[] => [
      { kind: 'redeploy', force: called(g, id) },
      ...(unitsAt(g, id).length > 1
        ? unitsAt(g, id).map((row): Choice => ({ kind: 'redeployPart', unit: row.id }))
        : []),
    ]),
    may: (answer) => mayChoose(g, answer),
    or: [DONE],
  });
  const answer = question.answers.length === 1 ? DONE : yield* ask(question);
  if (answer.kind === 'done') {
    nextPower(g, power);
    return;
  }
  const id =
    answer.kind === 'redeploy' ? forceCalled(g, answer.force) : detachCorps(g, forceWith(g, answer.unit), answer.unit);
  yield* redeployForce(g, side, id);
  if (answer.kind === 'redeployPart' && hasForce(g, id)) g.moved = [...g.moved, id];
}
