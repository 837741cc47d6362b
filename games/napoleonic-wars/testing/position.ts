import { play } from '@bivouac/testing';
import { nation as nationCard } from '../catalogue/catalogue.ts';
import type { Nation, SquadronId } from '../catalogue/ids.ts';
import { napoleonicWars, type NapoleonicWarsOptions } from '../game.ts';
import { type Position, position } from '../lesson/position.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { PatientTable } from './patient-table.ts';

export { type Position, position, type Stack } from '../lesson/position.ts';

export type Table = PatientTable;

export const tableAt = (g: NapoleonicWars): Table => {
  const { scenario, players } = g;
  const options = { scenario, players, forfeit: 0, forfeiter: 'nobody', roles: 'chosen' } as const;
  return new PatientTable(
    play<NapoleonicWars, NapoleonicWarsOptions, NapoleonicWarsView>(napoleonicWars, g, options).match,
  );
};
export const at = (wanted: Position): Table => tableAt(position(wanted));
export const squadronOf = (nation: Nation, number: number): SquadronId => `${nation}_${number}` as SquadronId;
export const unitTotal = (nation: Nation): number => nationCard(nation).units.total;
