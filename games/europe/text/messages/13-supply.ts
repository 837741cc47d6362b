import type { ZoneId } from '../../catalogue/ids.ts';
import type { ForceName } from '../../state/state.ts';

export interface SupplyMessages {
  'supply.cut': { force: ForceName; zone: ZoneId };
  'supply.restored': { force: ForceName; zone: ZoneId };
  'attrition.spendDepot': { force: ForceName; zone: ZoneId };
  'attrition.depotSpent': { force: ForceName };
  'attrition.star': { force: ForceName };
  'attrition.toll': { force: ForceName; steps: number; total: number; star: boolean; many: number };
}
