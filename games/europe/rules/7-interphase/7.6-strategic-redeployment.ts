import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { linkBetween } from '../../catalogue/board.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side, UnitId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  isBesieged,
  isForce,
  isSide,
  leadingPower,
  moveForce,
  nation,
  nationOfForce,
  POWERS,
  sideOf,
  subordinates,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { trimAllies } from '../10-command/10.1-surplus.ts';
import { endOfInterphaseStacking } from '../11-stacking/11-end-of-round.ts';
import { absorb, absorbUnit } from '../12-land-movement/12.2-absorbing.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { pickUpDepot } from '../12-land-movement/12.2-depots.ts';
import { detachCorps, detachGeneral, mayDetach, mayDetachCorps } from '../12-land-movement/12.2-detaching.ts';
import { drop } from '../12-land-movement/12.2-dropping.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { forceWith, type Progress, stepOn } from './7.6-on-the-way.ts';

/** 15.2 Nobody leaves a fortress that is besieged, though supply may reach it by sea. */
const isShutIn = (g: Europe, id: ForceId): boolean => force(g, id).inside && isBesieged(g, force(g, id).zone);
const forcesOfPower = (g: Europe, side: Side, power: NationId): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => leadingPower(g, nationOfForce(g, id)) === power && !isShutIn(g, id));

/** 7.6 Supplied forces, each once. */
const mayRedeploy = (g: Europe, id: ForceId): Verdict =>
  must('7.6', !g.moved.includes(id), 'redeploy.moved1', { force: called(g, id) }) ??
  must('7.6', isSupplied(g, id), 'redeploy.notSupplied', { force: called(g, id) });

/** 7.6, 13.6.1 A force that has gone farther than its printed factor is tested where it stops. */
function* arrive(g: Europe, side: Side, id: ForceId, progress: Progress): Script {
  const { start, spent, route, marched, droppedHere } = progress;
  const { zone } = force(g, id);
  log(g, '7.6', 'redeploy.moved', { force: called(g, id), zone });
  // 13.6.2 Those who were dropped where it stopped, not those who were taken in there: rulings/13.6.2-dropped-on-arrival.md.
  const units = [...marched.filter((unit) => unitRow(g, unit).at === id), ...droppedHere];
  if (spent > Math.min(...units.map((unit) => unitCard(unit).mf)))
    yield* attritionTest(g, {
      rule: '7.6',
      force: id,
      units,
      when: 'redeployment',
      forced: 0,
      route,
      start,
      mayUseDepot: true,
    });
  yield* consolidate(g, zone, side);
  for (const there of fieldForces(g, zone, side)) yield* trimAllies(g, there);
}

/** 7.6 Each once: anyone who has taken in units that have redeployed stays where he is. */
const noteMoved = (g: Europe, units: readonly UnitId[]): void => {
  for (const unit of units) {
    const { at } = unitRow(g, unit);
    if (isForce(at) && !g.moved.includes(at)) g.moved = [...g.moved, at];
  }
};
/** 12.2 What stays where the force started has not moved; what is dropped on the way has. */
const leave = (g: Europe, id: ForceId, unit: UnitId, progress: Progress): Progress => {
  drop(g, id, unit);
  if (progress.route.length > 0) noteMoved(g, [unit]);
  return {
    ...progress,
    marched: progress.marched.filter((each) => each !== unit),
    droppedHere: [...progress.droppedHere, ...progress.marched.filter((each) => each === unit)],
    left: [...progress.left, unit],
  };
};

