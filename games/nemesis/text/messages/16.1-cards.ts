import type { CardId, CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

/** 16.1 What the Random Event Cards say and do. */
export interface CardMessages {
  'card.draw': { side: Side };
  'card.drawn': { side: Side; card: CardId };
  'card.drawnUnseen': { side: Side };
  'card.laysFirst': { side: Side };
  'card.lay': { side: Side };
  'card.laid': { side: Side; card: CardId };
  'card.singleFirst': { card: CardId };
  'card.carriedOut': { side: Side; card: CardId };
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
  // 6
  'card.arrivesEarly': { card: CardId; unit: UnitId };
  'card.arrivesLate': { card: CardId; unit: UnitId; turn: number };
  // 7, 16, 23
  'card.raidDie': { card: CardId; hex: HexId };
  'card.raidFails': { card: CardId; hex: HexId; die: number };
  'card.raidBurns': { card: CardId; hex: HexId; die: number };
  'card.depotPlundered': { card: CardId; hex: HexId };
  'card.garrisonDie': { card: CardId; unit: UnitId };
  'card.garrisonHolds': { card: CardId; unit: UnitId; die: number };
  // 1, 4, 7, 10, 15, 18, 19, 22, 25: on the march
  'card.mayNotMove': { unit: UnitId };
  'card.enoughMoved': { unit: UnitId };
  'card.danesStayHome': Record<never, never>;
  'card.idle': { commander: CommanderId };
  'card.stacksLeft': { card: CardId; left: number };
  'card.oneHexOnly': { hex: HexId };
  'card.noForcedMarch': { hex: HexId; points: number; most: number };
  'card.marchDie': { modifier: number };
  'card.freeForOthers': { card: CardId };
  'card.goesWithHim': { commander: CommanderId };
  'card.movesFreely': { side: Side; card: CardId; hex: HexId };
  'card.freeMoveForgone': { side: Side; card: CardId };
  // 12, 20, 24, 25, 40: in combat
  'card.useNow': { card: CardId; from: HexId; to: HexId };
  'card.ofNoUse': { card: CardId };
  'card.used': { side: Side; card: CardId };
  'card.mixedMayNotAttack': { from: HexId };
  'card.danesAttackNobody': { hex: HexId };
  // 21, 28
  'card.landsturm': { hex: HexId };
  'card.trainLaid': { side: Side; hex: HexId };
  'card.trainUnused': { side: Side; hex: HexId };
  'card.trainNotForThem': { hex: HexId };
  'card.noTrainToLay': Record<never, never>;
  // 32, 34, 38, 48: what a card forbids
  'card.mayNotAttack': { hex: HexId };
  'card.mayNotSupport': { hex: HexId };
  'card.ponders': { commander: CommanderId };
  'card.riverInSpate': { from: HexId; to: HexId };
  // 26
  'card.spiesHand': { side: Side; cards: readonly CardId[] };
  'card.spiesTrains': { side: Side; real: readonly HexId[]; dummies: readonly HexId[] };
  // 29, 47
  'card.returnWhere': { card: CardId; unit: UnitId };
  'card.returns': { card: CardId; unit: UnitId; hex: HexId };
  // 31
  'card.eludesNapoleon': { side: Side; hex: HexId };
  // 37
  'card.bridgeBlown': { side: Side };
  'card.bridgeHit': { side: Side };
  // 39
  'card.massGuns': { card: CardId; hex: HexId };
  'card.gunsMassed': { card: CardId; side: Side };
  // 45
  'card.typhusRoll': { side: Side; hex: HexId };
  'card.typhusDie': { hex: HexId; die: number };
  // 50
  'card.terms': { coalition: number; french: number };
  // 2, 31
  'card.stackShown': {
    card: CardId;
    hex: HexId;
    units: readonly UnitId[];
    disrupted: readonly UnitId[];
    commanders: readonly CommanderId[];
    dummies: number;
  };
}
