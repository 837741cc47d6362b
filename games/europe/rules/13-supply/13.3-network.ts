import { fact, factOf, judgeOf, lastingFact } from '@bivouac/kernel';
import { type Link, type Place, placeOf, places, seaOfPort } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import {
  type DepotRow,
  type Ground,
  isBesieged,
  isHeldBy,
  leadingPower,
  nation as nationRow,
  opponent,
  sideOf,
  zone,
} from '../../state/state.ts';
import { isHeldAtSea, portsBySea } from '../17-naval-matters/17.2-sea-lines.ts';
import { crossingRead, linesCross } from './13.3-crossing.ts';
import { isOverrun } from './13.3-occupied.ts';
import { sourcesOf } from './13.2-sources.ts';

/** 13.3 What a nation's lines reach: its links that lead to a source, and every zone near enough to one of them. */
export interface Network {
  /** Links and ports that are joined to a source, each with the next on the way there; a source leads to itself. */
  readonly joined: ReadonlyMap<ZoneId, ZoneId>;
  /** By the number of a zone: what a line to the nearest of those links costs, `TOO_FAR` where none is near enough. */
  readonly costs: readonly number[];
  /** By the number of a zone: the number of that link. */
  readonly links: readonly number[];
}
interface Nearest {
  readonly link: ZoneId;
  readonly cost: number;
}
const TOO_FAR = 1000;
export const nearestLink = ({ costs, links }: Network, zone: ZoneId): Nearest | undefined => {
  const { index } = placeOf(zone);
  const cost = costs[index] ?? TOO_FAR;
  const link = places[links[index] ?? -1];
  return cost < TOO_FAR && link ? { link: link.id, cost } : undefined;
};
/** Every zone that is near enough to a link. */
export const zonesServed = ({ costs }: Network): readonly ZoneId[] =>
  places.flatMap(({ id, index }) => ((costs[index] ?? TOO_FAR) < TOO_FAR ? [id] : []));

/** 13.3 Revised: only depots of one's own nation, or of the power that leads a minor one. */
const isOwnDepot = (g: Ground, side: Side, nation: NationId, depot: DepotRow): boolean =>
  revised(g, 'supplyLinks') ? depot.nation === leadingPower(g, nation) : sideOf(g, depot.nation) === side;

/** 8.1.4 The fortresses of a forced ally are links of the Empire, though they are no sources. */
const isForcedAllysFortress = (g: Ground, side: Side, id: ZoneId): boolean =>
  side === 'empire' && zone(g, id).control === null && nationRow(g, zone(g, id).nation).status === 'forcedAlliance';

const isFortressLink = judgeOf(
  ({ zones, nations }: Ground) => [zones, nations],
  (g, side: Side, { id }: Place) =>
    zone(g, id).fortress === 'active' &&
    !isBesieged(g, id) &&
    (isHeldBy(g, id, side) || isForcedAllysFortress(g, side, id)),
);

const linkTest = (g: Ground, side: Side, nation: NationId): ((place: Place) => boolean) => {
  const depots = new Set(
    g.depots.flatMap((depot) =>
      depot.fixed && depot.zone !== null && isOwnDepot(g, side, nation, depot) ? [depot.zone] : [],
    ),
  );
  const isFortress = isFortressLink(g, side);
  return (place) => isFortress(place) || depots.has(place.id);
};

/** 13.3 A port through which a line may pass: one's own, neither besieged nor overrun; in the revised edition with a fortress or a fixed depot. */
const isOpenPort = judgeOf(
  crossingRead,
  (g: Ground, side: Side, { id }: Place) =>
    seaOfPort(id) !== undefined && isHeldBy(g, id, side) && !isBesieged(g, id) && !isOverrun(g, side, id),
);

/** What lines read of depots and fleets, as texts: the fixed depots, those of Britain in any state (20.1), and which fleets are at sea or before a port. */
const depotsLaid = fact((depots: Ground['depots']) =>
  depots
    .flatMap(({ nation, zone: at, fixed }) =>
      at !== null && (fixed || nation === 'britain') ? [`${nation} ${at} ${fixed}`] : [],
    )
    .join(),
);
const fleetsOut = fact((fleets: Ground['fleets']) =>
  fleets
    .map(({ id, at }) =>
      at.kind === 'sea' ? `${id} ${at.sea}` : at.kind === 'blockade' ? `${id} before ${at.zone}` : '',
    )
    .join(),
);

