import type { CommanderId, HexId, UnitId } from '../../catalogue/catalogue.ts';

/** 16.2 Seniority and special characteristics, 16.6 tension; the cards of 16.1 have a file of their own. */
export interface AdvancedMessages {
  // 16.1
  'emperor.recovers': { commander: CommanderId };
  // 16.2
  'march.staffEases': { commanders: readonly CommanderId[]; modifier: number };
  'cavalryCorps.onlyCavalry': { commander: CommanderId; hex: HexId };
  'order.die': { commander: CommanderId; hex: HexId };
  'order.lost': { commander: CommanderId; die: number; hex: HexId };
  'order.carriedOut': { commander: CommanderId; die: number; hex: HexId };
  'murat.goesHome': { commander: CommanderId; hex: HexId };
  // 16.6
  'tension.obeysNobody': { unit: UnitId };
  'tension.nobodyToRally': { hex: HexId };
  'tension.nobodyToMarch': { hex: HexId };
}
