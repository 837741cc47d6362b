import type { SiegeResult } from '../../catalogue/catalogue.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import type { ForceName } from '../../state/state.ts';

export interface SiegeMessages {
  'siege.laid': { zone: ZoneId };
  'siege.last': { zone: ZoneId };
  'siege.result': { zone: ZoneId; result: SiegeResult };
  'siege.goesOn': { zone: ZoneId; marker: number };
  'siege.raised': { zone: ZoneId };
  'siege.taken': { zone: ZoneId; side: Side };
  'siege.reactivate': { force: ForceName; zone: ZoneId };
  'siege.reactivated': { zone: ZoneId; side: Side };
  'siege.noFortress': { zone: ZoneId };
  'siege.enemyOutside': { zone: ZoneId };
  'siege.tooFew': { zone: ZoneId; needed: number };
  'siege.unsupplied': { force: ForceName };
  'siege.fallBackInSupply': { zone: ZoneId };
  'siege.notEmpty': { zone: ZoneId };
  'siege.notOurs': { zone: ZoneId };
}
