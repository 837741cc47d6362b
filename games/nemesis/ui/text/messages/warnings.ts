import type { CommanderId, HexId } from '../../../catalogue/catalogue.ts';

type Nothing = Record<never, never>;

/** What a player may miss. */
export interface WarningMessages {
  'warn.open.city': { hex: HexId };
  'warn.open.depot': { hex: HexId };
  'warn.starves': { hexes: readonly HexId[] };
  'warn.alone': { commanders: readonly CommanderId[]; hex: HexId };
  'warn.leaderless': { hex: HexId };
  'warn.attrition': { points: number; risk: number };
  'warn.forced': Nothing;
  'warn.heldByCavalry': { hex: HexId };
  'warn.outOfSupply': { hex: HexId };
  'warn.besieged': { hex: HexId };
  'warn.feedsNobody': { hex: HexId };
  'warn.unguardedDepot': { hex: HexId };
  'warn.staysHungry': { hexes: readonly HexId[] };
  'warn.stranded': { hexes: readonly HexId[] };
  'warn.lastTrain': Nothing;
  'warn.noDepotThere': { hex: HexId };
  'warn.dummyShown': { hex: HexId };
  'warn.lastMove': Nothing;
  'warn.discard': { hex: HexId };
  'warn.discardFromHand': Nothing;
  'warn.rallyOrMarch': { hex: HexId };
  'warn.staysDisrupted': { hexes: readonly HexId[] };
  'warn.orderMayFail': { fails: number };
  'warn.badOdds': { lost: number; won: number };
  'warn.lastCommands': Nothing;
  'warn.noRoom': { hex: HexId };
  'warn.noCommanderLeft': { hex: HexId };
}
