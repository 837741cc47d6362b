import { linkBetween } from '../../catalogue/board.ts';
import { tables } from '../../scenario/editions.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  called,
  changeForce,
  type Europe,
  force as forceRow,
  type ForceId,
  type Ground,
  isBesieged,
  isSide,
  nationOfForce,
  sideOf,
} from '../../state/state.ts';
import { portsBySea } from '../17-naval-matters/17.2-sea-lines.ts';
import { isAmongChouans } from './13.2-chouans.ts';
import { mayLineCross, weighsOnLines } from './13.3-crossing.ts';
import { forgetParts } from './13.5-out-of-supply.ts';
import { nearestLink, type Network, network } from './13.3-network.ts';

export interface Tracing {
  /** 13.3 A force that brings on a battle or a siege traces from the zone from which it entered. */
  readonly through?: ZoneId;
  /** 13.3 No line crosses a zone from which an enemy has entered the zone of battle. */
  readonly avoiding?: readonly ZoneId[];
}

/** From a link that is joined to a source, link by link to that source. */
const chain = ({ joined }: Network, from: ZoneId): readonly ZoneId[] => {
  const links = [from];
  for (let at = from; ;) {
    const next = joined.get(at);
    if (next === undefined || next === at) return links;
    links.push(next);
    at = next;
  }
};

interface Start {
  readonly side: Side;
  readonly nation: NationId;
  readonly zone: ZoneId;
  readonly besieged: boolean;
}
/** 13.3 By land the first hop leads to a link; where the force has entered for battle, back through the zone it came from. */
const overLand = (g: Ground, lines: Network, { zone: from, side }: Start, through?: ZoneId): ZoneId | undefined => {
  if (through === undefined) return nearestLink(lines, from)?.link;
  const nearest = nearestLink(lines, through);
  const back = linkBetween(from, through);
  if (!nearest || !back || (nearest.cost > 0 && !mayLineCross(g, through, side))) return undefined;
  const reach = tables(g).movement.supplyReach;
  const cost = back.kind === 'special' ? reach : back.cost;
  return cost + nearest.cost <= reach ? nearest.link : undefined;
};

/** 13.3 A force in a port may be supplied by sea alone, one that is besieged there too. */
const bySea = (g: Ground, side: Side, lines: Network, from: ZoneId): ZoneId | undefined =>
  portsBySea(g, from, side).find((port) => lines.joined.has(port));

const trace = (g: Ground, start: Start, tracing: Tracing): readonly ZoneId[] | undefined => {
  const { side, nation, zone, besieged } = start;
  const { avoiding = [] } = tracing;
  const lines = network(g, side, nation, avoiding.length === 0 ? null : avoiding.toSorted().join(' '));
  const first = besieged
    ? bySea(g, side, lines, zone)
    : (overLand(g, lines, start, tracing.through) ??
      (tracing.through === undefined && lines.joined.has(zone) ? zone : undefined));
  if (first === undefined) return undefined;
  return first === zone ? chain(lines, zone) : [zone, ...chain(lines, first)];
};

const lineFrom = (
  g: Ground,
  id: ForceId,
  zone: ZoneId,
  tracing: Tracing,
  besieged = forceRow(g, id).inside && isBesieged(g, zone),
): readonly ZoneId[] | undefined => {
  const nation = nationOfForce(g, id);
  const side = sideOf(g, nation);
  if (isAmongChouans(nation, zone)) return [zone]; // 20.1, 53C
  if (!isSide(side)) return [zone]; // 7.5 Powers that are not at war stay at home and want for nothing.
  return trace(g, { side, nation, zone, besieged }, tracing);
};

/** 13.3 The links from a force to its source, the force's zone first; undefined when there is no line. */
export const supplyLine = (g: Ground, id: ForceId, tracing: Tracing = {}): readonly ZoneId[] | undefined =>
  lineFrom(g, id, forceRow(g, id).zone, tracing);
export const isSupplied = (g: Ground, id: ForceId, tracing?: Tracing): boolean =>
  supplyLine(g, id, tracing) !== undefined;

/** 13.3 Would a force of the field be supplied in that zone? */
export const isSuppliedIn = (g: Ground, id: ForceId, to: ZoneId): boolean => {
  const side = sideOf(g, nationOfForce(g, id));
  const { zone } = forceRow(g, id);
  if (isSide(side) && (weighsOnLines(g, zone, side) || weighsOnLines(g, to, side)))
    return isSupplied({ ...g, forces: g.forces.map((row) => (row.id === id ? { ...row, zone: to } : row)) }, id);
  return lineFrom(g, id, to, {}) !== undefined;
};

/** 13.3 The same in the field of a zone where its coming, and its going from where it is, weigh on no lines and raise no siege. */
export const wouldBeSuppliedAt = (g: Ground, id: ForceId, to: ZoneId): boolean =>
  lineFrom(g, id, to, {}, false) !== undefined;

/** 3.2, 18.1 A flag counts while a line leads from its zone to a source of the nation that raised it. */
export const isZoneSupplied = (g: Ground, zone: ZoneId, nation: NationId): boolean => {
  const side = sideOf(g, nation);
  return isSide(side) && trace(g, { side, nation, zone, besieged: false }, {}) !== undefined;
};

/** 15.2 Does a line by sea lead into a besieged port? */
export const isSuppliedBySea = (g: Ground, zone: ZoneId, nation: NationId): boolean => {
  const side = sideOf(g, nation);
  return isSide(side) && trace(g, { side, nation, zone, besieged: true }, {}) !== undefined;
};

/** 13.1 The check: the marker says what was found, until the next one. */
export const checkSupply = (g: Europe, id: ForceId, tracing?: Tracing): boolean => {
  const supplied = isSupplied(g, id, tracing);
  forgetParts(g, id);
  if (forceRow(g, id).unsupplied === supplied) {
    changeForce(g, id, { unsupplied: !supplied });
    log(g, '13.1', supplied ? 'supply.restored' : 'supply.cut', { force: called(g, id), zone: forceRow(g, id).zone });
  }
  return supplied;
};
