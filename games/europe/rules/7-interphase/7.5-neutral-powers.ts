import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { zonesWithin } from '../../catalogue/board.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  force,
  forcesIn,
  forceCalled,
  type ForceId,
  forcesOf,
  isForce,
  isNeutral,
  moveForce,
  nation,
  nationOfForce,
  POWERS,
  unitRow,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { detachCorps, mayDetachCorps } from '../12-land-movement/12.2-detaching.ts';
import { hostOf, standTogether } from '../18-conquests/18.2.3-frontier.ts';
import { settleIn } from '../18-conquests/18.2.3-homecoming.ts';
import { mayLeaveFrontier } from '../20-scenarios/20.2-prussian-frontier.ts';
import { fleetMoves, type FleetMove, mayAnchor, sail } from './7.5-neutral-fleets.ts';

type LandMove = AnswerOf<'neutralMove'> | AnswerOf<'neutralPart'>;
type Move = LandMove | FleetMove;

/** 7.5 The Empire moves Spain and Turkey while they are neutral or were beaten by the Coalition, the Coalition all others. */
const moverOf = (g: Europe, power: NationId): Side => {
  const { status, peace } = nation(g, power);
  const isOurs = power === 'spain' || power === 'turkey';
  return isOurs && (status === 'neutral' || peace?.by === 'coalition') ? 'empire' : 'coalition';
};
const powersMovedBy = (g: Europe, side: Side): readonly NationId[] =>
  POWERS.filter((power) => isNeutral(g, power) && moverOf(g, power) === side);
const forcesToMove = (g: Europe, side: Side): readonly ForceId[] => {
  const powers = powersMovedBy(g, side);
  return forcesOf(g, 'neutral').filter((id) => powers.includes(nationOfForce(g, id)) && !g.moved.includes(id));
};

/** 7.5, 8.1.1 The base movement factor of these units, and never across the frontier, nor to minor allies. */
const reachable = (g: Europe, id: ForceId, units: readonly UnitId[]): readonly ZoneId[] => {
  const { zone: from } = force(g, id);
  const home = nationOfForce(g, id);
  const factor = Math.min(...units.map((unit) => unitCard(unit).mf));
  const cost = (way: { readonly to: ZoneId; readonly cost: number }): number =>
    zone(g, way.to).nation === home ? way.cost : Infinity;
  return [...zonesWithin({ from: [from], limit: factor, cost }).keys()].filter((to) => to !== from);
};
const forceWith = (g: Europe, unit: UnitId): ForceId => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`7.5: ${unit} is not on the map`);
  return at;
};

const othersAt = (g: Europe, to: ZoneId): readonly ForceId[] =>
  forcesIn(g, to).flatMap((row) => (row.inside ? [] : [row.id]));
/** 11 Nobody but its own power stands there. 20C: Turks who are neutral do not attack the Serbs. */
const areOwn = (g: Europe, id: ForceId, there: readonly ForceId[]): boolean =>
  there.every((other) => nationOfForce(g, other) === nationOfForce(g, id));
const mayMove = (g: Europe, id: ForceId, to: ZoneId): Verdict => {
  const there = othersAt(g, to);
  return must('11', areOwn(g, id, there) && standTogether(g, [id, ...there]), 'neutral.occupied', { zone: to });
};
/** 11, 12.2 A corps that leaves its force stands alone, or joins one whose general may command it. */
const mayPart = (g: Europe, unit: UnitId, to: ZoneId): Verdict => {
  const from = forceWith(g, unit);
  const there = othersAt(g, to);
  const host = hostOf(g, there);
  const body = host === undefined ? undefined : bodyOf(g, host);
  const fits =
    body === undefined ||
    (body.commander !== null && mayCommand(g, { ...body, units: [...body.units, unitRow(g, unit)] }) === undefined);
  return mayDetachCorps(g, from, unit) ?? must('11', areOwn(g, from, there) && fits, 'neutral.occupied', { zone: to });
};

const landMoves = (g: Europe, id: ForceId): readonly LandMove[] => {
  const units = unitsAt(g, id).map((row) => row.id);
  const parts = units.length > 1 ? units : [];
  return [
    ...reachable(g, id, units).map((to): LandMove => ({ kind: 'neutralMove', force: called(g, id), to })),
    ...parts.flatMap((unit) => reachable(g, id, [unit]).map((to): LandMove => ({ kind: 'neutralPart', unit, to }))),
  ];
};
const mayMake = (g: Europe, move: Move): Verdict => {
  switch (move.kind) {
    case 'neutralMove': {
      const id = forceCalled(g, move.force);
      return mayMove(g, id, move.to) ?? mayLeaveFrontier(g, id, move.to);
    }
    case 'neutralPart':
      return mayPart(g, move.unit, move.to) ?? mayLeaveFrontier(g, forceWith(g, move.unit), move.to);
    case 'neutralSail':
    case 'neutralPort':
      return mayAnchor(g, move);
  }
};

/** 7.5 Each unit once: anyone who has taken in one that has moved stays where he is. */
const march = (g: Europe, move: LandMove): void => {
  const id =
    move.kind === 'neutralMove' ? forceCalled(g, move.force) : detachCorps(g, forceWith(g, move.unit), move.unit);
  const [first] = unitsAt(g, id);
  if (first === undefined) throw new Error(`7.5: ${id} has no units`);
  log(g, '7.5', 'neutral.moved', { force: called(g, id), zone: move.to });
  moveForce(g, id, move.to);
  settleIn(g, nationOfForce(g, id), id);
  g.moved = [...g.moved, forceWith(g, first.id)];
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
  const among = [
    ...forcesToMove(g, side).flatMap((id) => landMoves(g, id)),
    ...fleetMoves(g, powersMovedBy(g, side), side),
  ];
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
      may: (move) => (move.kind === 'done' ? undefined : mayMake(g, move)),
      or: [DONE],
    }),
  );
  if (answer.kind === 'done') nextSide(g);
  else if (answer.kind === 'neutralMove' || answer.kind === 'neutralPart') march(g, answer);
  else sail(g, answer);
}
