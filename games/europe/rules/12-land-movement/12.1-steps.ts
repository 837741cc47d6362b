import type { Verdict } from '@bivouac/kernel';
import type { StepAnswer } from '../../answers/9-activation.ts';
import { linkBetween, linksOf } from '../../catalogue/board.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  called,
  depotsWith,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forceSteps,
  hasFortressOf,
  type March,
  opponent,
  subordinates,
  unitsAt,
} from '../../state/state.ts';
import { mayTakeControl } from '../3-game-map/3.2-control.ts';
import { canPaySecondPoint, isDearZone } from '../9-activations/9.1-lone-corps.ts';
import { mayRally } from '../14-battle/14.9.4-rally.ts';
import { stepsToCover } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { mayAttackFortress } from '../15-fortresses-and-sieges/15.4-siege-attack.ts';
import { mayDismiss } from '../10-command/10.3-changing-generals.ts';
import { mayLeaveFrontier } from '../20-scenarios/20.2-prussian-frontier.ts';
import { hasEnemyDepot, mayGo } from './12.1-entry.ts';
import { costOfWay, marchers, pointsLeft, unitsOnMarch } from './12.1-movement-factor.ts';
import { companions, mayAbsorb, mayAbsorbUnit } from './12.2-absorbing.ts';
import { depotsAtHand, mayDropDepot, mayPickUpDepot } from './12.2-depots.ts';
import { friendsBeside, mayDrop, mayDropGeneral } from './12.2-dropping.ts';
import { mayStayWith } from '../11-stacking/11-stacking.ts';

const mayPay = (march: March, points: number): Verdict =>
  must('12.1', points <= pointsLeft(march), 'march.points', { points, left: Math.max(0, pointsLeft(march)) });

/** 12.1, 15.1 Out of a zone that it has entered the force goes on only if others cover the enemy fortress there. */
const fortressIsCovered = (g: Europe, side: Side, { force: id, beside, route }: March): Verdict => {
  const { zone } = force(g, id);
  if (route.length === 0 || !hasFortressOf(g, zone, opponent(side))) return undefined;
  const staying = fieldForces(g, zone, side).filter((other) => other !== id && other !== beside);
  const steps = staying.reduce((sum, other) => sum + forceSteps(g, other), 0);
  const needed = stepsToCover(g, zone);
  return must('15.1', steps >= needed, 'march.uncovered', { zone, needed });
};

/** 43C May not attack a force that this general leads. */
const mayFace = (g: Europe, side: Side, { grant }: March, to: ZoneId): Verdict => {
  const shunned = grant?.notAgainst;
  if (shunned === undefined) return undefined;
  const led = fieldForces(g, to, opponent(side)).some((id) => force(g, id).commander === shunned);
  return must('12.1', !led, 'march.notAgainst', { general: shunned });
};

/** Revised 9.1 A lone corps pays a second point for a battle; by agreement also for a zone that its side does not hold. */
const mayPayForEntry = (g: Europe, side: Side, to: ZoneId): Verdict => {
  const fights = fieldForces(g, to, opponent(side)).length > 0 || hasEnemyDepot(g, to, side);
  return must('9.1', !(fights || isDearZone(g, side, to)) || canPaySecondPoint(g), 'activation.secondPoint');
};

/** 12.2 With its last point no force enters a zone where it can neither absorb a friend nor join him. */
const mayCrowd = (g: Europe, side: Side, march: March, to: ZoneId, cost: number): Verdict => {
  const friends = fieldForces(g, to, side);
  const goesOn = pointsLeft(march) - cost > 0;
  const fits = mayStayWith(g, marchers(g, march), friends) === undefined;
  return must('12.2', goesOn || fits, 'march.crowded', { zone: to });
};

/** 12.1 May the force enter that neighbouring zone now? */
export const mayMarch = (g: Europe, side: Side, march: March, to: ZoneId): Verdict => {
  const way = linkBetween(force(g, march.force).zone, to);
  if (!way) throw new Error(`12.1: no way leads to ${to}`);
  const cost = costOfWay(g, march, way);
  const units = unitsOnMarch(g, march).map((row) => row.id);
  return (
    must('12.1', way.kind !== 'special' || march.spent === 0, 'march.wholeMove', { zone: to }) ??
    mayPay(march, cost) ??
    fortressIsCovered(g, side, march) ??
    mayGo(g, side, units, way) ??
    mayFace(g, side, march, to) ??
    mayLeaveFrontier(g, march.force, to) ??
    mayPayForEntry(g, side, to) ??
    mayCrowd(g, side, march, to, cost)
  );
};

