import { ask, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  bothSides,
  type Europe,
  fieldForces,
  type ForceId,
  forceSteps,
  hasForce,
  hasFortressOf,
  isHeldBy,
  isWinterRound,
  moveForce,
  opponent,
  squadron,
  type Voyage,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { eliminateSurplus } from '../10-command/10.1-surplus.ts';
import { takeControl } from '../3-game-map/3.2-control.ts';
import { mayEnterZone } from '../12-land-movement/12.1-entry.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { type Interception, interception } from '../12-land-movement/12.4-interception.ts';
import { evasion } from '../12-land-movement/12.5-evasion.ts';
import { battle } from '../14-battle/14-battle.ts';
import { laySiege, stepsToCover } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { comeBeforeTheLines } from '../15-fortresses-and-sieges/15.1-lines-of-lisbon.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { siegeAttempt } from '../15-fortresses-and-sieges/15.4-siege-attack.ts';
import { disembark, stepsOfCargo, unitsAboard } from './17.2.8-transport.ts';
import { moveSquadron, sailed, seaBefore } from './17-squadron.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { batteriesOf, beatenBeforePort } from './17.3.3-port.ts';

/** 17.2.9 So many steps land together, unless an event lets more. */
const LANDING_STEPS = 2;
/** 17.2.9 Attempts on the siege table that a landing has. */
const ATTEMPTS = 2;

/** 17.2.9 An enemy force or fortress must be attacked; in the revised edition a landing that nobody opposes is an attack too (17.2.7). */
const isAttack = (g: Europe, side: Side, port: ZoneId): boolean =>
  revised(g, 'controlByLanding') ||
  fieldForces(g, port, opponent(side)).length > 0 ||
  hasFortressOf(g, port, opponent(side));

/**
 * 17.2.9, 16 Troops aboard, and not where an enemy squadron lies. An attack is not made in winter, nor with more than two
 * steps, nor in the revised edition after one that failed.
 */
export const mayLand = (g: Europe, voyage: Voyage, port: ZoneId): Verdict => {
  const { sailing, cargo, side } = voyage;
  const steps = stepsOfCargo(g, cargo);
  const attack = isAttack(g, side, port);
  const most = sailing?.steps ?? (attack ? LANDING_STEPS : Infinity);
  return (
    must('17.2.9', steps > 0, 'naval.noTroops') ??
    mayEnterZone(g, side, unitsAboard(voyage), port) ??
    must('16', !attack || !isWinterRound(g.clock), 'naval.noWinterLanding') ??
    must('17.2.9', !voyage.landed && !(sailing?.oneLanding && g.action?.landed), 'naval.landedAlready') ??
    must('17.2.9', steps <= most, 'naval.tooManySteps', { steps, most }) ??
    must('17.2.9', sailing?.ports?.includes(port) ?? true, 'naval.notThere', { zone: port }) ??
    must('17.2.9', squadron(g, { kind: 'port', zone: port }, opponent(side)).length === 0, 'naval.fleetsInPort', {
      zone: port,
    })
  );
};

/** 17.2.9 Has the squadron fought the ships of this port, and so its batteries? See rulings/17.2.9-port-cleared.md. */
export const isCleared = ({ attacked }: Voyage, port: ZoneId): boolean => attacked.includes(port);

/** 17.2.9 An enemy fortress fires on the squadron before anybody lands. */
function* passBatteries(g: Europe, voyage: Voyage, port: ZoneId): Script<boolean> {
  const batteries = batteriesOf(g, voyage, port);
  if (batteries === 0 || isCleared(voyage, port)) return true;
  const { side, fleets } = voyage;
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'port', zone: port },
    fleets: bothSides((each) => (each === side ? fleets : [])),
    batteries,
  });
  return victor === side;
}

/** 17.2.9 After a landing that failed the ships go back to sea; in the revised edition they may stay before the port. */
function* fallBack(g: Europe, port: ZoneId): Script {
  const { voyage } = g;
  if (!voyage || voyage.fleets.length === 0 || isHeldBy(g, port, voyage.side)) return;
  sailed(g, { landed: revised(g, 'portFort') });
  const sea = seaBefore(port);
  if (revised(g, 'portFort')) {
    const answer = yield* ask<AnswerOf<'sail'> | AnswerOf<'blockade'>>({
      by: voyage.side,
      rule: '17.2.9',
      prompt: say('naval.retreat', { fleets: voyage.fleets }),
      answers: [
        { kind: 'sail', sea },
        { kind: 'blockade', zone: port },
      ],
    });
    if (answer.kind === 'blockade') return moveSquadron(g, { kind: 'blockade', zone: port });
  }
  moveSquadron(g, { kind: 'sea', sea });
}

