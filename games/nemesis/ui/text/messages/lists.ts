import type { CommanderId, HexId, Side, UnitId } from '../../../catalogue/catalogue.ts';

/** Where a counter is that is not on the map: all that may be said of it. */
interface Where {
  readonly hex: HexId | null;
  readonly turn: number;
  readonly hexes: readonly HexId[];
  readonly withAustria: boolean;
}

type Nothing = Record<never, never>;

/** What can be looked up beside the map. */
export interface ListMessages {
  'list.orderOfBattle': Nothing;
  'list.reinforcements': Nothing;
  'list.allLosses': Nothing;
  'list.allStores': Nothing;
  'list.back': { side: Side; hex: HexId };
  'list.stack': { side: Side; hex: HexId; units: number; of: number };
  'list.arrival': { side: Side; turn: number; hexes: readonly HexId[]; withAustria: boolean };
  'list.stacks': Nothing;
  'list.corps': { side: Side };
  'list.setUpCard': Nothing;
  'list.setUpOf': { side: Side; trains: number; commands: number };
  'list.comesTo': { side: Side };
  'list.place': { hexes: readonly HexId[] };
  'list.comes': { turn: number; hexes: readonly HexId[]; withAustria: boolean };
  'list.setUpLine': { where: string; units: readonly UnitId[]; commanders: readonly CommanderId[] };
  'where.map': { words: string; hex: HexId };
  'where.faceDown': Where;
  'where.lost': Where;
  'where.deploys': Where;
  'where.frozen': Where;
  'where.interned': Where;
  'where.neutral': Where;
  'where.defects': Where;
  'where.due': Where;
  'where.aside': Where;
  'list.losses': { side: Side; units: number };
  'list.stores': { side: Side };
  'list.depot': { hex: HexId };
  'list.train': { hex: HexId; known: 'no' | 'real' | 'dummy' };
  'list.depotsLost': { depots: number };
}
