import type { Script } from '@bivouac/kernel';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { type Europe, fieldForces, force, type ForceId, hasForce, hasFortressOf, opponent } from '../../state/state.ts';
import { paySecondPoint } from '../9-activations/9.1-lone-corps.ts';
import { battle } from '../14-battle/14-battle.ts';
import { retreat } from '../14-battle/14.10-retreat.ts';
import { laySiege, mayCover } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { closeRanks, marchers } from './12.1-movement-factor.ts';
import { consolidate } from './12.2-combining.ts';
import { testBeforeBattle, theMarch } from './12.3-forced-marches.ts';
import type { Interception } from './12.4-interception.ts';

/** 15.1 Where an enemy fortress is not besieged yet, a force that is strong enough lays siege to it. */
export const coverFortress = (g: Europe, id: ForceId): void => {
  const { zone } = force(g, id);
  if (mayCover(g, id, zone) === undefined) laySiege(g, zone);
};

/** 9.1, 15.2 After a victory the march goes on, with a free attempt on the fortress of the zone; a defeat ends it. */
export const afterBattle = (g: Europe, side: Side, victor: Side): void => {
  const march = closeRanks(g, theMarch(g));
  const goesOn = victor === side && hasForce(g, march.force);
  const freeSiege = goesOn && hasFortressOf(g, force(g, march.force).zone, opponent(side));
  g.march = { ...march, halted: !goesOn, freeSiege };
};

/** Revised 12.4, 11: a friend who stood in the zone where the march was beaten goes back with it. */
export function* leaveWithTheBeaten(g: Europe, side: Side, zone: ZoneId, from: ZoneId | null): Script {
  // 12.6 Those of a campaign who wait there have their own battle to fight.
  const waiting = g.campaign?.waiting.flatMap((march) => marchers(g, march)) ?? [];
  for (const friend of fieldForces(g, zone, side).filter((id) => !waiting.includes(id)))
    if (fieldForces(g, zone, opponent(side)).length > 0 && hasForce(g, friend))
      yield* retreat(g, friend, { cameFrom: from, enemyCameFrom: [] });
}

/** 12.3, 14 The march fights where it stands: attrition first if it is due, then the battle. */
export function* giveBattle(
  g: Europe,
  side: Side,
  from: ZoneId | null,
  came: Interception | undefined,
  entries?: readonly ZoneId[],
): Script {
  if (!came) paySecondPoint(g);
  const { force: id } = theMarch(g);
  const { zone } = force(g, id);
  if (!(yield* testBeforeBattle(g))) {
    yield* leaveWithTheBeaten(g, side, zone, from);
    // 11, 12.4 No battle makes one force of an interceptor and the friends whom he has found.
    yield* consolidate(g, zone, opponent(side));
    return;
  }
  const victor = yield* battle(g, {
    zone,
    attacker: side,
    attackers: marchers(g, theMarch(g)),
    defenders: fieldForces(g, zone, opponent(side)),
    from,
    ...(entries ? { entries } : {}),
    interceptedFrom: came?.from ?? null,
    landing: false,
  });
  afterBattle(g, side, victor);
  if (victor !== side) yield* leaveWithTheBeaten(g, side, zone, from);
}
