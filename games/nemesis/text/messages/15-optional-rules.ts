import type { CommanderId, HexId, UnitId } from '../../catalogue/catalogue.ts';

export interface OptionalMessages {
  // 15.2
  'evacuation.unitWhere': { unit: UnitId };
  'evacuation.commanderWhere': { commander: CommanderId };
  'evacuation.unit': { unit: UnitId; hex: HexId };
  'evacuation.commander': { commander: CommanderId; hex: HexId };
  'evacuation.noRoom': { unit: UnitId; most: number };
}
