import type { CityId, Kind, LeaderId, Nation } from '../../catalogue/ids.ts';

export interface ProductionMessages {
  'production.die': { nation: Nation };
  'production.points': { nation: Nation; die: number; modifier: number; points: number };
  'production.buy': { nation: Nation; points: number };
  'production.bought': { nation: Nation; unit: Kind; sp: number; at: string };
  'production.leader': { leader: LeaderId; at: string };
  'production.added': { nation: Nation; force: readonly string[] };
  'production.notInPool': { nation: Nation; unit: Kind; left: number };
  'production.tooDear': { points: number };
  'production.cap': { points: number };
  'production.roomInCity': { at: string; room: number };
  'production.enemyThere': { at: string };
  'production.notAlone': { at: string };
  'production.irregularsFirst': Record<never, never>;
  'production.notInvaded': { nation: Nation };
  'production.designate': Record<never, never>;
  'production.designated': { city: CityId };
  'production.layDown': { nation: Nation };
  'production.shipLimit': { nation: Nation };
  'production.which': { group: string };
  'production.neutralAgain': { nation: Nation };
  'production.reinforced': { nation: Nation; force: readonly string[]; at: string };
  'production.madrid': Record<never, never>;
  'production.keel': { nation: Nation; unit: Kind };
  'production.launched': { nation: Nation; unit: Kind; at: string };
  'production.notYetBuilt': { left: number };
  'production.allPaid': Record<never, never>;
  'production.legion': { nation: Nation };
  'production.blue': { nation: Nation };
}
