import type { Script } from '@bivouac/kernel';
import type { Link } from '../../board.ts';
import type { Side, ZoneId } from '../../ids.ts';
import { log } from '../../speech.ts';
import {
  called,
  depotsLying,
  type Europe,
  fieldForces,
  force,
  hasForce,
  moveForce,
  opponent,
  removeDepot,
  sideOf,
} from '../../state.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { coverFortress, giveBattle } from './12.1-giving-battle.ts';
import { costOfWay, marchers, unitsOnMarch } from './12.1-movement-factor.ts';
import { consolidate } from './12.2-combining.ts';
import { theMarch } from './12.3-forced-marches.ts';
import { type Interception, interception } from './12.4-interception.ts';
import { evasion } from './12.5-evasion.ts';
import { jointBattle } from './12.6-joint-battle.ts';
import { awaitOthers, counterCampaign, wait, waitingIn } from './12.6-waiting.ts';

/** 2.1 Mobile depots that nobody guards fall to whoever comes. */
const seizeMobileDepots = (g: Europe, zone: ZoneId, side: Side): void => {
  for (const { id, nation, fixed } of depotsLying(g, zone))
    if (!fixed && sideOf(g, nation) === opponent(side)) {
      removeDepot(g, id);
      log(g, '2.1', 'depot.seized', { zone });
    }
};

/** 12.6 Beside those of the campaign who wait there already, else alone. */
function* fight(g: Europe, side: Side, from: ZoneId, came: Interception | undefined): Script {
  const { zone } = force(g, theMarch(g).force);
  if (waitingIn(g, zone).length > 0) {
    wait(g);
    yield* jointBattle(g, side, zone, came);
    return;
  }
  yield* counterCampaign(g, side);
  yield* giveBattle(g, side, from, came);
}

const hasEnemyDepot = (g: Europe, zone: ZoneId, side: Side): boolean =>
  depotsLying(g, zone).some(({ nation, fixed }) => fixed && sideOf(g, nation) === opponent(side));

/** 12.4, 12.5, 14 What an entry brings about: interception, else evasion, and battle with whoever is left. */
function* meetTheEnemy(g: Europe, side: Side, from: ZoneId): Script {
  const march = theMarch(g);
  const { zone } = force(g, march.force);
  const enemy = opponent(side);
  const intrusion = { zone, from, intruders: marchers(g, march) };
  const came = yield* interception(g, enemy, intrusion);
  if (came) {
    yield* consolidate(g, zone, enemy);
    yield* fight(g, side, from, came);
    return;
  }
  if (fieldForces(g, zone, enemy).length > 0) {
    if ((yield* evasion(g, enemy, intrusion)) === 'evaded') return;
    if (!(yield* awaitOthers(g, side))) yield* fight(g, side, from, undefined);
  } else if (hasEnemyDepot(g, zone, side)) yield* giveBattle(g, side, from, undefined);
}

/** 12.2.1 revised: whoever has marched does not march again in this round. */
const noteMoved = (g: Europe): void => {
  if (g.action) g.action = { ...g.action, moved: [...new Set([...(g.action.moved ?? []), ...theMarch(g).marching])] };
};

/** 12.1 The force enters a zone, and everything that follows from it. */
export function* enterZone(g: Europe, side: Side, way: Link): Script {
  const march = theMarch(g);
  const ids = marchers(g, march);
  for (const id of ids) moveForce(g, id, way.to);
  g.march = {
    ...march,
    spent: march.spent + costOfWay(g, march, way),
    route: [...march.route, way.to],
    marching: unitsOnMarch(g, march).map((row) => row.id),
    freeSiege: false,
  };
  noteMoved(g);
  log(g, '12.1', 'march.enters', { force: called(g, march.force), zone: way.to });
  yield* raiseSieges(g);
  yield* meetTheEnemy(g, side, way.from);
  if (!g.march || g.march.halted || !hasForce(g, march.force)) return;
  if (force(g, march.force).zone !== way.to) return;
  seizeMobileDepots(g, way.to, side);
  for (const id of marchers(g, g.march)) coverFortress(g, id, side);
}
