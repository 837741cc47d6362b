import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { seaOfPort } from '../../catalogue/board.ts';
import type { FleetId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { bothSides, type Europe, opponent, putFleet, squadron } from '../../state/state.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { seaBefore } from './17-squadron.ts';
import { retreatAtSea } from './17.3.2-retreat.ts';

/** 17.2.7 The other squadron of the same side that keeps the blockade already. */
const isRelief = (g: Europe, port: ZoneId, side: Side, fleets: readonly FleetId[]): boolean =>
  squadron(g, { kind: 'blockade', zone: port }, side).some((id) => !fleets.includes(id));

/**
 * 17.2.7 A squadron enters the box before an enemy port. Anyone who lies in the port may come out, which needs no die, and the
 * fortress does not help him. If the newcomer wins, or nobody comes out, the blockade stands; beaten, he is thrown back to sea.
 */
export function* enterBox(g: Europe, port: ZoneId): Script<'blockades' | 'thrownBack'> {
  const { voyage } = g;
  if (!voyage) throw new Error('17.2.7: nobody sails');
  const { side, fleets } = voyage;
  const relief = isRelief(g, port, side, fleets);
  for (const id of fleets) putFleet(g, id, { kind: 'blockade', zone: port });
  const enemy = opponent(side);
  const inPort = squadron(g, { kind: 'port', zone: port }, enemy);
  log(g, '17.2.7', 'naval.entersBox', { fleets, zone: port });
  if (relief || inPort.length === 0) return 'blockades';
  const wish = yield* ask<typeof YES | typeof NO>({
    by: enemy,
    rule: '17.2.7',
    prompt: say('naval.comeOut', { fleets: inPort, zone: port }),
    answers: [YES, NO],
  });
  if (wish.kind === 'no') return 'blockades';
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'blockade', zone: port },
    fleets: bothSides((each) => (each === side ? fleets : inPort)),
    batteries: 0,
  });
  if (victor === side) return 'blockades';
  for (const id of g.voyage?.fleets ?? []) putFleet(g, id, { kind: 'sea', sea: seaBefore(port) });
  return 'thrownBack';
}

/** 17.2.7 Anyone who leaves a blockaded port is intercepted without a die. Returns whether he gets out. */
export function* runBlockade(g: Europe, side: Side, fleets: readonly FleetId[], port: ZoneId): Script<boolean> {
  const watchers = squadron(g, { kind: 'blockade', zone: port }, opponent(side));
  const sea = seaOfPort(port);
  if (watchers.length === 0 || sea === undefined) return true;
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'blockade', zone: port },
    fleets: bothSides((each) => (each === side ? fleets : watchers)),
    batteries: 0,
  });
  if (victor !== side) return false;
  const enemy = opponent(side);
  const left = squadron(g, { kind: 'blockade', zone: port }, enemy);
  yield* retreatAtSea(g, { side: enemy, fleets: left, sea, active: false, enemyCameFrom: null, cameFrom: null });
  return true;
}
