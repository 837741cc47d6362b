import type { CommanderId, HexId, Side, UnitId } from '../../../catalogue.ts';
import type { Terrain } from '../../../rules/2-board/2.2-terrain.ts';

type Nothing = Record<never, never>;

/** Counters, and what stands on a place. */
export interface PieceMessages {
  depot: Nothing;
  train: Nothing;
  'train.real': Nothing;
  'train.dummy': Nothing;
  'train.hidden': Nothing;
  unit: { unit: UnitId; marks: readonly string[] };
  commander: { commander: CommanderId; marks: readonly string[] };
  back: Nothing;
  decoy: Nothing;
  backOf: { side: Side; counters: number; marks: readonly string[]; cavalry: 'yes' | 'no' | 'unknown' };
  depotOf: { side: Side };
  trainOf: { side: Side; known: 'no' | 'real' | 'dummy'; faceUp: boolean };
  'mark.disrupted': Nothing;
  'mark.forage': Nothing;
  'mark.forcedMarch': Nothing;
  'mark.combat': Nothing;
  'mark.combatTwice': Nothing;
  'mark.besieged': Nothing;
  'mark.outOfSupply': Nothing;
  'mark.moved': Nothing;
  'place.title': { hex: HexId; city: 'none' | 'open' | 'fortified'; terrain: Terrain };
  'place.outside': Nothing;
  'place.victoryCity': Nothing;
  'place.land': { friendly: readonly Side[] };
  'place.source': { side: Side };
  'place.stack': { side: Side; units: readonly UnitId[]; of: number };
  'place.marks': { unit: UnitId; marks: readonly string[] };
  'place.besieged': Nothing;
  'place.supplied': { depot: HexId; cost: number };
  'place.unsupplied': { side: Side };
  'place.commanders': { side: Side; commanders: readonly CommanderId[] };
  'place.depot': { side: Side };
  'place.train': { side: Side; known: 'no' | 'real' | 'dummy'; faceUp: boolean };
}