/** 13.3 A strait is no way for a line while the enemy controls its sea. The long way to Acre counts as near enough. */
const costOf = (g: Ground, side: Side, way: Link, reach: number): number => {
  if (way.kind === 'special') return reach;
  const closed = way.sea !== undefined && !way.alwaysOpen && isHeldAtSea(g, way.sea, opponent(side));
  return closed ? TOO_FAR : way.cost;
};
const costsInto = (g: Ground, side: Side, { entries }: Place): readonly number[] =>
  entries.map(({ way }) => costOf(g, side, way, tables(g).movement.supplyReach));
const hasStrait = ({ entries }: Place): boolean => entries.some(({ way }) => way.sea !== undefined);
const straits = places.filter(hasStrait);
/** What each way into a zone costs a line, by the number of the zone and the place of the way among its entries. Ships change the straits alone. */
const costsOfEntries = factOf(
  ({ edition, nations, fleets }: Ground) => [edition, nations, fleetsOut(fleets)],
  (g, side: Side): readonly (readonly number[])[] => {
    const costs = onLand(tables(g)).slice();
    for (const strait of straits) costs[strait.index] = costsInto(g, side, strait);
    return costs;
  },
);
const onLand = lastingFact(({ movement }: ReturnType<typeof tables>): readonly (readonly number[])[] =>
  places.map(({ entries }) =>
    entries.map(({ way: { kind, cost } }) => (kind === 'special' ? movement.supplyReach : cost)),
  ),
);

/** Works backwards from the sources, for what a line costs is counted from the force towards the link. */
const build = (g: Ground, side: Side, nation: NationId, avoided: string | null): Network => {
  const closed: readonly string[] = avoided?.split(' ') ?? [];
  const reach = tables(g).movement.supplyReach;
  const isLink = linkTest(g, side, nation);
  const isPort = isOpenPort(g, side);
  const mayShip = (place: Place): boolean => isPort(place) && (!revised(g, 'supplyLinks') || isLink(place));
  const mayCross = linesCross(g, side);
  const costsIn = costsOfEntries(g, side);
  const joined = new Map<ZoneId, ZoneId>();
  const costs = places.map(() => TOO_FAR);
  const links = places.map(() => -1);
  const join = (id: ZoneId, towards: ZoneId): void => {
    if (!joined.has(id) && !closed.includes(id)) joined.set(id, towards);
  };
  // This loop runs hundreds of times in a network: so it counts by numbers, and what waits to be walked are two lists of them.
  const lookAround = (link: Place): void => {
    costs[link.index] = 0;
    links[link.index] = link.index;
    const ring = [link];
    const spent = [0];
    for (let next = 0; next < ring.length; next++) {
      const place = ring[next] as Place;
      const cost = spent[next] as number;
      if ((costs[place.index] as number) < cost) continue;
      const { entries } = place;
      const entering = costsIn[place.index] as readonly number[];
      for (let way = 0; way < entries.length; way++) {
        const total = cost + (entering[way] as number);
        if (total > reach) continue;
        const back = (entries[way] as (typeof entries)[number]).from;
        if (total >= (costs[back.index] as number)) continue;
        costs[back.index] = total;
        links[back.index] = link.index;
        if (!joined.has(back.id) && (isLink(back) || mayShip(back))) join(back.id, link.id);
        if (!closed.includes(back.id) && mayCross(back)) {
          ring.push(back);
          spent.push(total);
        }
      }
    }
  };
  for (const source of sourcesOf(g, side, nation)) join(source, source);
  const shipped = new Set<readonly ZoneId[]>();
  const ship = (from: ZoneId): void => {
    const ports = portsBySea(g, from, side);
    if (shipped.has(ports)) return;
    shipped.add(ports);
    for (const port of ports) if (mayShip(placeOf(port))) join(port, from);
  };
  // What is joined on the way is walked too.
  for (const [id, towards] of joined) {
    const place = placeOf(id);
    // A port that is no link only ships: over land a line goes from link to link.
    if (isLink(place) || towards === id) lookAround(place);
    if (mayShip(place)) ship(id);
  }
  return { joined, costs, links };
};

/**
 * 13.3 The lines of a nation that fights on this side; `avoided` are the zones from which the enemy has come to a battle, in one word.
 * Of the forces only what they bar or lift counts, so that most marches change nothing.
 */
export const network = factOf(
  (g: Ground, side: Side) => [...crossingRead(g, side), depotsLaid(g.depots), fleetsOut(g.fleets)],
  build,
);
