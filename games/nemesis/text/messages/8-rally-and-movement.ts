import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

export interface MovementMessages {
  // 8.1
  'rally.whichStack': { side: Side };
  'rally.whichUnit': { hex: HexId; left: number };
  'rally.noTrain': { hex: HexId };
  'rally.nobodyDisrupted': { hex: HexId };
  'rally.noCommander': { hex: HexId };
  'rally.ratingsSpent': { hex: HexId };
  'rally.outOfSupply': { hex: HexId };
  'rally.begins': { side: Side; hex: HexId; commanders: readonly CommanderId[]; limit: number };
  'rally.unit': { unit: UnitId; hex: HexId };
  // 8.2, 8.3
  'march.whichStack': { side: Side };
  'march.noTrain': { hex: HexId };
  'march.noUnits': { hex: HexId };
  'march.allMarched': { hex: HexId };
  'march.noCommander': { hex: HexId };
  'march.commandersMoved': { hex: HexId };
  'march.disrupted': { hex: HexId; units: readonly UnitId[] };
  'march.besieged': { hex: HexId };
  'march.noWay': { hex: HexId };
  'march.ordered': { side: Side; hex: HexId };
  'march.discards': { side: Side; hex: HexId };
  'march.outOfTrains': { side: Side; dummies: readonly HexId[] };
  'march.cavalryShown': { hex: HexId; cavalry: readonly HexId[] };
  // 8.4
  'march.whoGoes': { hex: HexId; units: readonly UnitId[]; commanders: readonly CommanderId[] };
  'march.someoneGoes': { hex: HexId };
  'march.othersFindNoWay': { unit: UnitId };
  'march.needHim': { commander: CommanderId };
  'march.noWayForAll': { hex: HexId };
  'march.coverStays': { hex: HexId };
  'march.covered': { hex: HexId };
  'march.setsOut': { hex: HexId; units: readonly UnitId[]; commanders: readonly CommanderId[] };
  'march.whereTo': {
    hex: HexId;
    points: number;
    units: readonly UnitId[];
    commanders: readonly CommanderId[];
  };
  'march.heldByCavalry': { hex: HexId };
  'march.cavalryToCavalry': { from: HexId; to: HexId };
  'march.tooFar': { hex: HexId; points: number; most: number };
  'march.endsHere': { hex: HexId };
  'march.step': { from: HexId; to: HexId; cost: number; points: number };
  'march.forced': { hex: HexId; points: number; normal: number };
  'march.drops': { commander: CommanderId; hex: HexId };
  'march.ends': { hex: HexId; points: number };
  // 8.5, 8.6
  'march.attritionDie': { hex: HexId; points: number };
  'march.dieRolled': { die: number };
  'march.winterAdds': { modifier: number };
  'march.forcedAdds': { modifier: number };
  'march.leaderEases': { commander: CommanderId; modifier: number };
  'march.score': { score: number };
  'march.noLoss': { hex: HexId };
  'march.whoIsLost': { hex: HexId };
  'march.whoIsDisrupted': { hex: HexId };
  'march.unitLost': { unit: UnitId; hex: HexId };
  'march.unitDisrupted': { unit: UnitId; hex: HexId };
  // 8.7, 8.8
  'depot.captured': { by: Side; owner: Side; hex: HexId; depotsLost: number };
  'commander.surprised': { commanders: readonly CommanderId[]; hex: HexId };
}
