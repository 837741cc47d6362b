import type { HexId, ZoneId } from '../../catalogue/ids.ts';
import { zonesBeside } from '../../catalogue/seas.ts';
import { watersOf } from './F.2-routes.ts';

/** F.2.e The next zone on the shortest way to any of some ports. */
export const nextZone = (from: ZoneId, ports: readonly HexId[]): ZoneId | undefined => {
  const goals = new Set(ports.flatMap((port) => watersOf(port)));
  const first = new Map<ZoneId, ZoneId | undefined>([[from, undefined]]);
  const queue: ZoneId[] = [from];
  for (const zone of queue) {
    if (goals.has(zone)) return first.get(zone) ?? zone;
    for (const next of zonesBeside(zone))
      if (!first.has(next)) {
        first.set(next, first.get(zone) ?? next);
        queue.push(next);
      }
  }
  return undefined;
};
