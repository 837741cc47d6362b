import { boxCard, boxCards, cityAt, isBox } from '../../catalogue/cities.ts';
import type { BoxId, HexId, ZoneId } from '../../catalogue/ids.ts';
import { hexCards, isHex, sidesOf, zonesOf } from '../../catalogue/map.ts';
import { isZone, zoneCard, zonesBeside } from '../../catalogue/seas.ts';

/** F.2.a Every naval unit has four movement points. */
export const ALLOWANCE = 4;
export type Water = HexId | ZoneId | BoxId;

/** F.2.d, F.2.e, F.2.j The zones that a coast opens to: two where they meet; London and Bordeaux, up a river, open to theirs. */
export const watersOf = (hex: HexId): readonly ZoneId[] => {
  const port = cityAt(hex)?.port ?? [];
  return port.length > 0 ? port : zonesOf(hex);
};
/** F.2.g A port costs 1, any other coast 2. */
const coastCost = (hex: HexId): number => ((cityAt(hex)?.port.length ?? 0) > 0 ? 1 : 2);
const coasts: ReadonlyMap<ZoneId, readonly HexId[]> = (() => {
  const found = new Map<ZoneId, HexId[]>();
  for (const { id } of hexCards) for (const zone of watersOf(id)) found.set(zone, [...(found.get(zone) ?? []), id]);
  return found;
})();

/** F.2.g Where a ship can go from a place in one step, and what it costs. */
export const stepsFrom = (from: Water): readonly { readonly to: Water; readonly cost: number }[] => {
  if (isZone(from))
    return [
      ...zonesBeside(from).map((to) => ({ to, cost: zoneCard(to).movement })),
      ...(coasts.get(from) ?? []).map((to) => ({ to, cost: coastCost(to) })),
      ...boxCards.filter(({ zone }) => zone === from).map(({ id, port }) => ({ to: id, cost: port ? 1 : 2 })),
    ];
  if (isBox(from)) return [{ to: boxCard(from).zone, cost: zoneCard(boxCard(from).zone).movement }];
  if (!isHex(from)) return [];
  const along = sidesOf(from).filter(({ to }) => watersOf(to).length > 0 && watersOf(from).length > 0);
  return [
    ...watersOf(from).map((to) => ({ to, cost: zoneCard(to).movement })),
    ...along.map(({ to }) => ({ to, cost: coastCost(to) })),
  ];
};

export interface Route {
  readonly to: Water;
  readonly cost: number;
  /** The places on the way, the last included. */
  readonly way: readonly Water[];
}
/** F.2.f Every place within the allowance, by the cheapest way. */
export const routesFrom = (from: Water, allowance = ALLOWANCE): readonly Route[] => {
  const best = new Map<Water, Route>([[from, { to: from, cost: 0, way: [] }]]);
  const queue: Route[] = [{ to: from, cost: 0, way: [] }];
  for (const route of queue) {
    if (best.get(route.to) !== route && route.to !== from) continue;
    for (const { to, cost } of stepsFrom(route.to)) {
      const next: Route = { to, cost: route.cost + cost, way: [...route.way, to] };
      if (next.cost > allowance || (best.get(to)?.cost ?? Infinity) <= next.cost) continue;
      best.set(to, next);
      queue.push(next);
    }
  }
  best.delete(from);
  return [...best.values()];
};
