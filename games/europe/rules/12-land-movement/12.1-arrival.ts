import type { Script } from '@bivouac/kernel';
import type { Link } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  garrison,
  hasForce,
  hasFortressOf,
  isBesieged,
  moveForce,
  opponent,
} from '../../state/state.ts';
import { abandonDepots, leaveDepotsWithoutGeneral, loseMobileDepots } from '../2-game-pieces/2.1-depots.ts';
import { isDearZone, paySecondPoint } from '../9-activations/9.1-lone-corps.ts';
import { comeBeforeTheLines } from '../15-fortresses-and-sieges/15.1-lines-of-lisbon.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { hasEnemyDepot } from './12.1-entry.ts';
import { coverFortress, giveBattle } from './12.1-giving-battle.ts';
import { closeRanks, costOfWay, marchers, unitsOnMarch } from './12.1-movement-factor.ts';
import { theMarch } from './12.3-forced-marches.ts';
import { type Interception, interception } from './12.4-interception.ts';
import { evasion } from './12.5-evasion.ts';
import { jointBattle } from './12.6-joint-battle.ts';
import { awaitOthers, counterCampaign, wait, waitingIn } from './12.6-waiting.ts';

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

/** 12.4, 12.5, 14 What an entry brings about: interception, else evasion, and battle with anyone who is left. */
function* meetTheEnemy(g: Europe, side: Side, from: ZoneId): Script {
  const march = theMarch(g);
  const { zone } = force(g, march.force);
  const enemy = opponent(side);
  const intrusion = { zone, from, intruders: marchers(g, march) };
  const came = yield* interception(g, enemy, intrusion);
  // 12.4 The battle makes one force of the interceptor and the friends whom he finds (14.1).
  if (came) {
    yield* fight(g, side, from, came);
    return;
  }
  if (fieldForces(g, zone, enemy).length > 0) {
    if ((yield* evasion(g, enemy, intrusion)) === 'evaded') return;
    if (!(yield* awaitOthers(g, side))) yield* fight(g, side, from, undefined);
  } else if (hasEnemyDepot(g, zone, side)) yield* giveBattle(g, side, from, undefined);
}

/** 12.2.1 revised: anyone who has marched does not march again in this round. */
const noteMoved = (g: Europe): void => {
  if (g.action) g.action = { ...g.action, moved: [...new Set([...(g.action.moved ?? []), ...theMarch(g).marching])] };
};

/** Revised 15.3: a garrison whose besieger marches off does not intercept him. */
const noteSetFree = (g: Europe, from: ZoneId): void => {
  if (!revised(g, 'siegeLift') || !isBesieged(g, from)) return;
  const march = theMarch(g);
  g.march = { ...march, setFree: [...(march.setFree ?? []), ...garrison(g, from)] };
};

/** 12.1 The force enters a zone, and everything that follows from it. */
export function* enterZone(g: Europe, side: Side, way: Link): Script {
  const march = theMarch(g);
  if (isDearZone(g, side, way.to)) paySecondPoint(g);
  for (const id of marchers(g, march)) {
    leaveDepotsWithoutGeneral(g, id);
    moveForce(g, id, way.to);
  }
  noteSetFree(g, way.from);
  const { droppedHere: _, ...marchOn } = theMarch(g);
  g.march = {
    ...marchOn,
    spent: march.spent + costOfWay(g, march, way),
    route: [...march.route, way.to],
    marching: unitsOnMarch(g, march).map((row) => row.id),
    freeSiege: false,
  };
  noteMoved(g);
  log(g, '12.1', 'march.enters', { force: called(g, march.force), zone: way.to });
  abandonDepots(g, way.from);
  yield* comeBeforeTheLines(g, side, way.to);
  yield* raiseSieges(g);
  // 15.3 Besiegers who were left too weak may have come after it, and it may have become one with them.
  if (!hasForce(g, march.force)) return;
  yield* meetTheEnemy(g, side, way.from);
  yield* raiseSieges(g);
  if (!g.march || g.march.halted) return;
  const { force: first } = closeRanks(g, g.march);
  if (!hasForce(g, first) || force(g, first).zone !== way.to) return;
  // 2.1 Depots that neither troops nor walls guard fall to anyone who comes.
  if (!hasFortressOf(g, way.to, opponent(side))) loseMobileDepots(g, way.to, opponent(side));
  for (const id of marchers(g, g.march)) coverFortress(g, id);
}
