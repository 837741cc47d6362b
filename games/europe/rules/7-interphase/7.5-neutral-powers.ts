import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers.ts';
import { neighbouringSeas, portsOf, seaOfPort, zonesWithin } from '../../board.ts';
import { fleet as fleetCard, unit as unitCard } from '../../catalogue.ts';
import { revised } from '../../editions.ts';
import type { FleetId, NationId, SeaId, Side, ZoneId } from '../../ids.ts';
import { log, must, say } from '../../speech.ts';
import {
  called,
  type Europe,
  fleetRow,
  force,
  forcesIn,
  forceCalled,
  type ForceId,
  forcesOf,
  forceSteps,
  isNeutral,
  moveForce,
  nationOfForce,
  POWERS,
  putFleet,
  unitsAt,
  zone,
} from '../../state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { standTogether } from '../18-conquests/18.2.3-frontier.ts';
import { settleIn } from '../18-conquests/18.2.3-homecoming.ts';
import { mayLeaveFrontier } from '../20-scenarios/20.2-prussian-frontier.ts';
import { managerOf } from './7.3.1-resources.ts';

type Move = AnswerOf<'neutralMove'> | AnswerOf<'neutralSail'> | AnswerOf<'neutralPort'>;

const managed = (g: Europe, side: Side): readonly NationId[] =>
  POWERS.filter((power) => isNeutral(g, power) && managerOf(g, power) === side);
const forcesToMove = (g: Europe, side: Side): readonly ForceId[] => {
  const powers = managed(g, side);
  return forcesOf(g, 'neutral').filter((id) => powers.includes(nationOfForce(g, id)) && !g.moved.includes(id));
};

/** 7.5, 8.1.1 The base movement factor, and never across the frontier, nor to minor allies. */
const reachable = (g: Europe, id: ForceId): ReadonlyMap<ZoneId, number> => {
  const nation = nationOfForce(g, id);
  const factor = Math.min(...unitsAt(g, id).map((row) => unitCard(row.id).mf));
  return zonesWithin({
    from: [force(g, id).zone],
    limit: factor,
    cost: (way) => (zone(g, way.to).nation === nation && way.cost <= factor ? way.cost : Infinity),
  });
};
/** 11 It stands alone there, or becomes one with those of its power. 20C: Turks who are neutral do not attack the Serbs. */
const mayStandAt = (g: Europe, id: ForceId, to: ZoneId): Verdict => {
  const there = forcesIn(g, to).flatMap((row) => (row.inside ? [] : [row.id]));
  const areOwn = there.every((other) => nationOfForce(g, other) === nationOfForce(g, id));
  return must('11', areOwn && standTogether(g, [id, ...there]), 'neutral.occupied', { zone: to });
};
const mayMove = (g: Europe, id: ForceId, to: ZoneId): Verdict => mayStandAt(g, id, to) ?? mayLeaveFrontier(g, id, to);

/** 7.5 revised: a fleet may move if it ends in a home port, or in the sea before one. */
const fleetMoves = (g: Europe, side: Side): readonly Move[] => {
  if (!revised(g, 'neutralFleets')) return [];
  const powers = managed(g, side);
  return g.fleets.flatMap(({ id, at }) => {
    const { nation } = fleetCard(id);
    const here = at.kind === 'sea' ? at.sea : at.kind === 'port' ? seaOfPort(at.zone) : undefined;
    if (here === undefined || !powers.includes(nation) || g.movedFleets.includes(id)) return [];
    const seas = [here, ...neighbouringSeas(here)];
    const isHome = (port: ZoneId): boolean => zone(g, port).nation === nation;
    return seas.flatMap((sea: SeaId): readonly Move[] => {
      const home = portsOf(sea).filter(isHome);
      if (home.length === 0) return [];
      return [
        ...(at.kind === 'sea' && at.sea === sea ? [] : [{ kind: 'neutralSail' as const, fleet: id, sea }]),
        ...home.map((port): Move => ({ kind: 'neutralPort', fleet: id, zone: port })),
      ];
    });
  });
};

const moves = (g: Europe, side: Side): readonly Move[] => [
  ...forcesToMove(g, side).flatMap((id) =>
    [...reachable(g, id).keys()].flatMap((to): readonly Move[] =>
      to === force(g, id).zone ? [] : [{ kind: 'neutralMove', force: called(g, id), to }],
    ),
  ),
  ...fleetMoves(g, side),
];

const sail = (g: Europe, id: FleetId, move: AnswerOf<'neutralSail'> | AnswerOf<'neutralPort'>): void => {
  if (fleetRow(g, id).at.kind === 'off') throw new Error(`7.5: ${id} is not on the map`);
  putFleet(g, id, move.kind === 'neutralSail' ? { kind: 'sea', sea: move.sea } : { kind: 'port', zone: move.zone });
  g.movedFleets = [...g.movedFleets, id];
};

const nextSide = (g: Europe): void => {
  if (g.clock.next === 'coalition') {
    g.clock = { ...g.clock, next: 'empire' };
    return;
  }
  g.moved = [];
  g.movedFleets = [];
  endOfPhase(g);
};

/** 5.1.5, 7.5 Powers that are neutral, in forced peace or in forced alliance move their forces at home. */
export function* neutralMoves(g: Europe): Script {
  const side = g.clock.next;
  const among = moves(g, side);
  if (among.length === 0) {
    nextSide(g);
    return;
  }
  const answer = yield* ask(
    choice<Move | typeof DONE>({
      by: side,
      rule: '7.5',
      prompt: say('neutral.move', { side }),
      among,
      may: (move) => (move.kind === 'neutralMove' ? mayMove(g, forceCalled(g, move.force), move.to) : undefined),
      or: [DONE],
    }),
  );
  if (answer.kind === 'done') nextSide(g);
  else if (answer.kind === 'neutralMove') {
    const id = forceCalled(g, answer.force);
    if (forceSteps(g, id) === 0) throw new Error(`7.5: ${id} has no units`);
    moveForce(g, id, answer.to);
    g.moved = [...g.moved, id];
    log(g, '7.5', 'neutral.moved', { force: answer.force, zone: answer.to });
    settleIn(g, nationOfForce(g, id), id);
  } else sail(g, answer.fleet, answer);
}
