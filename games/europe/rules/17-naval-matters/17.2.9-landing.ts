import type { Script, Verdict } from '@bivouac/kernel';
import { seaOfPort } from '../../board.ts';
import { revised } from '../../editions.ts';
import type { SeaId, ZoneId } from '../../ids.ts';
import { log, must } from '../../speech.ts';
import {
  type Europe,
  fieldForces,
  type ForceId,
  forceSteps,
  hasForce,
  hasFortressOf,
  isHeldBy,
  isNeutral,
  isWinterRound,
  moveForce,
  opponent,
  putFleet,
  squadron,
  type Voyage,
  zone,
} from '../../state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { takeControl } from '../3-game-map/3.2-control.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { battle } from '../14-battle/14-battle.ts';
import { laySiege, levelOfFortress, stepsToCover } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { comeBeforeTheLines } from '../15-fortresses-and-sieges/15.1-lines-of-lisbon.ts';
import { siegeAttack } from '../15-fortresses-and-sieges/15.4-siege-attack.ts';
import { disembark, stepsOfCargo } from './17.2.8-transport.ts';
import { navalBattle } from './17.3-naval-combat.ts';

/** 17.2.9 So many steps land together, unless an event lets more. */
const LANDING_STEPS = 2;
/** 17.2.9 Attempts on the siege table that a landing has. */
const ATTEMPTS = 2;

/** 17.2.9, 16 Troops aboard, not in winter, once in an activation, two steps at most, and not where an enemy squadron lies. */
export const mayLand = (g: Europe, voyage: Voyage, port: ZoneId): Verdict => {
  const { sailing, cargo, side } = voyage;
  const steps = stepsOfCargo(g, cargo);
  const most = sailing?.steps ?? LANDING_STEPS;
  return (
    must('17.2.9', steps > 0, 'naval.noTroops') ??
    must('16', !isWinterRound(g.clock), 'naval.noWinterLanding') ??
    must('17.2.9', !voyage.landed && !(sailing?.oneLanding && g.action?.landed), 'naval.landedAlready') ??
    must('17.2.9', steps <= most, 'naval.tooManySteps', { steps, most }) ??
    must('12.1', !isNeutral(g, zone(g, port).nation), 'naval.neutralPort', { zone: port }) ??
    must('17.2.9', sailing?.ports?.includes(port) ?? true, 'naval.notThere', { zone: port }) ??
    must('17.2.9', squadron(g, { kind: 'port', zone: port }, opponent(side)).length === 0, 'naval.fleetsInPort', {
      zone: port,
    })
  );
};

/** 17.2.9 An enemy fortress fires on the squadron before anybody lands. Beaten, the squadron falls back to where it came from. */
function* passBatteries(g: Europe, { side, fleets }: Voyage, port: ZoneId): Script<boolean> {
  if (!hasFortressOf(g, port, opponent(side))) return true;
  const both = side === 'empire' ? { empire: fleets, coalition: [] } : { empire: [], coalition: fleets };
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'port', zone: port },
    fleets: both,
    batteries: levelOfFortress(g, port),
  });
  return victor === side;
}

/** 17.2.9 Two attempts on the fortress; a landing that does not take it is destroyed. */
function* storm(g: Europe, id: ForceId, port: ZoneId): Script {
  const needed = stepsToCover(g, port);
  laySiege(g, port);
  for (let left = ATTEMPTS; left > 0; left--) {
    if (!hasForce(g, id) || forceSteps(g, id) < needed || zone(g, port).fortress !== 'active') return;
    const result = yield* siegeAttack(g, id);
    if (result === 'honours' || result === 'breach') return;
  }
}

/** 17.2.9 The troops land: a battle against those who hold the port, then the fortress. What is not conquered at the end is lost. */
export function* land(g: Europe, port: ZoneId): Script {
  const { voyage } = g;
  if (!voyage) throw new Error('17.2.9: nobody sails');
  const { side, sailing } = voyage;
  g.voyage = { ...voyage, landed: true };
  if (g.action) g.action = { ...g.action, landed: true };
  log(g, '17.2.9', 'naval.landing', { side, zone: port });
  if (!(yield* passBatteries(g, voyage, port))) {
    log(g, '17.2.9', 'naval.landingBeatenOff', { zone: port });
    // 17.3.1 A naval defeat ends the activation; in the revised edition not one by a fortress (17.2.8).
    if (g.voyage && !revised(g, 'portFort')) g.voyage = { ...g.voyage, halted: true };
    return;
  }
  const id = disembark(g, port);
  if (id === undefined) return;
  yield* comeBeforeTheLines(g, side, port);
  const defenders = fieldForces(g, port, opponent(side));
  if (defenders.length > 0) {
    const victor = yield* battle(g, {
      zone: port,
      attacker: side,
      attackers: [id],
      defenders,
      from: null,
      interceptedFrom: null,
      landing: true,
      ...(sailing?.landing === undefined ? {} : { landingModifier: sailing.landing }),
      ...(sailing?.comesBack ? { comesBack: true } : {}),
    });
    if (victor !== side) {
      yield* beatenBack(g, id, voyage);
      return;
    }
  }
  if (hasForce(g, id) && hasFortressOf(g, port, opponent(side))) yield* storm(g, id, port);
  if (!hasForce(g, id)) return;
  if (!hasFortressOf(g, port, opponent(side))) {
    if (!isHeldBy(g, port, side)) takeControl(g, id, port); // 3.2: revised says so, and without it no unfortified port could be kept
    for (const fleet of g.voyage?.fleets ?? []) putFleet(g, fleet, { kind: 'port', zone: port });
    return;
  }
  destroyForce(g, id);
  log(g, '17.2.9', 'naval.landingLost', { zone: port });
}

/** 17.2.9 A beaten landing is destroyed; an event (19C) takes it back to where it came from. */
function* beatenBack(g: Europe, id: ForceId, { side, sailing, loadedAt }: Voyage): Script {
  if (!hasForce(g, id)) return;
  if (!sailing?.comesBack || loadedAt === null) {
    destroyForce(g, id);
    return;
  }
  moveForce(g, id, loadedAt);
  yield* consolidate(g, loadedAt, side);
}

/** The sea zone to which the fleets go back after a landing. */
export const seaBefore = (port: ZoneId): SeaId => {
  const sea = seaOfPort(port);
  if (sea === undefined) throw new Error(`17: ${port} has no port`);
  return sea;
};
