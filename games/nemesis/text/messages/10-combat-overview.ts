import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

export interface CombatOrderMessages {
  // Questions
  'attack.order': { side: Side; commands: number };
  'attack.units': { from: HexId; to: HexId; units: readonly UnitId[] };
  'attack.commit': { from: HexId; to: HexId; left: number };
  'attack.commitDefence': { from: HexId; to: HexId; left: number };
  /** `concert` only where a card adds it (16.1). */
  'attack.roll': { from: HexId; to: HexId; commands: number; rating: number; concert?: number };
  'support.call': { side: Side; to: HexId };
  /** `discord` only where there is any (16.6). */
  'support.roll': { hex: HexId; commands: number; rating: number; conscripts: number; discord?: number };
  // Events
  'attack.nobodyCan': { side: Side };
  'attack.declined': { side: Side };
  'attack.ordered': { side: Side; from: HexId; to: HexId; units: readonly UnitId[] };
  'attack.commits': { side: Side; commands: number; left: number };
  'attack.score': {
    from: HexId;
    die: number;
    commands: number;
    rating: number;
    concert?: number;
    total: number;
    needed: number;
  };
  'attack.aborted': { side: Side };
  'attack.fails': { side: Side };
  'attack.goesIn': { from: HexId; to: HexId };
  'support.called': { side: Side; hex: HexId };
  'support.score': {
    hex: HexId;
    die: number;
    commands: number;
    rating: number;
    conscripts: number;
    discord?: number;
    total: number;
    needed: number;
  };
  'support.comes': { hex: HexId };
  'support.staysAway': { hex: HexId };
  'support.noneForDisrupted': { hex: HexId };
  'combat.over': Record<never, never>;
  // Refusals
  'attack.disrupted': { hex: HexId };
  'attack.forages': { hex: HexId };
  'support.attacksAlready': { hex: HexId };
  'support.nobodyInOrder': { hex: HexId };
}
