import type { Seat } from '@bivouac/kernel';
import type { Weather } from '../../catalogue/tables.ts';
import type { Kind, LeaderId, Nation } from '../../catalogue/ids.ts';

export interface SequenceMessages {
  'setUp.usual': { nation: Nation; force: readonly string[] };
  'setUp.leader': { leader: LeaderId };
  'setUp.post': { nation: Nation; unit: Kind; left: number };
  'turn.begins': { year: number; month: number };
  'turn.segment': { segment: string };
  'phase.seat': { seat: Seat };
  'prisoners.release': { sp: number };
  'prisoners.released': { nation: Nation; sp: number };
  'prisoners.exchanged': Record<never, never>;
  'weather.roll': Record<never, never>;
  'weather.is': { south: Weather; centre: Weather; north: Weather };
  'leader.heals': { leader: LeaderId; nation: Nation };
  'end.offer': Record<never, never>;
  'end.condition': { condition: string };
  'end.agreed': Record<never, never>;
}
