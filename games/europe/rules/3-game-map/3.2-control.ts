import type { Verdict } from '@bivouac/kernel';
import { isOpenToAll } from '../../catalogue/board.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesIn,
  hasFortressOf,
  isHeldBy,
  isSide,
  leadingPower,
  nationOfForce,
  opponent,
  sideOf,
  sideOfForce,
  zone,
} from '../../state/state.ts';
import { loseMobileDepots } from '../2-game-pieces/2.1-depots.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';

/** 3.2 A zone that can be taken: not open to all, without enemies in it and without an active enemy fortress, and not held already. */
const mayBeTaken = (g: Europe, id: ZoneId, side: Side): Verdict => {
  const enemy = opponent(side);
  const isFree = !forcesIn(g, id).some((row) => sideOfForce(g, row.id) === enemy);
  return (
    must('3.2', !isOpenToAll(id), 'control.openToAll', { zone: id }) ??
    must('3.2', !isHeldBy(g, id, side), 'control.heldAlready', { zone: id }) ??
    must('3.2', isHeldBy(g, id, enemy) || isSide(sideOf(g, zone(g, id).nation)), 'control.notAtWar', { zone: id }) ??
    must('3.2', !hasFortressOf(g, id, enemy), 'control.fortress', { zone: id }) ??
    must('3.2', isFree, 'control.enemyThere', { zone: id })
  );
};

/** 3.2 May this force raise its flag here for a movement point? It must be supplied, as the last check found it. */
export const mayTakeControl = (g: Europe, id: ForceId): Verdict => {
  const side = sideOfForce(g, id);
  if (!isSide(side)) return must('3.2', false, 'control.notAtWar', { zone: force(g, id).zone });
  return mayBeTaken(g, force(g, id).zone, side) ?? must('3.2', !force(g, id).unsupplied, 'control.unsupplied');
};

/** 3.2 In the land of a friend the enemy's flag comes down; elsewhere the flag of the power that the force follows goes up. */
const fly = (g: Europe, id: ZoneId, by: NationId): void => {
  const isFriendly = sideOf(g, zone(g, id).nation) === sideOf(g, by);
  changeZone(g, id, { control: isFriendly ? null : leadingPower(g, by) });
};

/** 3.2 The zone is controlled by the nation of this force: a flag goes up, or the enemy's comes down. */
export const takeControl = (g: Europe, id: ForceId, at: ZoneId): void => {
  const by = nationOfForce(g, id);
  const side = sideOf(g, by);
  fly(g, at, by);
  if (isSide(side)) loseMobileDepots(g, at, opponent(side)); // 2.1
  log(g, '3.2', 'control.taken', { nation: leadingPower(g, by), zone: at });
};

/** 3.2 The first owner has come back to what he does not hold: the enemy's flag comes down without further ado. */
const isRetaken = (g: Europe, id: ZoneId, side: Side): boolean => sideOf(g, zone(g, id).nation) === side;

/**
 * 3.2, 5.3 In the conquest phase: flags for supplied forces, and enemy flags come down where the first owner stands.
 * Returns the zones that have changed hands, for ports among them (17.2.1).
 */
export const flagsOfTheYear = (g: Europe): readonly ZoneId[] =>
  g.zones.flatMap(({ id }) => {
    for (const side of ['coalition', 'empire'] as const) {
      const [there, ...others] = fieldForces(g, id, side);
      if (there === undefined || mayBeTaken(g, id, side)) continue;
      if (!isRetaken(g, id, side) && ![there, ...others].some((each) => isSupplied(g, each))) continue;
      takeControl(g, there, id);
      return [id];
    }
    return [];
  });