/** 12.2, 11 A force that can neither absorb nor join a friend goes on, if it can. */
const mayHalt = (g: Europe, side: Side, march: March): Verdict => {
  const friends = friendsBeside(g, march.force);
  if (friends.length === 0) return undefined;
  if (mayStayWith(g, marchers(g, march), friends) === undefined) return undefined;
  const isStuck = linksOf(force(g, march.force).zone).every(({ to }) => mayMarch(g, side, march, to) !== undefined);
  return must('12.2', isStuck, 'march.mustGoOn', { zone: force(g, march.force).zone });
};

const ownerOf = (g: Europe, march: March, has: (id: ForceId) => boolean): ForceId => {
  const id = marchers(g, march).find(has);
  if (id === undefined) throw new Error('12.2: that piece is not on the march');
  return id;
};
/** Which of the armies on the march has the unit, or the general. */
export const withUnit = (g: Europe, march: March, unit: string): ForceId =>
  ownerOf(g, march, (id) => unitsAt(g, id).some((row) => row.id === unit));
export const withGeneral = (g: Europe, march: March, general: string): ForceId =>
  ownerOf(g, march, (id) => subordinates(g, id).some((under) => under === general));
export const withDepot = (g: Europe, march: March): ForceId | undefined =>
  marchers(g, march).find((id) => depotsWith(g, id).length > 0);
/** 14.9.4 The first of them that is demoralised. */
export const shaken = (g: Europe, march: March): ForceId =>
  marchers(g, march).find((id) => force(g, id).demoralised) ?? march.force;

/** Everything that a force on the march could wish to do. */
export const stepAnswers = (g: Europe, march: March): readonly StepAnswer[] => {
  const ids = marchers(g, march);
  const friends = companions(g, march.force).filter((id) => id !== march.beside);
  return [
    ...linksOf(force(g, march.force).zone).map(({ to }): StepAnswer => ({ kind: 'march', to })),
    { kind: 'control' },
    { kind: 'siege' },
    { kind: 'rally' },
    ...friends.map((id): StepAnswer => ({ kind: 'absorb', force: called(g, id) })),
    ...friends.flatMap((id) => unitsAt(g, id).map((row): StepAnswer => ({ kind: 'absorbUnit', unit: row.id }))),
    ...ids.flatMap((id) => unitsAt(g, id).map((row): StepAnswer => ({ kind: 'drop', unit: row.id }))),
    ...ids.flatMap((id) => subordinates(g, id).map((general): StepAnswer => ({ kind: 'dropGeneral', general }))),
    ...ids.flatMap((id) => subordinates(g, id).map((general): StepAnswer => ({ kind: 'dismiss', general }))),
    ...[true, false].map((fixed): StepAnswer => ({ kind: 'dropDepot', fixed })),
    ...depotsAtHand(g, march.force).map(({ id }): StepAnswer => ({ kind: 'pickUpDepot', depot: id })),
    { kind: 'halt' },
  ];
};

/** 12, 3.2, 15.2, 14.9.4 May the force on the march do this now? */
export const mayStep = (g: Europe, side: Side, march: March, step: StepAnswer): Verdict => {
  const { control, siegeAttempt, rally } = tables(g).movement;
  const { force: id } = march;
  switch (step.kind) {
    case 'march':
      return mayMarch(g, side, march, step.to);
    case 'control':
      return mayPay(march, control) ?? mayTakeControl(g, id);
    case 'siege':
      return mayPay(march, march.freeSiege ? 0 : siegeAttempt) ?? mayAttackFortress(g, id);
    case 'rally':
      return mayPay(march, rally) ?? mayRally(g, shaken(g, march));
    case 'drop':
      return mayDrop(g, withUnit(g, march, step.unit), step.unit);
    case 'dropGeneral':
      return mayDropGeneral(g, withGeneral(g, march, step.general), step.general);
    case 'dropDepot':
      return mayDropDepot(g, withDepot(g, march) ?? id);
    case 'pickUpDepot':
      return mayPickUpDepot(g, id, step.depot);
    case 'absorb':
      return mayAbsorb(g, id, forceCalled(g, step.force));
    case 'absorbUnit':
      return mayAbsorbUnit(g, id, step.unit);
    case 'dismiss':
      return mayDismiss(g, step.general);
    case 'halt':
      return mayHalt(g, side, march);
  }
};
