import type { Script } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { completeSome } from '../2-game-pieces/2.1-completing.ts';
import type { Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  garrison,
  hasForce,
  opponent,
  sideOfForce,
  unitsAt,
  zone as zoneRow,
} from '../../state/state.ts';
import { retreat } from '../14-battle/14.10-retreat.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { marchers } from './12.1-movement-factor.ts';
import { consolidate } from './12.2-combining.ts';
import { testAtEnd, theMarch } from './12.3-forced-marches.ts';
import { cameFrom } from './12.6-waiting.ts';

/** 11, 15.3 Before a garrison that it is too weak to besiege nobody stays. */
function* leaveUnbesieged(g: Europe, side: Side, id: ForceId): Script {
  const { zone } = force(g, id);
  const isHeld = garrison(g, zone).some((inside) => sideOfForce(g, inside) === opponent(side));
  if (!isHeld || zoneRow(g, zone).siege !== null) return;
  const { route } = theMarch(g);
  yield* retreat(g, id, { cameFrom: route.length > 0 ? cameFrom(theMarch(g)) : null, enemyCameFrom: [] });
}

/** 47F Reduced French units of a march that has ended in France are completed. */
function* fillAtHome(g: Europe, side: Side, zone: ZoneId, many: number): Script {
  if (many === 0 || zoneRow(g, zone).nation !== 'france') return;
  const reduced = (): readonly UnitId[] =>
    fieldForces(g, zone, side).flatMap((id) =>
      unitsAt(g, id).flatMap((row) => (row.reduced && unitCard(row.id).nation === 'france' ? [row.id] : [])),
    );
  yield* completeSome(g, side, many, reduced);
}

/** 9.1, 12 The activation of a force is over: attrition if it is still due, sieges, and stacking. */
export function* endOfMarch(g: Europe, side: Side): Script {
  yield* testAtEnd(g);
  for (const id of marchers(g, theMarch(g))) yield* leaveUnbesieged(g, side, id);
  yield* raiseSieges(g);
  const ids = marchers(g, theMarch(g));
  const [first] = ids;
  if (first !== undefined) {
    const { zone } = force(g, first);
    log(g, '9.1', 'activation.ends', { force: called(g, first), zone });
    // 11 The revised edition asks for one force to a zone at the end of the round alone.
    if (!revised(g, 'stackingMoment')) yield* consolidate(g, zone, side);
    yield* fillAtHome(g, side, zone, theMarch(g).grant?.filledAtHome ?? 0);
  }
  if (g.action) {
    const { activated } = g.action;
    g.action = { ...g.action, activated: [...activated, ...ids.filter((id) => hasForce(g, id))] };
  }
  g.march = null;
}
