import { choose, type Script } from '@bivouac/kernel';
import { DUCHIES, isPort, isZone, portZones, zone, ZONES } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation, PlaceId, SquadronId, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { changeSquadron, director, familyOf, type NapoleonicWars, regroupSquadron } from '../../state/state.ts';
import { isFriendlyPort } from '../3-glossary/3-standing.ts';
import { nationOfShip, nationsAboard } from './13.1-fleets.ts';

/** Zones from a place to every other: rulings/7.5-closest.md. */
const zonesFrom = (start: PlaceId): ReadonlyMap<ZoneId, number> => {
  // From the Offboard box all seas are equally near.
  const first = (start as string) === 'offboard' ? ZONES : isZone(start) ? [start] : portZones(start);
  const found = new Map<ZoneId, number>(first.map((id) => [id, 0]));
  const queue = [...first];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of zone(at).adjacent)
      if (!found.has(next)) {
        found.set(next, (found.get(at) ?? 0) + 1);
        queue.push(next);
      }
  return found;
};
/** 13.42 The closest Friendly Ports, all that are equally near. */
export const closestPorts = (
  g: NapoleonicWars,
  nation: Nation,
  from: PlaceId,
  except: readonly DuchyId[] = [],
): readonly DuchyId[] => {
  const far = zonesFrom(from);
  const distance = (port: DuchyId): number => Math.min(...portZones(port).map((id) => far.get(id) ?? Infinity));
  const ports = DUCHIES.filter((id) => isPort(id) && !except.includes(id) && isFriendlyPort(g, nation, id));
  const least = Math.min(...ports.map(distance));
  return least === Infinity ? [] : ports.filter((port) => distance(port) === least);
};

/** 13.42 A beaten Fleet is placed in the closest Friendly Port, without interception, and stays there for this Impulse. */
export function* takeRefuge(
  g: NapoleonicWars,
  ships: readonly SquadronId[],
  from: PlaceId,
  back: { readonly into?: DuchyId; readonly except?: readonly DuchyId[] } = {},
): Script {
  // A Fleet stays together; of a Grand Fleet each Power chooses for its own.
  const families = [...new Set(nationsAboard(ships).map((nation) => familyOf(g, nation)))];
  for (const nation of families) {
    const own = ships.filter((id) => familyOf(g, nationOfShip(id)) === nation);
    const ports =
      back.into !== undefined && isFriendlyPort(g, nation, back.into)
        ? [back.into]
        : closestPorts(g, nation, from, back.except);
    const [only] = ports;
    if (only === undefined) {
      log(g, '13.42', 'navalRetreat.none', { nation });
      for (const id of own) regroupSquadron(g, id);
      continue;
    }
    const seat = director(g, nation);
    const among = ports.map((place) => ({ kind: 'refuge' as const, place }));
    const place =
      ports.length === 1 || seat === null
        ? only
        : (yield* choose({
            by: seat,
            rule: '13.42',
            prompt: say('navalRetreat.where', { nation }),
            among,
            may: () => undefined,
          })).place;
    for (const id of own) changeSquadron(g, id, { at: place, halted: true });
    log(g, '13.42', 'navalRetreat.to', { nation, place });
  }
}

/** An event puts a Squadron of the pool under Refit into the closest Friendly Port of its nation; without one it stays. */
export function* placeNearest(g: NapoleonicWars, id: SquadronId, from: PlaceId): Script {
  const nation = nationOfShip(id);
  const ports = closestPorts(g, nation, from);
  const [only] = ports;
  if (only === undefined) return;
  const seat = director(g, nation);
  const among = ports.map((place) => ({ kind: 'refuge' as const, place }));
  const prompt = say('navalRetreat.where', { nation });
  const place =
    ports.length === 1 || seat === null
      ? only
      : (yield* choose({ by: seat, rule: '13.42', prompt, among, may: () => undefined })).place;
  changeSquadron(g, id, { at: place, refit: 1, refitted: true });
  log(g, '6.15', 'event.squadronPlaced', { nation, place });
}
