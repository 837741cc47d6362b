import type { Side } from '../../catalogue.ts';

export interface VictoryMessages {
  'victory.hits': { winner: Side; ofLoser: number; ofWinner: number; more: number; needed: number };
  'victory.tooFew': { winner: Side; units: number; enemies: number; more: number; needed: number };
  'victory.decisive': { winner: Side };
  'victory.battlePoints': { side: Side; by: number; points: number };
}
