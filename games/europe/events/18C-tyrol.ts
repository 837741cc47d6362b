import type { Script, Verdict } from '@bivouac/kernel';
import { type NationId, type Side, opponent, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { destroyForce } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { evasion } from '../rules/12-land-movement/12.5-evasion.ts';
import { consolidate } from '../rules/12-land-movement/12.2-combining.ts';
import { battle } from '../rules/14-battle/14-battle.ts';
import { isCreated } from '../rules/20-scenarios/20.2-states.ts';
import { log, must } from '../text/speech.ts';
import {
  called,
  changeForce,
  changeNation,
  changeZone,
  type Europe,
  fieldForces,
  flipUnit,
  force,
  type ForceId,
  formForce,
  garrison,
  nation,
  putUnit,
  sideOfForce,
} from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';

const TYROL = 'tyrol' as NationId;
const AUSTRIA = 'austria' as NationId;
const INNSBRUCK = 'innsbruck' as ZoneId;
const TYROLESE = 'tyr_1' as UnitId;

/** 8.3.3 The Tyrol has become Bavarian. */
const isBavarian = (g: Europe): Verdict =>
  must('8.3.3', isCreated(g, 'bavaria'), 'tyrol.noKingdom') ??
  must('8.3.3', nation(g, TYROL).status !== 'inRevolt', 'tyrol.alreadyUp');

/** 8.3.3, 11 A friendly corps without a general cannot stay beside them. */
const makeRoom = (g: Europe, side: Side): void => {
  for (const id of fieldForces(g, INNSBRUCK, side)) {
    if (force(g, id).commander !== null) continue;
    log(g, '8.3.3', 'stacking.eliminated', { force: called(g, id), zone: INNSBRUCK });
    destroyForce(g, id);
  }
};

/** The walls are theirs: anyone who was behind them for the enemy stands in the open. */
const takeInnsbruck = (g: Europe, side: Side): void => {
  for (const id of garrison(g, INNSBRUCK))
    if (sideOfForce(g, id) === opponent(side)) changeForce(g, id, { inside: false });
  changeNation(g, TYROL, { side, status: 'inRevolt', patron: AUSTRIA });
  changeZone(g, INNSBRUCK, { control: TYROL, siege: null });
};

/** 8.3.3, 12.5, 14 The troops of the Empire slip away, or a battle is fought at once, with counter-marches of both sides. */
function* driveOut(g: Europe, side: Side, intruders: readonly ForceId[]): Script {
  const enemy = opponent(side);
  if (fieldForces(g, INNSBRUCK, enemy).length === 0) return;
  if ((yield* evasion(g, enemy, { zone: INNSBRUCK, from: null, intruders })) === 'evaded') return;
  yield* battle(g, {
    zone: INNSBRUCK,
    attacker: side,
    attackers: intruders,
    defenders: fieldForces(g, INNSBRUCK, enemy),
    from: null,
    interceptedFrom: null,
    landing: false,
  });
}

function* rise(g: Europe, side: Side): Script {
  makeRoom(g, side);
  takeInnsbruck(g, side);
  putUnit(g, TYROLESE, formForce(g, INNSBRUCK));
  flipUnit(g, TYROLESE, false);
  log(g, '8.3.3', 'tyrol.rises', { zone: INNSBRUCK });
  yield* consolidate(g, INNSBRUCK, side);
  yield* driveOut(g, side, fieldForces(g, INNSBRUCK, side));
}

const revolt = (when: EventUse['when']): EventUse => ({ when, may: isBavarian, play: rise });

/**
 * 18C Tyrol: the Tyrolese rise against the Kingdom of Bavaria and hold Innsbruck, which feeds them. They fight beside Austria
 * but do not share her fate (8.3.3).
 */
export const tyrol: EventRules = [revolt('diplomacyPhase'), revolt('action')];
