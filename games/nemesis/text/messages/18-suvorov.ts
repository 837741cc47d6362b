import type { HexId, Side } from '../../catalogue/catalogue.ts';

export interface SuvorovMessages {
  'setUp.depot': { side: Side; left: number };
  'setUp.noTrainLeft': { side: Side };
  'setUp.enemyDeploys': { hex: HexId };
  'setUp.unfriendlyCity': { hex: HexId };
  'setUp.depotPlaced': { side: Side; hex: HexId };
  'setUp.deploys': { side: Side };
  'victory.territory': { side: Side; cities: readonly HexId[]; points: number };
  'victory.total': { side: Side; territory: number; battle: number; total: number };
  'victory.won': { winner: Side; side: Side; margin: number; needed: number };
}
