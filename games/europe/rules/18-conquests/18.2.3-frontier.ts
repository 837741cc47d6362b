import { seaOfPort, zonesWithin } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesIn,
  isHeldBy,
  opponent,
  sideOfForce,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { type Body, bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { isClosedLand, mayEnterZone } from '../12-land-movement/12.1-entry.ts';
import { stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';

const FRANCE = 'france' as NationId;
const BRITAIN = 'britain' as NationId;

/** 10.2 The force that takes the others in: an army, or the one whose general is senior. */
export const hostOf = (g: Europe, forces: readonly ForceId[]): ForceId | undefined => {
  const armies = forces.filter((id) => armyOf(g, id) !== undefined);
  return (armies.length > 0 ? armies : forces).toSorted((one, other) => bySeniority(g, one, other))[0];
};

/** 11 Would these forces stand together without losing a step: as they are, or as one? */
export const standTogether = (g: Europe, forces: readonly ForceId[]): boolean => {
  if (stackAsTheyAre(g, forces)) return true;
  const senior = hostOf(g, forces);
  if (senior === undefined || forces.filter((id) => armyOf(g, id) !== undefined).length > 1) return false;
  const bodies = forces.map((id) => bodyOf(g, id));
  const whole: Body = {
    commander: force(g, senior).commander,
    army: forces.some((id) => armyOf(g, id) !== undefined),
    units: bodies.flatMap(({ units }) => units),
    specials: bodies.reduce((sum, { specials }) => sum + specials, 0),
  };
  return mayCommand(g, whole) === undefined;
};

/** 18.2.3 A fortress of its side outside the lands that it leaves, as it was before the peace; no enemy stands there. */
const isRefuge = (g: Europe, id: ZoneId, force: ForceId, lands: readonly NationId[], side: Side): boolean => {
  const { nation, fortress } = zone(g, id);
  const units = unitsAt(g, force).map((row) => row.id);
  return (
    fortress === 'active' &&
    !lands.includes(nation) &&
    !g.tracks.ceded.includes(id) &&
    isHeldBy(g, id, side) &&
    mayEnterZone(g, side, units, id) === undefined &&
    !forcesIn(g, id).some((row) => sideOfForce(g, row.id) === opponent(side))
  );
};

/** 18.2.3 Revised: from a conquered Britain French units go to a French fortress on the Channel. */
const isOnTheChannel = (g: Europe, id: ZoneId): boolean =>
  zone(g, id).nation === FRANCE && seaOfPort(id) === ('manche' as SeaId);

const nearestOf = (distances: ReadonlyMap<ZoneId, number>, ids: readonly ZoneId[]): readonly ZoneId[] => {
  const least = Math.min(...ids.map((id) => distances.get(id) ?? Infinity));
  return ids.filter((id) => distances.get(id) === least);
};

/**
 * 18.2.3 The nearest fortress beyond the frontier, by movement points and not across neutral land; of those where it can
 * stand without loss, if there is one. Who has no way by land goes to any fortress of his side.
 */
export const refugesBeyond = (g: Europe, id: ForceId, lands: readonly NationId[], side: Side): readonly ZoneId[] => {
  const all = g.zones.flatMap((row) => (isRefuge(g, row.id, id, lands, side) ? [row.id] : []));
  const overTheChannel = lands.includes(BRITAIN) && side === 'empire' && revised(g, 'britainConqueredRedeploy');
  const refuges = overTheChannel ? all.filter((each) => isOnTheChannel(g, each)) : all;
  const isOpen = (to: ZoneId): boolean =>
    lands.includes(zone(g, to).nation) || g.tracks.ceded.includes(to) || !isClosedLand(g, to, side);
  const from = [force(g, id).zone];
  const distances = zonesWithin({ from, cost: ({ to, cost }) => (isOpen(to) ? cost : Infinity) });
  const byLand = refuges.filter((each) => distances.has(each));
  const open = byLand.length > 0 ? byLand : refuges;
  const roomy = open.filter((each) => standTogether(g, [...fieldForces(g, each, side), id]));
  const best = roomy.length > 0 ? roomy : open;
  return byLand.length > 0 ? nearestOf(distances, best) : best;
};
