import { isOpenToAll } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  called,
  changeDepot,
  type DepotRow,
  depotsLying,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  forcesIn,
  isHeldBy,
  isSide,
  opponent,
  removeDepot,
  sideOf,
  sideOfForce,
} from '../../state/state.ts';

const seize = (g: Europe, zone: ZoneId, depot: DepotRow): void => {
  removeDepot(g, depot.id);
  log(g, '2.1', 'depot.seized', { zone });
};

/** 2.1 The mobile depots of a side that lie in a zone are destroyed: the enemy has come. */
export const loseMobileDepots = (g: Europe, zone: ZoneId, of: Side): void => {
  for (const depot of depotsLying(g, zone)) if (!depot.fixed && sideOf(g, depot.nation) === of) seize(g, zone, depot);
};

/** 2.1, 3.2 Alone in a zone that the enemy controls: no force of its side is there, and the zone is not open to all. */
const isAbandoned = (g: Europe, zone: ZoneId, { nation, fixed }: DepotRow): boolean => {
  const side = sideOf(g, nation);
  if (fixed || !isSide(side) || isOpenToAll(zone) || !isHeldBy(g, zone, opponent(side))) return false;
  return forcesIn(g, zone).every(({ id }) => sideOfForce(g, id) !== side);
};
/** 2.1 Mobile depots that are left alone in a zone of the enemy are destroyed. */
export const abandonDepots = (g: Europe, zone: ZoneId): void => {
  for (const depot of depotsLying(g, zone)) if (isAbandoned(g, zone, depot)) seize(g, zone, depot);
};

/** 2.1 revised: only a general takes depots along. A corps without one leaves them where it sets out. */
export const leaveDepotsWithoutGeneral = (g: Europe, id: ForceId): void => {
  const { commander, zone } = force(g, id);
  if (commander !== null || !revised(g, 'fixedDepotRetreat')) return;
  for (const depot of depotsWith(g, id)) {
    changeDepot(g, depot.id, { with: null, zone });
    log(g, '2.1', 'depot.left', { force: called(g, id), zone });
  }
};
