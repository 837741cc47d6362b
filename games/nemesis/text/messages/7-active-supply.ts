import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';

type Nothing = Record<never, never>;

export interface ActiveSupplyMessages {
  // 7.1 converting
  'depot.convertOrKeepAll': { side: Side };
  'depot.nobodyToLoad': { hex: HexId };
  'depot.noFigure': { side: Side };
  'depot.converted': { side: Side; hex: HexId };
  // 7.2 counting
  'train.count': { side: Side; card: number; lost: number; depots: number; converted: number; trains: number };
  'train.byCards': { side: Side; by: number; figure: number };
  'depot.removeForWant': { side: Side; missing: number };
  'depot.removedForWant': { side: Side; by: Side; hex: HexId };
  // 7.3 to 7.5 allocating
  'train.allocate': { side: Side };
  'train.noneLeft': Nothing;
  'train.noDummyLeft': Nothing;
  'train.noCommander': { hex: HexId };
  'train.outOfSupply': { hex: HexId; range: number };
  'train.dummyNeedsStack': { hex: HexId };
  'train.laid': { side: Side; hex: HexId };
  'train.dummyLaid': { side: Side; hex: HexId };
  'train.counterLaid': { side: Side; hex: HexId };
  'train.passed': { side: Side };
  // 7.6 forage
  'forage.marked': { side: Side; hex: HexId; units: readonly UnitId[] };
  'forage.dummyShown': { side: Side; hex: HexId };
  // 7.7 and 7.8 new Depots
  'depot.establish': { side: Side };
  'depot.established': { side: Side; hex: HexId };
  'depot.noTrain': { hex: HexId };
  'depot.onlyDummies': { hex: HexId };
  'depot.noCity': { hex: HexId };
  'depot.alreadyThere': { hex: HexId };
  'depot.unfriendlyCity': { hex: HexId };
  'depot.besieged': { hex: HexId };
  'depot.notLinked': { hex: HexId; range: number };
  'train.stranded': { side: Side; hex: HexId };
}
