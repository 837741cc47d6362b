import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

export interface CampaignMessages {
  'victory.hits': { winner: Side; ofLoser: number; ofWinner: number; more: number; needed: number };
  'victory.tooFew': { winner: Side; units: number; enemies: number; more: number; needed: number };
  'victory.decisive': { winner: Side };
  'victory.napoleonLost': Record<never, never>;
  'hex.closedLand': { hex: HexId };
  'hex.watched': { hex: HexId };
  'hex.hamburgClosed': { hex: HexId };
  // 14.6
  'prussia.waits': { hex: HexId };
  'prussia.notAttacked': { hex: HexId };
  // 14.8
  'sweden.stacking': { hex: HexId };
  'sweden.leftBehind': { hex: HexId };
  'sweden.mustGoOn': { commander: CommanderId; to: HexId };
  'sweden.odds': { to: HexId; attackers: number; defenders: number };
  'sweden.hangsBack': { hex: HexId };
  // 14.12, 14.13
  'garrison.notRelieved': { unit: UnitId; hex: HexId };
  'garrison.outOfSupply': { unit: UnitId; hex: HexId };
  'garrison.relieved': { units: readonly UnitId[]; hex: HexId };
  'garrison.leaves': { unit: UnitId; hex: HexId };
  'garrison.attacksNobody': { hex: HexId };
  'garrison.doesNotWithdraw': { hex: HexId };
  'garrison.staysToTheEnd': { units: readonly UnitId[]; hex: HexId };
  // 14.14
  'hamburg.held': { points: number; total: number };
  'victory.battlePoints': { side: Side; by: number; points: number };
}
