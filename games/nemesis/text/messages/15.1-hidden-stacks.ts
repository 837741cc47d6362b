import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

/** What is said of stacks that lie face down: the rest of what a rule says goes to their owner alone. */
export interface HiddenStackMessages {
  // 15.1 The dummies
  'decoy.place': { side: Side };
  'decoy.added': { hex: HexId };
  'decoy.removed': { hex: HexId };
  'decoy.comesOff': { hex: HexId };
  'decoy.noneLeft': { most: number };
  'decoy.tooMany': { hex: HexId };
  'decoy.notAgain': { hex: HexId };
  // Shown
  'stack.shown': {
    side: Side;
    hex: HexId;
    units: readonly UnitId[];
    commanders: readonly CommanderId[];
    dummies: number;
  };
  'march.cavalryDisrupted': { hex: HexId; cavalry: readonly HexId[] };
  // In place of lines and questions that name units
  'hidden.decides': { side: Side };
  'hidden.forageRoll': { side: Side; hex: HexId };
  'hidden.foraged': { side: Side; hex: HexId; die: number };
  'hidden.forageMarked': { side: Side; hex: HexId };
  'hidden.rallies': { side: Side; hex: HexId };
  'hidden.whoRallies': { hex: HexId };
  'hidden.whoGoes': { hex: HexId };
  'hidden.setsOut': { side: Side; hex: HexId; counters: number };
  'hidden.whereTo': { hex: HexId; points: number };
  'hidden.drops': { hex: HexId };
  'hidden.stragglers': { hex: HexId };
  'hidden.attackUnits': { from: HexId; to: HexId };
  'hidden.attackOrdered': { side: Side; from: HexId; to: HexId };
  'hidden.attackRoll': { from: HexId; to: HexId; commands: number };
  'hidden.attackScore': { from: HexId; die: number; commands: number };
  'hidden.advances': { side: Side; to: HexId };
  'hidden.rideWhereTo': { side: Side };
  'hidden.rides': { side: Side; from: HexId; to: HexId };
  'hidden.arrivalWhere': { side: Side };
  'hidden.swedenOdds': { to: HexId };
  'hidden.arrives': { side: Side; hex: HexId };
}
