import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { type Ground, holder, isHeldBy, zone } from '../../state/state.ts';
import { isZoneSupplied } from '../13-supply/13.3-supply-lines.ts';

/** 3.2 For victory, conquest and escalade a flag counts only while a supply line leads from it to a source of its nation. */
export const countsFor = (g: Ground, id: ZoneId, side: Side): boolean =>
  isHeldBy(g, id, side) && (zone(g, id).control === null || isZoneSupplied(g, id, holder(g, id)));

/** Do all of these zones count for that side? */
export const allCountFor = (g: Ground, ids: Iterable<ZoneId>, side: Side): boolean => {
  for (const id of ids) if (!countsFor(g, id, side)) return false;
  return true;
};

export { landOf } from './3.2-land.ts';
