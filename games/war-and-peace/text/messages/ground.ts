import type { Faction, Holder, Kind, LeaderId, Nation, CityId } from '../../catalogue/ids.ts';

export interface GroundMessages {
  'ground.onlySo': { left: number };
  // SG G
  'attrition.roll': { faction: Faction };
  'attrition.die': { faction: Faction; die: number };
  'attrition.lost': { at: string; force: readonly string[] };
  'loss.infantryFirst': Record<never, never>;
  'loss.morale': { morale: number };
  // SG J
  'ground.which': Record<never, never>;
  'ground.compose': { leader: LeaderId; room: number };
  'ground.tooMany': { room: number };
  'ground.step': { at: string; left: number; leader: LeaderId | 'none'; sp: number };
  'ground.marches': { force: readonly string[]; from: string; to: string };
  'ground.noPoints': { at: string; left: number };
  'ground.notSpent': Record<never, never>;
  'ground.mask': { at: string; holdouts: number };
  'ground.besieged': { at: string };
  'ground.nobody': Record<never, never>;
  'ground.unpaid': Record<never, never>;
  'ground.roomInside': { at: string; room: number };
  'ground.notOurs': { at: string };
  'ground.inside': { force: readonly string[]; at: string };
  'ground.outside': { force: readonly string[]; at: string };
  'leader.flees': { leader: LeaderId; to: string };
  'leader.captured': { leader: LeaderId; by: Nation };
  'city.taken': { city: CityId; holder: Holder };
  'entrench.infantry': Record<never, never>;
  'entrench.moved': Record<never, never>;
  'entrench.already': { at: string };
  'entrench.done': { at: string };
  // SG J.8
  'enter.tiedToHome': Record<never, never>;
  'enter.allyStaysHome': { nation: Nation };
  'enter.neutralStaysHome': { nation: Nation };
  'enter.neutralGround': { nation: Nation };
  'enter.russiaNeverFrench': Record<never, never>;
  'enter.absolute': Record<never, never>;
  'enter.truce': Record<never, never>;
  'enter.declareFirst': { nation: Nation };
  'enter.closedLand': { nation: Nation };
  'enter.tilsit': Record<never, never>;
  'enter.exile': Record<never, never>;
  'enter.recalled': Record<never, never>;
  'enter.closedCapital': { at: string };
  'enter.spainFull': Record<never, never>;
  'enter.spainSouth': Record<never, never>;
  'enter.gibraltar': Record<never, never>;
  'enter.enemies': { at: string };
  'enter.garrison': { at: string; holdouts: number };
  'enter.acrossTheSea': { at: string };
  'enter.partisans': { at: string };
  'enter.notEmpty': { at: string };
  // SG K
  'forced.roll': { mp: number };
  'forced.total': { mp: number; die: number; total: number; loss: number };
  'forced.unsupplied': Record<never, never>;
  'forced.demoralised': Record<never, never>;
  'forced.mpLeft': Record<never, never>;
  'forced.once': Record<never, never>;
  'forced.alone': Record<never, never>;
  // SG L
  'overrun.leader': Record<never, never>;
  'overrun.neutrals': { at: string };
  'overrun.partisans': { at: string };
  'overrun.mountain': { at: string };
  'overrun.entrenched': { at: string };
  'overrun.inside': { at: string };
  'overrun.done': { at: string; force: readonly string[] };
  // O
  'typhus.roll': Record<never, never>;
  'typhus.outbreak': Record<never, never>;
  'flight.notYet': Record<never, never>;
  'flight.once': Record<never, never>;
  'flight.declared': Record<never, never>;
  'flight.towardsParis': Record<never, never>;
  'lines.notYet': Record<never, never>;
  'lines.once': Record<never, never>;
  'lines.city': Record<never, never>;
  'lines.wellington': Record<never, never>;
  'lines.work': { at: string; left: number; built: boolean };
  'unit.count': { unit: Kind; sp: number };
  'ground.home': { at: string; nation: Nation };
  'ground.consent': { nation: Nation; at: string };
  'ground.held': { nation: Nation };
  // K.5
  'channel.fleet': Record<never, never>;
  'channel.transport': Record<never, never>;
  'channel.leaders': Record<never, never>;
  'channel.where': Record<never, never>;
  'channel.dice': Record<never, never>;
  'channel.crosses': { force: readonly string[]; to: string };
  'enter.brown': { at: string };
  // O.7
  'rally.leader': Record<never, never>;
  'rally.once': { at: string };
  'rally.nobody': { at: string };
  'rally.dice': { at: string; needs: number };
  'rally.total': { at: string; dice: number; total: number; level: number };
  'rally.fresh': { at: string };
}
