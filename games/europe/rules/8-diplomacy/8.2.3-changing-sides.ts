import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { zonesWithin } from '../../board.ts';
import { unit as unitCard } from '../../catalogue.ts';
import type { NationId, Side, UnitId, ZoneId } from '../../ids.ts';
import { log, say } from '../../speech.ts';
import {
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesIn,
  formForce,
  isForce,
  isHeldBy,
  opponent,
  putUnit,
  sideOfForce,
  stepsOf,
  unitRow,
  unitsAt,
  zone,
} from '../../state.ts';
import { eliminateUnit, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { takeSteps } from '../14-battle/14.8-losses.ts';
import { checkSieges } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { FIRST_OF } from './8.1-first-powers.ts';

type ComeOver = AnswerOf<'comeOver'>;

/** The units of a nation on the map, and the force in which each stands. */
const unitsOf = (g: Europe, nation: NationId): readonly { readonly unit: UnitId; readonly at: ForceId }[] =>
  g.units.flatMap(({ id, at }) => (unitCard(id).nation === nation && isForce(at) ? [{ unit: id, at }] : []));

const standsAlone = (g: Europe, id: ForceId, nation: NationId): boolean =>
  force(g, id).commander === null && unitsAt(g, id).every((row) => unitCard(row.id).nation === nation);

/** It leaves the force of its former friends and is one by itself. */
const partWith = (g: Europe, unit: UnitId, from: ForceId): ForceId => {
  const apart = formForce(g, force(g, from).zone, null, force(g, from).inside);
  putUnit(g, unit, apart);
  tidy(g, from);
  return apart;
};

/** 8.2.3 At home, stacked with those of the other side: step for step, both are eliminated. */
function* fallOut(g: Europe, nation: NationId, at: ZoneId, own: ForceId, enemy: Side): Script {
  const enemies = forcesIn(g, at).flatMap(({ id }) => (sideOfForce(g, id) === enemy ? [id] : []));
  const steps = Math.min(
    stepsOf(unitsAt(g, own)),
    enemies.reduce((sum, id) => sum + stepsOf(unitsAt(g, id)), 0),
  );
  if (steps === 0) return;
  log(g, '8.2.3', 'alliance.fallOut', { nation, zone: at, steps });
  yield* takeSteps(g, '8.2.3', [own], steps);
  yield* takeSteps(g, '8.2.3', enemies, steps);
}

/** 8.2.3 Zones of the new friends within its movement, the nearest of them. */
const nearestFriends = (g: Europe, unit: UnitId, from: ZoneId, side: Side): readonly ZoneId[] => {
  const isFree = (id: ZoneId): boolean => fieldForces(g, id, opponent(side)).length === 0;
  const near = zonesWithin({
    from: [from],
    limit: unitCard(unit).mf,
    cost: (way) => (isFree(way.to) ? way.cost : Infinity),
  });
  const open = [...near].filter(([id]) => id !== from && isHeldBy(g, id, side));
  const least = Math.min(...open.map(([, cost]) => cost));
  return open.flatMap(([id, cost]) => (cost === least ? [id] : []));
};

/** 8.2.3 Abroad, stacked with its former friends: it makes for the nearest zone of the new ones, or is destroyed. */
function* comeOver(g: Europe, unit: UnitId, own: ForceId, side: Side): Script {
  const among = nearestFriends(g, unit, force(g, own).zone, side).map((to): ComeOver => ({
    kind: 'comeOver',
    unit,
    zone: to,
  }));
  const [first] = among;
  if (first === undefined) {
    log(g, '8.2.3', 'alliance.cutOff', { unit });
    eliminateUnit(g, unit);
    tidy(g, own);
    return;
  }
  const may = (): Verdict => undefined;
  const prompt = say('alliance.comeOver', { unit });
  const { zone: to } = among.length === 1 ? first : yield* ask(choice({ by: side, rule: '8.2.3', prompt, among, may }));
  putUnit(g, unit, formForce(g, to));
  tidy(g, own);
  log(g, '8.2.3', 'alliance.cameOver', { unit, zone: to });
  yield* consolidate(g, to, side);
}

/** 8.2.3 Its fortresses and towns go back to it, save where only the former friends stand; the flags of the new ones come down. */
export const handOver = (g: Europe, nation: NationId, side: Side): void => {
  const former = opponent(side);
  for (const id of landOf(g, nation)) {
    const there = forcesIn(g, id).map((row) => sideOfForce(g, row.id));
    const isKept = there.includes(former) && !there.includes(side);
    changeZone(g, id, { control: isKept ? FIRST_OF[former] : null });
  }
  checkSieges(g);
};

/** 8.2.3 An ally of one side goes over to the other, with its units and its land. */
export function* changeSides(g: Europe, nation: NationId, side: Side): Script {
  const former = opponent(side);
  for (const { unit, at } of unitsOf(g, nation)) {
    if (!isForce(unitRow(g, unit).at) || standsAlone(g, at, nation)) continue;
    const own = partWith(g, unit, at);
    const { zone: where } = force(g, own);
    if (zone(g, where).nation === nation) yield* fallOut(g, nation, where, own, former);
    else yield* comeOver(g, unit, own, side);
  }
  handOver(g, nation, side);
  for (const id of landOf(g, nation)) yield* leaveCapturedPort(g, id);
}