function* redeployForce(g: Europe, side: Side, id: ForceId): Script {
  let progress: Progress = { start: force(g, id).zone, spent: 0, route: [], marched: [], droppedHere: [], left: [] };
  for (;;) {
    const step = yield* stepOn(g, side, id, progress);
    if (step.kind === 'done') break;
    if (step.kind === 'absorb') yield* absorb(g, id, forceCalled(g, step.force));
    if (step.kind === 'absorbUnit') absorbUnit(g, id, step.unit);
    if (step.kind === 'pickUpDepot') pickUpDepot(g, id, step.depot);
    if (step.kind === 'drop') progress = leave(g, id, step.unit, progress);
    if (step.kind !== 'redeployTo') continue;
    const way = linkBetween(force(g, id).zone, step.to);
    moveForce(g, id, step.to);
    progress = {
      ...progress,
      spent: progress.spent + (way?.cost ?? 0),
      route: [...progress.route, step.to],
      marched: unitsAt(g, id).map((row) => row.id),
      droppedHere: [],
    };
  }
  g.moved = [...g.moved, id];
  // 11 A part that has gone nowhere is with the others again.
  if (progress.route.length === 0) return yield* consolidate(g, force(g, id).zone, side);
  yield* arrive(g, side, id, progress);
  noteMoved(g, progress.marched);
  yield* raiseSieges(g); // 15.3 Anyone who besieged has left.
}

function* nextPower(g: Europe, power: NationId | null): Script {
  const next = POWERS[power === null ? 0 : POWERS.indexOf(power) + 1];
  if (next === undefined) {
    g.moved = [];
    yield* endOfInterphaseStacking(g);
    endOfPhase(g);
    return;
  }
  const side = sideOf(g, next);
  g.clock = { ...g.clock, power: next, next: isSide(side) ? side : g.clock.next };
}

type Part = AnswerOf<'redeploy'> | AnswerOf<'redeployPart'> | AnswerOf<'redeployGeneral'>;
type Choice = Part | typeof DONE;

/** 7.6, 9.1, 12.2 A whole force, a corps out of it, or a subordinate with part of his army. */
const partsOf = (g: Europe, id: ForceId): readonly Part[] => {
  const units = unitsAt(g, id);
  const corps = units.length > 1 ? units : [];
  return [
    { kind: 'redeploy', force: called(g, id) },
    ...corps.map((row): Part => ({ kind: 'redeployPart', unit: row.id })),
    ...subordinates(g, id).map((general): Part => ({ kind: 'redeployGeneral', general })),
  ];
};
const mayChoose = (g: Europe, answer: Choice): Verdict => {
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'redeploy':
      return mayRedeploy(g, forceCalled(g, answer.force));
    case 'redeployPart': {
      const id = forceWith(g, answer.unit);
      return mayRedeploy(g, id) ?? mayDetachCorps(g, id, answer.unit);
    }
    case 'redeployGeneral': {
      const id = forceCalled(g, answer.general);
      return mayRedeploy(g, id) ?? mayDetach(g, id, answer.general);
    }
  }
};
function* formPart(g: Europe, side: Side, answer: Part): Script<ForceId> {
  switch (answer.kind) {
    case 'redeploy':
      return forceCalled(g, answer.force);
    case 'redeployPart':
      return detachCorps(g, forceWith(g, answer.unit), answer.unit);
    case 'redeployGeneral':
      return yield* detachGeneral(g, side, forceCalled(g, answer.general), answer.general);
  }
}

/** 5.1.6, 7.6 Power by power in the order of the budgets; those that are not at war stay where they are. */
export function* redeployment(g: Europe): Script {
  const { power } = g.clock;
  if (power === null || nation(g, power).status !== 'belligerent') return yield* nextPower(g, power);
  const side = sideOf(g, power);
  if (!isSide(side)) throw new Error(`7.6: ${power} is at war on no side`);
  const forces = forcesOfPower(g, side, power);
  const question = choice<Choice>({
    by: side,
    rule: '7.6',
    prompt: say('redeploy.who', { power }),
    among: forces.flatMap((id) => partsOf(g, id)),
    may: (answer) => mayChoose(g, answer),
    or: [DONE],
  });
  const answer = offers(question, 2) ? yield* ask(question) : DONE;
  if (answer.kind === 'done') return yield* nextPower(g, power);
  yield* redeployForce(g, side, yield* formPart(g, side, answer));
}
