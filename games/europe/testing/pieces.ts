import { zoneId } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, UnitId } from '../catalogue/ids.ts';
import {
  force,
  generalRow,
  type GeneralRow,
  holder,
  isForce,
  nation,
  type NationRow,
  type PieceAt,
  stepsOfUnit,
  unitRow,
  type UnitRow,
} from '../state/state.ts';
import type { Table } from './position.ts';

/** What became of a piece or a nation, by its name. */
export const unitOf = ({ state }: Table, id: string): UnitRow => unitRow(state, id as UnitId);
export const unitAt = (table: Table, id: string): PieceAt => unitOf(table, id).at;
export const generalOf = ({ state }: Table, id: string): GeneralRow => generalRow(state, id as GeneralId);
export const generalAt = (table: Table, id: string): PieceAt => generalOf(table, id).at;
export const nationOf = ({ state }: Table, id: string): NationRow => nation(state, id as NationId);

/** The zone in which a unit stands, or else where it is off the map. */
export const standsAt = (table: Table, unit: string): string => {
  const place = unitAt(table, unit);
  return isForce(place) ? force(table.state, place).zone : place;
};

/** The nation that holds a zone. */
export const flagAt = ({ state }: Table, zone: string): string => holder(state, zoneId(zone));

/** The steps that these units have on the map. */
export const stepsOnMap = (table: Table, ...units: readonly string[]): number =>
  units.reduce((sum, id) => (isForce(unitAt(table, id)) ? sum + stepsOfUnit(unitOf(table, id)) : sum), 0);
