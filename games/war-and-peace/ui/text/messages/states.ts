import type { Seat } from '@bivouac/kernel';
import type { CityId, Faction, Group, Land, Major, Minor, Status } from '../../../catalogue/ids.ts';
import type { MinorStatus } from '../../../state/index.ts';

type Nothing = Record<never, never>;
export type Treaty = 'PRESSBURG' | 'TILSIT' | 'POLAND' | 'SPANISH_CHART';

/** The Alliance Display and the political machines. */
export interface StateMessages {
  'states.state': Nothing;
  'states.change': Nothing;
  'states.majors': Nothing;
  'states.minors': Nothing;
  'states.treaties': Nothing;
  'states.name': { land: Land };
  'states.status': { status: Status };
  'states.minor': { status: MinorStatus; controller: Major | null };
  'states.group': { group: Group; side: Faction | 'neutral' };
  'states.city': { city: CityId };
  'states.die': Nothing;
  'states.noDie': { why: string };
  'states.war': Nothing;
  'states.noWar': { why: string };
  'change.player': { seat: Seat };
  'change.england': Nothing;
  'change.france': { machine: string; months: number };
  'change.austria': { machine: string; dice: number };
  'change.prussia': { machine: string; flag: number; dice: number };
  'change.russia': { machine: string; flag: number };
  'change.spain': { machine: string; chart: number };
  'change.minor': { minor: Minor; status: MinorStatus };
  'treaty.name': { treaty: Treaty };
  'treaty.state': { treaty: Treaty; state: string; chart: number };
  'treaty.change': { treaty: Treaty; state: string };
  'die.title': { net: number };
  'die.caption': Nothing;
  'die.pro': Nothing;
  'die.anti': Nothing;
  'die.states': Nothing;
  'die.groups': Nothing;
  'die.cities': Nothing;
  'die.victoryPoints': Nothing;
  'die.sum': Nothing;
  'die.chances': { french: string; english: string };
}
