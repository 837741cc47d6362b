import type { CommanderId, HexId, Side } from '../../catalogue/catalogue.ts';

export interface CommandersMovementMessages {
  'ride.who': { side: Side };
  'ride.whereTo': { commander: CommanderId; hex: HexId };
  'ride.already': { commander: CommanderId };
  'ride.nowhere': { commander: CommanderId };
  'ride.noShelter': { hex: HexId };
  'ride.outOfReach': { commander: CommanderId; hex: HexId };
  'ride.rides': { commander: CommanderId; from: HexId; to: HexId };
  'ride.passes': { side: Side };
}
