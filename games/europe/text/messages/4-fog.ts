import type { SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import type { ForceName, TrialKind } from '../../state/state.ts';

/** What the others read in the fog of war, where the words for the owner would tell them too much. */
export interface FogMessages {
  'fog.decides': { side: Side };
  'fog.toll': { force: ForceName; many: number };
  'fog.loses': { side: Side };
  'fog.reinforced': { side: Side };
  'fog.generalPlaced': { side: Side };
  'fog.squadron': { side: Side; many: number };
  'fog.squadronAt': { side: Side; many: number; sea: SeaId };
  'fog.interceptsAtSea': { side: Side; sea: SeaId };
  'fog.evadesAtSea': { side: Side; sea: SeaId };
  'fog.squadronBefore': { side: Side; many: number; zone: ZoneId };
  'fog.squadronIn': { side: Side; many: number; zone: ZoneId };
  'fog.nothing': { force: ForceName };
  'fog.notRallied': { force: ForceName };
  'fog.rolled': { trial: TrialKind; by: Side; die: number };
}
