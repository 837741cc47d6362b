import type { HexId, Side, UnitClass, UnitId } from '../../catalogue/catalogue.ts';

export interface GeneralSupplyMessages {
  'supply.noRoute': { side: Side; hex: HexId; units: readonly UnitId[]; range: number };
  'supply.forageRoll': { side: Side; hex: HexId; threshold: number };
  'supply.forageFound': { side: Side; hex: HexId; die: number; threshold: number; units: readonly UnitId[] };
  'supply.forageLacking': { side: Side; hex: HexId; die: number; threshold: number; units: readonly UnitId[] };
  'supply.disrupted': { unit: UnitId };
  'supply.staysDisrupted': { unit: UnitId; cls: UnitClass };
  'supply.eliminated': { unit: UnitId; cls: UnitClass };
}
