import { fleetId, seaId, zoneId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { type FleetAt, fleetRow } from '../state/state.ts';
import { acting } from './marches.ts';
import type { Position, Table } from './position.ts';

export const sea = (id: string): FleetAt => ({ kind: 'sea', sea: seaId(id) });
export const port = (id: string): FleetAt => ({ kind: 'port', zone: zoneId(id) });
export const box = (id: string): FleetAt => ({ kind: 'blockade', zone: zoneId(id) });
export const SUNK: FleetAt = { kind: 'off', why: 'reserve' };
export const where = ({ state }: Table, id: string): FleetAt => fleetRow(state, fleetId(id)).at;

/** A side has points and sails with these fleets, which are in one place. */
export const sailingAs = (side: Side, wanted: Position, ...fleets: readonly string[]): Table => {
  const table = acting({ forces: {}, ...wanted }, side, 3);
  for (const fleet of fleets) table.answer(side, { kind: 'activateFleet', fleet });
  if (table.asked(side).prompt.key === 'activation.moreFleets') table.answer(side, 'done');
  return table;
};
export const sailing = (wanted: Position, ...fleets: readonly string[]): Table =>
  sailingAs('coalition', wanted, ...fleets);

/** May the side that is asked do this? */
export const isOffered = (table: Table, kind: string, where: string): boolean =>
  table
    .asked()
    .answers.some((answer) => answer.kind === kind && Object.entries(answer).some(([, value]) => value === where));
