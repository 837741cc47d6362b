import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { linkBetween } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  hasForce,
  isSide,
  moveForce,
  opponent,
  sideOfForce,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { dismissMilitia } from '../12-land-movement/12.1-entry.ts';
import { combine } from '../12-land-movement/12.2-combining.ts';
import { goInside } from '../15-fortresses-and-sieges/15.1-within.ts';
import { suffer } from './14.8-losses.ts';
import { mayRetreatTo, type Plight, priorityOf, type Refuge, refugesOf } from './14.10-where-to.ts';

export type { Plight, Refuge } from './14.10-where-to.ts';

const ownerOf = (g: Europe, id: ForceId): Side => {
  const side = sideOfForce(g, id);
  if (!isSide(side)) throw new Error(`14.10: ${id} fights for nobody`);
  return side;
};
const standing = (g: Europe, forces: readonly ForceId[]): readonly ForceId[] => forces.filter((id) => hasForce(g, id));

/** 14.10 The loser chooses where to fall back to; nothing where there is no such place. */
export function* chooseRefuge(g: Europe, forces: readonly ForceId[], plight: Plight): Script<Refuge | undefined> {
  const [first] = forces;
  if (first === undefined) return undefined;
  const side = ownerOf(g, first);
  const among = refugesOf(force(g, first).zone);
  const may = (refuge: Refuge): Verdict => mayRetreatTo(g, forces, side, plight, refuge);
  const open = among.filter((refuge) => may(refuge) === undefined);
  if (open.length < 2) return open[0];
  const prompt = say('retreat.whereTo', { force: called(g, first) });
  return yield* ask(choice<Refuge>({ by: side, rule: '14.10', prompt, among, may }));
}

/** 14.10 A river without a bridge or a mountain without a pass costs a step; in the revised edition a depot serves too. Returns the losses. */
export function* crossingLoss(g: Europe, forces: readonly ForceId[], refuge: Refuge): Script<number> {
  const [first] = standing(g, forces);
  if (first === undefined || refuge.kind === 'intoFortress') return 0;
  const kind = linkBetween(force(g, first).zone, refuge.zone)?.kind;
  if (kind !== 'mountain' && (kind !== 'river' || g.battle?.bridged)) return 0;
  const depotsToo = revised(g, 'retreatPriority');
  const { units, depots } = yield* suffer(g, { rule: '14.10', forces: standing(g, forces), many: 1, depotsToo });
  return units.length + depots;
}

/** 14.10 (4) Anyone who stands in the way of five times as many is destroyed. */
const rideDown = (g: Europe, to: ZoneId, side: Side): void => {
  for (const enemy of fieldForces(g, to, opponent(side))) {
    log(g, '14.10', 'retreat.riddenDown', { force: called(g, enemy), zone: to });
    destroyForce(g, enemy);
  }
};

/** 10.2, 14.9.3 The force arrives, and becomes one with friends who are there by rank; a demoralised one takes their heart away. */
export function* fallBack(g: Europe, forces: readonly ForceId[], refuge: Refuge): Script {
  const [first] = standing(g, forces);
  if (first === undefined) return;
  const side = ownerOf(g, first);
  const { zone: to } = refuge;
  if (refuge.kind === 'intoFortress') {
    log(g, '14.10', 'retreat.intoFortress', { force: called(g, first), zone: to });
    yield* goInside(g, side, to, standing(g, forces));
    return;
  }
  rideDown(g, to, side);
  log(g, '14.10', 'retreat.done', { force: called(g, first), zone: to });
  for (const id of standing(g, forces)) {
    moveForce(g, id, to);
    dismissMilitia(g, id);
  }
  yield* combine(g, fieldForces(g, to, side), side);
}

/** 14.10 There is no way out: the force is destroyed and its generals go to the reserve. */
export const perish = (g: Europe, forces: readonly ForceId[]): void => {
  for (const id of standing(g, forces)) {
    log(g, '14.10', 'retreat.none', { force: called(g, id), zone: force(g, id).zone });
    destroyForce(g, id);
  }
};

/** May the refuge that was chosen still be reached, after the losses since? */
const isStillOpen = (g: Europe, forces: readonly ForceId[], refuge: Refuge): boolean => {
  const [first] = forces;
  return first !== undefined && priorityOf(g, forces, ownerOf(g, first), refuge) !== undefined;
};

/** 14.10 The second half of a retreat: to the refuge that was chosen, or another if that is closed by now, or to destruction. */
export function* reach(g: Europe, forces: readonly ForceId[], plight: Plight, chosen: Refuge | undefined): Script {
  const left = standing(g, forces);
  if (left.length === 0) return;
  const refuge = chosen && isStillOpen(g, left, chosen) ? chosen : yield* chooseRefuge(g, left, plight);
  if (refuge) yield* fallBack(g, left, refuge);
  else perish(g, left);
}

/** 14.10 A beaten force retreats: back where it came from, or by the priorities of the defender; else it is destroyed. */
export function* retreat(g: Europe, id: ForceId, plight: Plight): Script {
  const refuge = yield* chooseRefuge(g, [id], plight);
  if (refuge) yield* crossingLoss(g, [id], refuge);
  yield* reach(g, [id], plight, refuge);
}
