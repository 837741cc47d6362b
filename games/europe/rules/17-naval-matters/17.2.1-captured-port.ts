import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { portsOf, seaOfPort, seasWithin } from '../../board.ts';
import { fleet as fleetCard } from '../../catalogue.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../ids.ts';
import { log, must, say } from '../../speech.ts';
import { type Europe, isHeldBy, opponent, putFleet, SIDES, squadron } from '../../state.ts';
import { maySail } from './17.2.3-passages.ts';
import { interceptAtSea } from './17.2.5-interception.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { SQUADRON } from './17.2.2-stacking.ts';
import { loseFleet } from './17.3.1-losses.ts';

/** 17.2.1 Friendly ports within reach, by the sea zones on the way: out of the port, zone by zone, and in again. */
const refuges = (g: Europe, side: Side, fleets: readonly FleetId[], from: ZoneId): ReadonlyMap<ZoneId, number> => {
  const sea = seaOfPort(from);
  const found = new Map<ZoneId, number>();
  if (sea === undefined) return found;
  const reach = Math.min(...fleets.map((id) => fleetCard(id).mf)) - 2;
  const seas = seasWithin({
    from: [sea],
    limit: Math.max(0, reach),
    cost: (way) => (maySail(g, fleets, side, way.from, way.to) === undefined ? 1 : Infinity),
  });
  for (const [at, distance] of seas)
    for (const port of portsOf(at)) if (port !== from && isHeldBy(g, port, side)) found.set(port, distance);
  return found;
};

/** 17.2.7 Whoever blockades the port that is left intercepts without a die; on the way others may try. Survivors go on, beaten or not. */
function* runOut(
  g: Europe,
  side: Side,
  fleets: readonly FleetId[],
  from: ZoneId,
  sea: SeaId,
): Script<readonly FleetId[]> {
  const both = (ours: readonly FleetId[], theirs: readonly FleetId[]): Readonly<Record<Side, readonly FleetId[]>> =>
    side === 'empire' ? { empire: ours, coalition: theirs } : { empire: theirs, coalition: ours };
  let left = fleets;
  const watchers = squadron(g, { kind: 'blockade', zone: from }, opponent(side));
  if (watchers.length > 0) {
    const { lost } = yield* navalBattle(g, {
      attacker: side,
      at: { kind: 'blockade', zone: from },
      fleets: both(left, watchers),
      batteries: 0,
    });
    left = left.filter((id) => !lost.includes(id));
  }
  if (left.length === 0) return left;
  for (const id of left) putFleet(g, id, { kind: 'sea', sea });
  const interceptors = yield* interceptAtSea(g, side, sea);
  if (interceptors.length === 0) return left;
  const { lost } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'sea', sea },
    fleets: both(left, interceptors),
    batteries: 0,
  });
  return left.filter((id) => !lost.includes(id));
}

/** 17.2.1 Fleets in a port that the enemy has taken leave at once for the nearest friendly port within their movement; without one they are lost. */
export function* leaveCapturedPort(g: Europe, zone: ZoneId): Script {
  for (const side of SIDES) {
    const fleets = squadron(g, { kind: 'port', zone }, side);
    if (fleets.length === 0 || isHeldBy(g, zone, side)) continue;
    const sea = seaOfPort(zone);
    const ports = refuges(g, side, fleets, zone);
    const nearest = Math.min(...ports.values());
    const question = choice<AnswerOf<'mooredAt'>>({
      by: side,
      rule: '17.2.1',
      prompt: say('naval.leavePort', { fleets, zone }),
      among: [...ports.keys()].map((port) => ({ kind: 'mooredAt', zone: port })),
      may: ({ zone: port }) =>
        must('17.2.1', ports.get(port) === nearest, 'naval.nearestPort') ??
        must(
          '17.2.2',
          squadron(g, { kind: 'port', zone: port }, side).length + fleets.length <= SQUADRON,
          'naval.full',
        ),
    });
    if (sea === undefined || question.answers.length === 0) {
      for (const id of fleets) loseFleet(g, id);
      log(g, '17.2.1', 'naval.noRefuge', { fleets });
      continue;
    }
    const { zone: port } = yield* ask(question);
    const left = yield* runOut(g, side, fleets, zone, sea);
    for (const id of left) putFleet(g, id, { kind: 'port', zone: port });
    log(g, '17.2.1', 'naval.leftPort', { fleets: left, zone: port });
  }
}
