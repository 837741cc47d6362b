import type { HexId, Side } from '../../catalogue.ts';

export interface CampaignMessages {
  'victory.hits': { winner: Side; ofLoser: number; ofWinner: number; more: number; needed: number };
  'victory.tooFew': { winner: Side; units: number; enemies: number; more: number; needed: number };
  'victory.decisive': { winner: Side };
  'victory.napoleonLost': Record<never, never>;
  'hex.closedLand': { hex: HexId };
  'hex.watched': { hex: HexId };
  'hex.hamburgClosed': { hex: HexId };
  'victory.battlePoints': { side: Side; by: number; points: number };
}
