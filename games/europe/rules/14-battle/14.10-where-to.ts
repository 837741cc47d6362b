import type { Verdict } from '@bivouac/kernel';
import { isOpenToAll, linkBetween, linksOf } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  type Europe,
  fieldForces,
  force,
  type ForceId,
  hasFortressOf,
  holdingSide,
  isBesieged,
  opponent,
  unitsAt,
} from '../../state/state.ts';
import { mayPass } from '../12-land-movement/12.1-entry.ts';
import { ratio } from './14.2-odds.ts';
import { stepsLeft } from './14.8-losses.ts';

/** 14.10 How a beaten force stands: where it came from if it must go back there, and all zones from which the enemy came. */
export interface Plight {
  readonly cameFrom: ZoneId | null;
  readonly enemyCameFrom: readonly ZoneId[];
}
/** A zone to fall back to, or the fortress of the zone of battle. */
export type Refuge =
  | { readonly kind: 'retreat'; readonly zone: ZoneId }
  | { readonly kind: 'intoFortress'; readonly zone: ZoneId };

const enemiesIn = (g: Europe, id: ZoneId, side: Side): readonly ForceId[] => fieldForces(g, id, opponent(side));
const hasOpenEnemyFortress = (g: Europe, id: ZoneId, side: Side): boolean =>
  hasFortressOf(g, id, opponent(side)) && !isBesieged(g, id);

/** 14.10 (4) Five to one against anyone who is in the way. */
const rollsOver = (g: Europe, forces: readonly ForceId[], id: ZoneId, side: Side): boolean =>
  ratio(stepsLeft(g, forces), stepsLeft(g, enemiesIn(g, id, side))) >= tables(g).odds.destroyedAt;

/**
 * 14.10 The priority of a refuge, 1 the best: friendly or open ground, the fortress of the zone, enemy ground that is
 * empty, enemies who can be ridden down. Nothing where the force may not go at all.
 */
export const priorityOf = (g: Europe, forces: readonly ForceId[], side: Side, refuge: Refuge): number | undefined => {
  const id = refuge.zone;
  if (refuge.kind === 'intoFortress') return hasFortressOf(g, id, side) && !isBesieged(g, id) ? 2 : undefined;
  const isEmpty = enemiesIn(g, id, side).length === 0;
  const isWalled = hasOpenEnemyFortress(g, id, side);
  if (isEmpty && (holdingSide(g, id) === side || isOpenToAll(id))) return 1;
  if (isEmpty) return isWalled && revised(g, 'retreatPriority') ? undefined : 3;
  return !isWalled && rollsOver(g, forces, id, side) ? 4 : undefined;
};

/** 12.1 Neutral land, a strait that enemy fleets close and the long way to Acre are no way out. */
export const isPassable = (g: Europe, forces: readonly ForceId[], from: ZoneId, to: ZoneId, side: Side): boolean => {
  const way = linkBetween(from, to);
  const units = forces.flatMap((id) => unitsAt(g, id).map((row) => row.id));
  return way !== undefined && way.kind !== 'special' && mayPass(g, side, units, way) === undefined;
};

/** Every place that a force in this zone could think of. */
export const refugesOf = (from: ZoneId): readonly Refuge[] => [
  ...linksOf(from).map(({ to }): Refuge => ({ kind: 'retreat', zone: to })),
  { kind: 'intoFortress', zone: from },
];

/** 14.10 Back where it came from; without such a zone, the best priority that is open, and never where an enemy came from. */
export const mayRetreatTo = (
  g: Europe,
  forces: readonly ForceId[],
  side: Side,
  plight: Plight,
  refuge: Refuge,
): Verdict => {
  const [first] = forces;
  if (first === undefined) throw new Error('14.10: nobody retreats');
  const { zone: from } = force(g, first);
  const isOut = (one: Refuge): boolean =>
    one.kind === 'retreat' && (plight.enemyCameFrom.includes(one.zone) || !isPassable(g, forces, from, one.zone, side));
  const { cameFrom } = plight;
  const to = refuge.zone;
  if (cameFrom !== null) {
    return (
      must('14.10', refuge.kind === 'retreat' && to === cameFrom, 'retreat.whereItCameFrom', { zone: cameFrom }) ??
      must('14.10', priorityOf(g, forces, side, refuge) !== undefined, 'retreat.closed', { zone: to })
    );
  }
  const open = refugesOf(from).flatMap((one) => {
    const priority = isOut(one) ? undefined : priorityOf(g, forces, side, one);
    return priority === undefined ? [] : [priority];
  });
  const priority = priorityOf(g, forces, side, refuge);
  return (
    must('14.10', refuge.kind !== 'retreat' || !plight.enemyCameFrom.includes(to), 'retreat.enemyCameFrom', {
      zone: to,
    }) ??
    must('14.10', !isOut(refuge) && priority !== undefined, 'retreat.closed', { zone: to }) ??
    must('14.10', priority === Math.min(...open), 'retreat.betterPlace', { zone: to })
  );
};

/** 14.10 Has the force anywhere to go? */
export const hasRefuge = (g: Europe, forces: readonly ForceId[], side: Side, plight: Plight): boolean => {
  const [first] = forces;
  return (
    first !== undefined &&
    refugesOf(force(g, first).zone).some((refuge) => mayRetreatTo(g, forces, side, plight, refuge) === undefined)
  );
};
