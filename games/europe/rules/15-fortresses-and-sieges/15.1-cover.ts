import type { Verdict } from '@bivouac/kernel';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forceSteps,
  hasFortressOf,
  holdingSide,
  isSide,
  opponent,
  sideOfForce,
  zone,
} from '../../state/state.ts';
import { stepsBefore, stepsToCover } from './15.1-level.ts';

export { checkSieges } from './15.3-raising.ts';
export { levelOfFortress, stepsBefore, stepsToCover } from './15.1-level.ts';

/** 15.2 Is there an enemy fortress here that serves, with none of its friends outside the walls? */
export const mayLaySiege = (g: Europe, side: Side, id: ZoneId): Verdict =>
  must('15.1', hasFortressOf(g, id, opponent(side)), 'siege.noFortress', { zone: id }) ??
  must('15.2', fieldForces(g, id, opponent(side)).length === 0, 'siege.enemyOutside', { zone: id });

/** 15.1, 15.2 Has the force twice the level of the fortress in steps, so that it besieges it? Two armies count together. */
export const mayCover = (g: Europe, id: ForceId, at: ZoneId): Verdict => {
  const side = sideOfForce(g, id);
  if (!isSide(side)) throw new Error(`15.1: ${id} fights for nobody`);
  const needed = stepsToCover(g, at);
  const steps = Math.max(forceSteps(g, id), force(g, id).zone === at ? stepsBefore(g, at, side) : 0);
  return mayLaySiege(g, side, at) ?? must('15.2', steps >= needed, 'siege.tooFew', { zone: at, needed });
};

/** 15.1 The marker 0 is placed: the fortress is besieged. A siege that goes on keeps its marker. */
export const laySiege = (g: Europe, id: ZoneId): void => {
  if (zone(g, id).siege !== null || !isSide(holdingSide(g, id))) return;
  changeZone(g, id, { siege: 0 });
  log(g, '15.1', 'siege.laid', { zone: id });
};
