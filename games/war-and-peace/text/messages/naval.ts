import type { Nation, ZoneId } from '../../catalogue/ids.ts';

export interface NavalMessages {
  'naval.which': Record<never, never>;
  'naval.ships': { nation: Nation; at: string };
  'naval.aboard': { at: string; room: number };
  'naval.where': { at: string };
  'naval.sails': { nation: Nation; from: string; to: string };
  'naval.moved': Record<never, never>;
  'naval.needsLeader': Record<never, never>;
  'naval.runs': { at: string };
  'naval.runResult': { at: string; die: number; result: string };
  'naval.attackBlockade': { at: string };
  'naval.intercept': { zone: ZoneId };
  'naval.interceptDie': { zone: ZoneId };
  'naval.intercepted': { zone: ZoneId; die: number; total: number; found: boolean };
  'naval.engage': { at: string };
  'naval.round': { at: string; odds: string; die: number; total: number; larger: Nation; result: string };
  'naval.die': { at: string };
  'naval.lost': { nation: Nation; sp: number; how: 'sunk' | 'captured' | 'damaged' };
  'naval.pursue': { at: string };
  'naval.pursued': { die: number; total: number; caught: boolean };
  'naval.retreat': { at: string };
  'naval.retreats': { nation: Nation; to: string };
  'naval.transport': { nation: Nation };
  'naval.blockade': { nation: Nation; at: string };
  'naval.blockadeEnds': { at: string };
  'naval.lands': { force: readonly string[]; at: string };
  'naval.storm': { zone: ZoneId };
  'naval.leavesPort': { nation: Nation; at: string };
}
