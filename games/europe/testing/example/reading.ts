import type { GeneralId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import {
  type Battle,
  type ForceRow,
  force,
  forceCalled,
  isForce,
  unitsAt,
  zone,
  type ZoneRow,
} from '../../state/state.ts';
import { supplyLine } from '../../rules/13-supply/13.3-supply-lines.ts';
import type { Table } from '../position.ts';
import type { Page } from './telling.ts';

/** The force of a general or of a unit that stands alone. */
export const forceOf = ({ state }: Table, name: string): ForceRow =>
  force(state, forceCalled(state, name as GeneralId | UnitId));
/** The units of a force by their ids, a reduced one with a minus behind it. */
export const unitsOf = (table: Table, name: string): readonly string[] =>
  unitsAt(table.state, forceOf(table, name).id).map(({ id, reduced }) => `${id}${reduced ? '-' : ''}`);
export const depotsOf = (table: Table, name: string): number =>
  table.state.depots.filter((row) => row.with === forceOf(table, name).id).length;
/** Where a piece is: its zone, or the reserve. */
export const placeOf = ({ state }: Table, piece: string): string => {
  const row = [...state.units, ...state.generals, ...state.specials, ...state.armies].find(({ id }) => id === piece);
  if (!row) throw new Error(`there is no ${piece}`);
  return isForce(row.at) ? force(state, row.at).zone : row.at;
};
export const zoneRow = ({ state }: Table, id: string): ZoneRow => zone(state, id as ZoneId);

/** 13.3 The links from a force to its source; on request the line that does not cross a zone. */
export const lineOf = (table: Table, name: string, avoiding?: string): readonly string[] | undefined =>
  supplyLine(table.state, forceOf(table, name).id, avoiding === undefined ? {} : { avoiding: [avoiding as ZoneId] });

/** What the sheet of a battle says before the dice. */
export const sheetOf = ({ table }: Page): Pick<Battle, 'points' | 'odds' | 'level' | 'morale'> => {
  const { battle } = table.state;
  if (!battle) throw new Error('no battle is being fought');
  const { points, odds, level, morale } = battle;
  return { points, odds, level, morale };
};
/** The totals of the single dice of a page. */
export const totals = (page: Page): readonly number[] =>
  page.told('trial.total').map((params) => (params as { readonly total: number }).total);
/** What both sides have rolled in a battle. */
export const rolled = (page: Page): readonly unknown[] => page.told('battle.rolled');
