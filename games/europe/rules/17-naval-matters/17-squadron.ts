import { seaOfPort } from '../../catalogue/board.ts';
import type { SeaId, ZoneId } from '../../catalogue/ids.ts';
import { type Europe, type FleetAt, putFleet, type Voyage } from '../../state/state.ts';

/** The squadron that sails, changed. */
export const sailed = (g: Europe, change: Partial<Voyage>): void => {
  if (g.voyage) g.voyage = { ...g.voyage, ...change };
};
export const moveSquadron = (g: Europe, to: FleetAt): void => {
  for (const id of g.voyage?.fleets ?? []) putFleet(g, id, to);
};

/** The sea zone on which a port lies. */
export const seaBefore = (port: ZoneId): SeaId => {
  const sea = seaOfPort(port);
  if (sea === undefined) throw new Error(`17: ${port} has no port`);
  return sea;
};
