import type { CommanderId, HexId, UnitId } from '../../catalogue/catalogue.ts';

export interface ReinforcementMessages {
  'cossacks.die': { hex: HexId };
  'cossacks.quiet': { hex: HexId; die: number };
  'cossacks.riot': { hex: HexId; die: number; points: number };
  /** The scenario gives the reason, in both languages. */
  'commander.leaves': { commander: CommanderId; en: string; fr: string };
  'commander.changes': { commander: CommanderId; en: string; fr: string };
  'arrival.unitWhere': { unit: UnitId };
  'arrival.commanderWhere': { commander: CommanderId };
  'arrival.nextToEnemy': { hex: HexId; enemy: HexId };
  'arrival.withoutHisUnits': { commander: CommanderId };
  'arrival.unit': { unit: UnitId; hex: HexId };
  'arrival.commander': { commander: CommanderId; hex: HexId };
  'arrival.unitLost': { unit: UnitId; hexes: readonly HexId[] };
  'arrival.commanderLost': { commander: CommanderId };
}
