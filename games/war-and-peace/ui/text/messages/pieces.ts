import type { CityId, Kind, LeaderId, Nation } from '../../../catalogue/ids.ts';
import type { ShipRow } from '../../../state/index.ts';

type Nothing = Record<never, never>;
type Marks = { marks: readonly string[] };
type Station = ShipRow['station'];

/** Counters in words, and the marks on them. */
export interface PieceMessages {
  'piece.troops': { nation: Nation; unit: Kind; sp: number; morale: number } & Marks;
  'piece.leader': { leader: LeaderId; rating: number } & Marks;
  'piece.ships': { nation: Nation; unit: Kind; sp: number; station: Station } & Marks;
  'piece.flag': { city: CityId; nation: Nation };
  'mark.disrupted': Nothing;
  'mark.besieged': Nothing;
  'mark.garrison': Nothing;
  'mark.entrenched': Nothing;
  'mark.moved': Nothing;
  'mark.waits': Nothing;
  'list.orderOfBattle': Nothing;
  'list.fleets': Nothing;
  'list.pools': Nothing;
  'list.absent': Nothing;
  'list.force': { leader: LeaderId | null; at: string; sp: number; morale: number; inside: boolean };
  'list.fleet': { at: string; sp: number };
  'list.pool': { nation: Nation };
  'list.pooled': { nation: Nation; unit: Kind; sp: number };
  'list.wounded': Nothing;
  'list.prisoner': Nothing;
  'list.exile': Nothing;
  'list.dead': Nothing;
  'list.captives': Nothing;
  'list.prisoners': { holder: Nation; nation: Nation; unit: Kind; sp: number };
}
