import { unit as unitCard } from '../catalogue/catalogue.ts';
import type { ForceName } from '../state/state.ts';
import { type Europe, fieldForces, force, forceCalled, forceSteps, unitsAt, zone } from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { type Column, columnOf, reach, type Reached } from './column.ts';
import { standingAt } from './standing.ts';
import type { Situation } from './situation.ts';
import type { ForceId } from '../state/state.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';

/** 7.6 A general may lead his force twice as far. */
const factorOf = (g: Europe, id: ForceId): number => Math.min(...unitsAt(g, id).map((row) => unitCard(row.id).mf));
const reachOf = (g: Europe, id: ForceId): number => factorOf(g, id) * (force(g, id).commander === null ? 1 : 2);

const TOLL = { once: 0.6, perStep: 0.1 };
/** 13.6.1 What it costs on average to go beyond the printed factor. */
const tollOf = (g: Europe, id: ForceId, spent: number): number =>
  spent <= factorOf(g, id) ? 0 : TOLL.once + TOLL.perStep * forceSteps(g, id);

/** 7.6 Where a force could be at the beginning of the year, and what it gains. */
const best = (s: Situation, id: ForceId, left: number): { readonly first: ZoneId | null; readonly gain: number } => {
  const { g, side, enemy } = s;
  const column: Column = { ...columnOf(g, [id]), left };
  const here: Reached = { zone: column.from, left: 0, through: null, first: null };
  const spent = reachOf(g, id) - left;
  const stays =
    standingAt(s, column, here, false) + (zone(g, column.from).siege === null ? 0 : 3) - tollOf(g, id, spent);
  let top = { first: null as ZoneId | null, gain: 0 };
  for (const to of reach(s, column)) {
    if (to.first === null || fieldForces(g, to.zone, enemy).length > 0) continue;
    const friends = fieldForces(g, to.zone, side).filter((other) => other !== id);
    if (friends.length > 0 && mayStayWith(g, [id], friends) !== undefined) continue;
    const joins = friends.length > 0 ? 0.5 : 0;
    const gain =
      standingAt(s, column, { ...to, left: 0 }, false) + joins - tollOf(g, id, spent + left - to.left) - stays;
    if (gain > top.gain) top = { first: to.first, gain };
  }
  return top;
};

const who: Judge = (s) =>
  byKind({
    redeploy: ({ force: name }) => {
      const id = forceCalled(s.g, name);
      return best(s, id, reachOf(s.g, id)).gain - 0.4;
    },
    redeployPart: () => -1,
    redeployGeneral: () => -1,
    done: nothing,
  });

const whereTo: Judge = (s, asked) => {
  const id = forceCalled(s.g, asked['force'] as ForceName);
  const { first } = best(s, id, asked['left'] as number);
  return byKind({ redeployTo: ({ to }) => (to === first ? 1 : -1), done: nothing });
};

export const REDEPLOYMENT: Judges = { 'redeploy.who': who, 'redeploy.where': whereTo };