/** 17.2.9 Two attempts on the fortress, while it is the enemy's and the troops are enough; a landing that does not take it has nowhere to fall back to. */
function* storm(g: Europe, id: ForceId, port: ZoneId, enemy: Side): Script {
  const needed = stepsToCover(g, port);
  laySiege(g, port);
  for (let left = ATTEMPTS; left > 0; left--)
    if (forceSteps(g, id) >= needed && hasFortressOf(g, port, enemy)) yield* siegeAttempt(g, id);
}

/** 12.4, 12.5, 15.1 Anyone who is landed upon may be helped by an interception, else evade or go into the fortress. rulings/17.2.9-landed-upon.md */
function* meetTheLanding(g: Europe, enemy: Side, id: ForceId, port: ZoneId): Script<Interception | undefined> {
  const intrusion = { zone: port, from: null, intruders: [id] };
  const came = yield* interception(g, enemy, intrusion);
  if (!came && fieldForces(g, port, enemy).length > 0) yield* evasion(g, enemy, intrusion);
  return came;
}

/** 17.2.9 The troops land: a battle against those who hold the port, then the fortress. What is not conquered at the end is lost. */
export function* land(g: Europe, port: ZoneId): Script {
  const { voyage } = g;
  if (!voyage) throw new Error('17.2.9: nobody sails');
  const { side, sailing } = voyage;
  if (g.action) g.action = { ...g.action, landed: true };
  log(g, '17.2.9', 'naval.landing', { side, zone: port });
  if (!(yield* passBatteries(g, voyage, port))) {
    log(g, '17.2.9', 'naval.landingBeatenOff', { zone: port });
    // 17.3.1 A naval defeat ends the activation; in the revised edition not one by a fortress (17.2.8).
    yield* revised(g, 'portFort') ? fallBack(g, port) : beatenBeforePort(g, voyage, port);
    return;
  }
  const id = disembark(g, port);
  if (id === undefined) return;
  yield* comeBeforeTheLines(g, side, port);
  const came = yield* meetTheLanding(g, opponent(side), id, port);
  const defenders = fieldForces(g, port, opponent(side));
  if (hasForce(g, id) && defenders.length > 0) {
    const victor = yield* battle(g, {
      zone: port,
      attacker: side,
      attackers: [id],
      defenders,
      from: null,
      interceptedFrom: came?.from ?? null,
      landing: true,
      ...(sailing?.landing === undefined ? {} : { landingModifier: sailing.landing }),
      ...(sailing?.comesBack ? { comesBack: true } : {}),
    });
    if (victor !== side) {
      yield* beatenBack(g, id, voyage);
      yield* fallBack(g, port);
      return;
    }
  }
  if (hasForce(g, id) && hasFortressOf(g, port, opponent(side))) yield* storm(g, id, port, opponent(side));
  // 3.2: revised says so, and without it no unfortified port could be kept.
  if (hasForce(g, id) && !isHeldBy(g, port, side) && !hasFortressOf(g, port, opponent(side))) takeControl(g, id, port);
  if (isHeldBy(g, port, side)) {
    // 10.1, 11 Without a general only one unit stays, and with one no more than he may command.
    yield* eliminateSurplus(g, id);
    moveSquadron(g, { kind: 'port', zone: port });
    return;
  }
  if (hasForce(g, id)) destroyForce(g, id);
  yield* raiseSieges(g);
  log(g, '17.2.9', 'naval.landingLost', { zone: port });
  yield* fallBack(g, port);
}

/** 17.2.9 A beaten landing has perished in its battle, unless an event (19C) takes it back to where it came from. */
function* beatenBack(g: Europe, id: ForceId, { side, loadedAt }: Voyage): Script {
  if (!hasForce(g, id)) return;
  if (loadedAt === null) throw new Error(`17.2.9: ${id} has landed and came from nowhere`);
  moveForce(g, id, loadedAt);
  yield* consolidate(g, loadedAt, side);
}
