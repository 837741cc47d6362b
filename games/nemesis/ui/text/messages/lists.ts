import type { HexId, Side } from '../../../catalogue.ts';

type Nothing = Record<never, never>;

/** What can be looked up beside the map. */
export interface ListMessages {
  'list.orderOfBattle': Nothing;
  'list.reinforcements': Nothing;
  'list.allLosses': Nothing;
  'list.allStores': Nothing;
  'list.back': { side: Side; hex: HexId };
  'list.stack': { side: Side; hex: HexId; units: number; of: number };
  'list.arrival': { side: Side; turn: number; hexes: readonly HexId[] };
  'list.losses': { side: Side; units: number };
  'list.stores': { side: Side };
  'list.depot': { hex: HexId };
  'list.train': { hex: HexId; known: 'no' | 'real' | 'dummy' };
  'list.depotsLost': { depots: number };
}
