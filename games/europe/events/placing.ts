import type { Script } from '@bivouac/kernel';
import type { Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { mayRaiseAt, raiseAt, whereToRaise } from '../rules/7-interphase/7.3.4-placing.ts';
import { log } from '../text/speech.ts';
import { type Europe, flipUnit, putUnit } from '../state/state.ts';

/** 11 Has one of these zones room for the unit? */
export const hasPlace = (g: Europe, unit: UnitId, zones: readonly ZoneId[]): boolean =>
  zones.some((zone) => mayRaiseAt(g, unit, zone, false) === undefined);

/** 6.4, 11 A unit that an event places free and at full strength, within stacking and command; without room it enters the reserve. Returns the zone. */
export function* placeFree(g: Europe, by: Side, unit: UnitId, zones: readonly ZoneId[]): Script<ZoneId | undefined> {
  if (!hasPlace(g, unit, zones)) {
    putUnit(g, unit, 'reserve');
    flipUnit(g, unit, false);
    log(g, '6.4', 'placing.reserve', { unit });
    return undefined;
  }
  const zone = yield* whereToRaise(g, by, unit, zones, false);
  raiseAt(g, unit, zone, false);
  log(g, '6.4', 'raise.raised', { unit, zone });
  return zone;
}
