import type { ForceName } from '../state.ts';
import { depotsWith, fieldForces, force, forceCalled, forceSteps, zone } from '../state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { type Column, columnOf, reach, type Reached } from './column.ts';
import { standingAt } from './standing.ts';
import type { Situation } from './situation.ts';
import type { ForceId } from '../state.ts';
import type { ZoneId } from '../ids.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';

/** 7.6 Where a force could be at the beginning of the year, and what it gains. */
const best = (s: Situation, id: ForceId, left: number): { readonly first: ZoneId | null; readonly gain: number } => {
  const { g, side, enemy } = s;
  const column: Column = { ...columnOf(g, [id]), left };
  const here: Reached = { zone: column.from, left: 0, through: null, first: null };
  const stays = standingAt(s, column, here, false) + (zone(g, column.from).siege === null ? 0 : 3);
  let top = { first: null as ZoneId | null, gain: 0 };
  for (const to of reach(s, column)) {
    if (to.first === null || fieldForces(g, to.zone, enemy).length > 0) continue;
    const friends = fieldForces(g, to.zone, side);
    if (friends.length > 0 && mayStayWith(g, [id], friends) !== undefined) continue;
    const joins = friends.length > 0 ? 0.5 : 0;
    const gain = standingAt(s, column, { ...to, left: 0 }, false) + joins - stays;
    if (gain > top.gain) top = { first: to.first, gain };
  }
  return top;
};

/** 13.6.1 Beyond its factor a force is tested. */
const COMMON = 3;
const FAR = 6;
const reachOfForce = (s: Situation, id: ForceId): number =>
  force(s.g, id).commander !== null && (depotsWith(s.g, id).length > 0 || forceSteps(s.g, id) <= 5) ? FAR : COMMON;

const who: Judge = (s) =>
  byKind({
    redeploy: ({ force: name }) => {
      const id = forceCalled(s.g, name);
      return best(s, id, reachOfForce(s, id)).gain - 0.4;
    },
    redeployPart: () => -1,
    done: nothing,
  });

const whereTo: Judge = (s, asked) => {
  const id = forceCalled(s.g, asked['force'] as ForceName);
  const { first } = best(s, id, Math.min(asked['left'] as number, reachOfForce(s, id)));
  return byKind({ redeployTo: ({ to }) => (to === first ? 1 : -1), done: nothing });
};

export const REDEPLOYMENT: Judges = { 'redeploy.who': who, 'redeploy.where': whereTo };
