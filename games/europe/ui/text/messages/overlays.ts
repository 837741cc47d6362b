import type { NationId, Side, ZoneId } from '../../../catalogue/ids.ts';
import type { ForceName } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** What can be laid over the map. */
export interface OverlayMessages {
  'overlay.supply': { side: Side };
  'overlay.control': Nothing;
  'overlay.land': Nothing;
  'overlay.keys': Nothing;
  'supply.fed': { force: ForceName; zone: ZoneId };
  'supply.hungry': { force: ForceName };
  'control.held': { zone: ZoneId; nation: NationId };
  'land.of': { zone: ZoneId; nation: NationId };
  'keys.held': { zone: ZoneId; nation: NationId; counts: boolean };
}
