import type { Verdict } from '@bivouac/kernel';
import { log, must } from '../../text/speech.ts';
import {
  called,
  changeDepot,
  type DepotRow,
  depotsLying,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  nationOfForce,
  sideOf,
} from '../../state/state.ts';
import { noteLeft } from './12.2-dropping.ts';

/** 12.2, 13.4 A depot is left lying, mobile or turned into a fixed one. */
export const mayDropDepot = (g: Europe, id: ForceId): Verdict =>
  must('13.4', depotsWith(g, id).length > 0, 'depot.none');

export const dropDepot = (g: Europe, id: ForceId, fixed: boolean): void => {
  const [depot] = depotsWith(g, id);
  if (!depot) throw new Error(`13.4: ${id} has no depot to leave`);
  const { zone } = force(g, id);
  changeDepot(g, depot.id, { with: null, zone, fixed });
  noteLeft(g, { depots: [depot.id] });
  log(g, '13.4', fixed ? 'depot.fixed' : 'depot.left', { force: called(g, id), zone });
};

/** Depots of its side that lie where the force stands. */
export const depotsAtHand = (g: Europe, id: ForceId): readonly DepotRow[] => {
  const side = sideOf(g, nationOfForce(g, id));
  return depotsLying(g, force(g, id).zone).filter(({ nation }) => sideOf(g, nation) === side);
};

/** 13.4 A general takes a depot along; a fixed one becomes mobile. What he has left in this activation stays. */
export const mayPickUpDepot = (g: Europe, id: ForceId, depot: number): Verdict =>
  must('13.4', force(g, id).commander !== null, 'depot.needsGeneral') ??
  must('13.4', !g.march?.left.depots.includes(depot), 'depot.leftHere');

export const pickUpDepot = (g: Europe, id: ForceId, depot: number): void => {
  changeDepot(g, depot, { with: id, zone: null, fixed: false });
  log(g, '13.4', 'depot.taken', { force: called(g, id), zone: force(g, id).zone });
};
