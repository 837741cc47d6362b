import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import type { Terrain } from '../../rules/2-board/2.2-terrain.ts';

/** The lines of an attack or defence value: each says what it adds. */
export interface ValueMessages {
  'value.factors': { hex: HexId; value: number };
  'value.gift': { commander: CommanderId; value: number };
  'value.arms': { hex: HexId; arms: number; value: number };
  'value.halved': { hex: HexId; before: number; after: number; value: number };
  'value.quartered': { hex: HexId; before: number; after: number; value: number };
  'value.river': { from: HexId; to: HexId; value: number };
  'value.fortress': { hex: HexId; artillery: boolean; value: number };
  'value.difficult': { hex: HexId; terrain: Terrain; value: number };
  'value.underStrength': { turn: number; value: number };
  'value.commander': { commander: CommanderId; rating: number; units: number; value: number };
  /** 16.2 `units` are those in good order that he may lead. */
  'value.leader': { commander: CommanderId; rating: number; units: number; value: number };
  'value.support': { hex: HexId; value: number };
  'value.supportRiver': { from: HexId; to: HexId; value: number };
  'value.supportFortress': { from: HexId; hex: HexId; value: number };
  'value.supportDifficult': { from: HexId; hex: HexId; terrain: Terrain; value: number };
  'value.supportCommander': { hex: HexId; value: number };
  'value.riverGuarded': { from: HexId; to: HexId; value: number };
  'value.strongWalls': { hex: HexId; value: number };
  'value.massedGuns': { hex: HexId; value: number };
}

export interface CombatMessages extends ValueMessages {
  // 11.1 to 11.9
  'combat.evaded': { side: Side; hex: HexId };
  'combat.attackValue': { hex: HexId; value: number };
  'combat.attackDie': { from: HexId; to: HexId; value: number };
  'combat.finalAttack': { value: number; die: number; total: number };
  'combat.onlyDisrupted': { hex: HexId };
  'combat.defenceValue': { hex: HexId; value: number };
  'combat.defenceDie': { to: HexId; value: number };
  'combat.finalDefence': { value: number; die: number; total: number };
  'combat.tie': { attack: number; defence: number };
  'combat.won': { side: Side; attack: number; defence: number; difference: number };
  // 11.14, 11.15, 11.17
  'hits.onLoser': { side: Side; difference: number; cap: number; hits: number };
  'hits.roll': { side: Side; half: number };
  'hits.onWinner': {
    side: Side;
    difference: number;
    half: number;
    die: number;
    adjustment: number;
    cap: number;
    hits: number;
  };
  'hits.noneOnWinner': { side: Side };
  'hits.who': { side: Side; left: number };
  'hits.extra': { side: Side };
  'hits.mainStackFirst': { due: number };
  'losses.mainShare': { side: Side; hits: number; share: number };
  'losses.beyondBearing': { side: Side; hits: number; borne: number };
  'losses.oneMore': { side: Side; hits: number };
  'hits.disrupted': { unit: UnitId };
  'hits.eliminated': { unit: UnitId };
  // 11.10 to 11.12
  'withdrawal.whether': { hex: HexId; units: readonly UnitId[] };
  'withdrawal.where': { hex: HexId; units: readonly UnitId[] };
  'withdrawal.further': { hex: HexId; units: readonly UnitId[] };
  'withdrawal.shed': { hex: HexId; left: number };
  'withdrawal.commander': { commander: CommanderId; to: HexId };
  'withdrawal.stands': { side: Side; hex: HexId };
  'withdrawal.made': { units: readonly UnitId[]; from: HexId; to: HexId };
  'withdrawal.overflows': { hex: HexId; excess: number; number: number };
  'withdrawal.commanderGoesOn': { commander: CommanderId; to: HexId };
  'withdrawal.nowhere': { side: Side; hex: HexId };
  'withdrawal.offTheMap': { side: Side; hex: HexId };
  'withdrawal.commanderLost': { commander: CommanderId };
  'withdrawal.perishes': { unit: UnitId; hits: number };
  'withdrawal.river': { from: HexId; to: HexId };
  'withdrawal.difficult': { hex: HexId };
  'withdrawal.enemy': { hex: HexId };
  'withdrawal.besideAttackers': { hex: HexId; attackers: HexId };
  'withdrawal.tooSmall': { unit: UnitId; excess: number; number: number };
  // 11.16
  'pursuit.begins': { side: Side };
  'pursuit.who': { side: Side };
  // 11.12, 11.13
  'advance.who': { side: Side; to: HexId };
  'advance.made': { unit: UnitId; to: HexId };
  'advance.commander': { commander: CommanderId; to: HexId };
  'advance.disrupted': { unit: UnitId };
  'advance.cavalryOnly': { unit: UnitId };
  'advance.notAlone': { commander: CommanderId };
  // 11.19
  'escape.roll': { commander: CommanderId; hex: HexId };
  'escape.die': { commander: CommanderId; die: number };
  'escape.captured': { commander: CommanderId; hex: HexId };
  'escape.where': { commander: CommanderId };
  'escape.made': { commander: CommanderId; to: HexId };
  'escape.nowhere': { commander: CommanderId; hex: HexId };
  'escape.tooFar': { commander: CommanderId; to: HexId };
}
