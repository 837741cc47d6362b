import { ask, choice, offers, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { neighbouringSeas, portsOf, seaOfPort, seasWithin, type SeaWay } from '../../catalogue/board.ts';
import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  bothSides,
  type Europe,
  type FleetAt,
  isHeldBy,
  opponent,
  putFleet,
  SIDES,
  squadron,
} from '../../state/state.ts';
import { eliminateExcess, SQUADRON } from './17.2.2-stacking.ts';
import { maySail } from './17.2.3-passages.ts';
import { interceptAtSea } from './17.2.5-interception.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { loseFleet } from './17.3.1-losses.ts';
import { retreatAtSea } from './17.3.2-retreat.ts';

/** 17.2.1 Out of the port that is lost, and into another one. */
const PORTS = 2;

const wayFor =
  (g: Europe, side: Side, fleets: readonly FleetId[]) =>
  ({ from, to }: SeaWay): number =>
    maySail(g, fleets, side, from, to) === undefined ? 1 : Infinity;

/** 17.2.1 Friendly ports within reach, by the sea zones on the way: out of the port, zone by zone, and in again. */
const refuges = (g: Europe, side: Side, fleets: readonly FleetId[], from: ZoneId): ReadonlyMap<ZoneId, number> => {
  const sea = seaOfPort(from);
  const found = new Map<ZoneId, number>();
  if (sea === undefined) return found;
  const limit = Math.max(0, Math.min(...fleets.map((id) => fleetCard(id).mf)) - PORTS);
  for (const [at, distance] of seasWithin({ from: [sea], limit, cost: wayFor(g, side, fleets) }))
    for (const port of portsOf(at)) if (isHeldBy(g, port, side)) found.set(port, distance);
  return found;
};

/** 17.2.1 The fleets fight those who bar their way and go on, beaten or not; if they win, the others retreat. Returns the survivors. */
function* breakThrough(
  g: Europe,
  side: Side,
  fleets: readonly FleetId[],
  enemies: readonly FleetId[],
  at: FleetAt & { readonly kind: 'sea' | 'blockade' },
): Script<readonly FleetId[]> {
  if (enemies.length === 0) return fleets;
  const enemy = opponent(side);
  const { victor, lost } = yield* navalBattle(g, {
    attacker: enemy,
    at,
    fleets: bothSides((each) => (each === side ? fleets : enemies)),
    batteries: 0,
  });
  const sea = at.kind === 'sea' ? at.sea : seaOfPort(at.zone);
  const beaten = enemies.filter((id) => !lost.includes(id));
  if (victor === side && sea !== undefined)
    yield* retreatAtSea(g, { side: enemy, fleets: beaten, sea, active: false, enemyCameFrom: null, cameFrom: null });
  return fleets.filter((id) => !lost.includes(id));
}

/** 17.2.1 The next zone of a shortest way; where there are several the owner chooses. */
function* nextSea(g: Europe, side: Side, fleets: readonly FleetId[], from: SeaId, to: SeaId): Script<SeaId> {
  const distance = (sea: SeaId): number =>
    seasWithin({ from: [sea], cost: wayFor(g, side, fleets) }).get(to) ?? Infinity;
  const nearer = neighbouringSeas(from).filter(
    (next) => maySail(g, fleets, side, from, next) === undefined && distance(next) < distance(from),
  );
  const [only, ...others] = nearer;
  if (only === undefined) throw new Error(`17.2.1: no way from ${from} to ${to}`);
  if (others.length === 0) return only;
  const answers = nearer.map((sea): AnswerOf<'sail'> => ({ kind: 'sail', sea }));
  return (yield* ask<AnswerOf<'sail'>>({
    by: side,
    rule: '17.2.1',
    prompt: say('naval.whichWay', { fleets }),
    answers,
  })).sea;
}

/** 17.2.1, 17.2.7 Anyone who blockades the port that is left intercepts without a die; in every zone on the way others may try. */
function* runOut(
  g: Europe,
  side: Side,
  fleets: readonly FleetId[],
  from: ZoneId,
  to: ZoneId,
): Script<readonly FleetId[]> {
  const [first, last] = [seaOfPort(from), seaOfPort(to)];
  if (first === undefined || last === undefined) throw new Error(`17.2.1: ${from} or ${to} is no port`);
  const box = { kind: 'blockade', zone: from } as const;
  let left = yield* breakThrough(g, side, fleets, squadron(g, box, opponent(side)), box);
  let sea = first;
  while (left.length > 0) {
    const at = { kind: 'sea', sea } as const;
    for (const id of left) putFleet(g, id, at);
    left = yield* breakThrough(g, side, left, yield* interceptAtSea(g, side, sea, from), at);
    if (left.length === 0 || sea === last) break;
    sea = yield* nextSea(g, side, left, sea, last);
  }
  return left;
}

/** 17.2.1 Fleets in a port that the enemy has taken leave at once for the nearest friendly port within their movement; without one they are lost. */
export function* leaveCapturedPort(g: Europe, zone: ZoneId): Script {
  for (const side of SIDES) {
    const fleets = squadron(g, { kind: 'port', zone }, side);
    if (fleets.length === 0 || isHeldBy(g, zone, side)) continue;
    const ports = refuges(g, side, fleets, zone);
    const hasRoom = (port: ZoneId): boolean =>
      squadron(g, { kind: 'port', zone: port }, side).length + fleets.length <= SQUADRON;
    // 17.2.2 The nearest that has room for all; where none has, those in excess are eliminated.
    const open = [...ports.keys()].some(hasRoom) ? [...ports.keys()].filter(hasRoom) : [...ports.keys()];
    const nearest = Math.min(...open.map((port) => ports.get(port) ?? Infinity));
    const question = choice<AnswerOf<'mooredAt'>>({
      by: side,
      rule: '17.2.1',
      prompt: say('naval.leavePort', { fleets, zone }),
      among: [...ports.keys()].map((port) => ({ kind: 'mooredAt', zone: port })),
      may: ({ zone: port }) =>
        must('17.2.2', open.includes(port), 'naval.full') ??
        must('17.2.1', ports.get(port) === nearest, 'naval.nearestPort'),
    });
    if (!offers(question, 1)) {
      for (const id of fleets) loseFleet(g, id);
      log(g, '17.2.1', 'naval.noRefuge', { fleets });
      continue;
    }
    const { zone: port } = yield* ask(question);
    const left = yield* runOut(g, side, fleets, zone, port);
    for (const id of left) putFleet(g, id, { kind: 'port', zone: port });
    if (left.length > 0) log(g, '17.2.1', 'naval.leftPort', { fleets: left, zone: port });
    yield* eliminateExcess(g, { kind: 'port', zone: port }, side);
  }
}
