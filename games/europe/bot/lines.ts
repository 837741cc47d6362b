import type { ZoneId } from '../catalogue/ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { depotsWith, type Europe, type ForceId } from '../state/state.ts';

/** The position with the depot of a force fixed in a zone. */
const withDepotAt = (g: Europe, id: ForceId, at: ZoneId): Europe | undefined => {
  const [depot] = depotsWith(g, id);
  if (!depot) return undefined;
  const fixed = { ...depot, with: null, zone: at, fixed: true };
  return { ...g, depots: g.depots.map((row) => (row.id === depot.id ? fixed : row)) };
};

/** 13.3 Does a line reach an attack of the force from one zone into the next? */
const isFed = (g: Europe, id: ForceId, from: ZoneId, to: ZoneId): boolean =>
  isSupplied({ ...g, forces: g.forces.map((row) => (row.id === id ? { ...row, zone: to } : row)) }, id, {
    through: from,
  });

/** 13.4 A depot that is fixed where the attack sets out carries the line on to the battle. */
export const depotFeeds = (g: Europe, id: ForceId, from: ZoneId, to: ZoneId): boolean => {
  if (isFed(g, id, from, to)) return false;
  const ground = withDepotAt(g, id, from);
  return ground !== undefined && isFed(ground, id, from, to);
};

/** 13.5 An attack that fights without supply, with or without a depot. */
export const isOutOfReach = (g: Europe, id: ForceId, from: ZoneId, to: ZoneId): boolean =>
  !isFed(g, id, from, to) && !depotFeeds(g, id, from, to);
