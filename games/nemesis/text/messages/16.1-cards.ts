import type { CardId, CommanderId, HexId, Side, UnitId } from '../../catalogue.ts';

/** 16.1 What the Random Event Cards say and do. */
export interface CardMessages {
  'card.lay': { side: Side };
  'card.laid': { side: Side; card: CardId };
  'card.noEffect': { side: Side; card: CardId };
  'card.voids': { card: CardId; other: CardId };
  'card.nameUnit': { card: CardId };
  'card.nameCommander': { card: CardId };
  'card.nameStack': { card: CardId };
  'card.nameDepot': { card: CardId };
  'card.rallyUnit': { card: CardId; left: number };
  'card.commanderNamed': { card: CardId; commander: CommanderId };
  'card.stackNamed': { card: CardId; hex: HexId };
  'card.depotNamed': { card: CardId; hex: HexId };
  'card.disrupts': { card: CardId; unit: UnitId };
  'card.eliminates': { card: CardId; unit: UnitId };
  'card.rallies': { card: CardId; unit: UnitId };
}
