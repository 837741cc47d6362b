import { factOf } from '@bivouac/kernel';
import { type Link, linksInto, seaOfPort } from '../../catalogue/board.ts';
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
import { crossingKey, mayLineCross } from './13.3-crossing.ts';
import { isOverrun } from './13.3-occupied.ts';
import { sourcesOf } from './13.2-sources.ts';

/** 13.3 What a nation's lines reach: its links that lead to a source, and every zone near enough to one of them. */
export interface Network {
  /** Links and ports that are joined to a source, each with the next on the way there; a source leads to itself. */
  readonly joined: ReadonlyMap<ZoneId, ZoneId>;
  /** The nearest of those links, where it is near enough, and what a line to it costs. */
  readonly near: ReadonlyMap<ZoneId, Nearest>;
}
interface Nearest {
  readonly link: ZoneId;
  readonly cost: number;
}

/** 13.3 Revised: only depots of one's own nation, or of the power that leads a minor one. */
const isOwnDepot = (g: Ground, side: Side, nation: NationId, depot: DepotRow): boolean =>
  revised(g, 'supplyLinks') ? depot.nation === leadingPower(g, nation) : sideOf(g, depot.nation) === side;

/** 8.1.4 The fortresses of a forced ally are links of the Empire, though they are no sources. */
const isForcedAllysFortress = (g: Ground, side: Side, id: ZoneId): boolean =>
  side === 'empire' && zone(g, id).control === null && nationRow(g, zone(g, id).nation).status === 'forcedAlliance';

const hasFortressLink = (g: Ground, side: Side, id: ZoneId): boolean =>
  zone(g, id).fortress === 'active' &&
  !isBesieged(g, id) &&
  (isHeldBy(g, id, side) || isForcedAllysFortress(g, side, id));

const linkTest = (g: Ground, side: Side, nation: NationId): ((id: ZoneId) => boolean) => {
  const depots = new Set(
    g.depots.flatMap((depot) =>
      depot.fixed && depot.zone !== null && isOwnDepot(g, side, nation, depot) ? [depot.zone] : [],
    ),
  );
  return (id) => hasFortressLink(g, side, id) || depots.has(id);
};

/** 13.3 A port through which a line may pass: one's own, neither besieged nor overrun; in the revised edition with a fortress or a fixed depot. */
const mayShip = (g: Ground, side: Side, id: ZoneId, isLink: boolean): boolean =>
  seaOfPort(id) !== undefined &&
  isHeldBy(g, id, side) &&
  !isBesieged(g, id) &&
  !isOverrun(g, side, id) &&
  (isLink || !revised(g, 'supplyLinks'));

/** 13.3 A strait is no way for a line while the enemy controls its sea. The long way to Acre counts as near enough. */
const costOf = (g: Ground, side: Side, way: Link, reach: number): number => {
  if (way.kind === 'special') return reach;
  const closed = way.sea !== undefined && !way.alwaysOpen && isHeldAtSea(g, way.sea, opponent(side));
  return closed ? Infinity : way.cost;
};

/** Works backwards from the sources, for what a line costs is counted from the force towards the link. */
const build = (g: Ground, side: Side, nation: NationId, avoided: string | null): Network => {
  const closed: readonly string[] = avoided?.split(' ') ?? [];
  const reach = tables(g).movement.supplyReach;
  const isLink = linkTest(g, side, nation);
  const joined = new Map<ZoneId, ZoneId>();
  const near = new Map<ZoneId, Nearest>();
  const join = (id: ZoneId, towards: ZoneId): void => {
    if (!joined.has(id) && !closed.includes(id)) joined.set(id, towards);
  };
  const lookAround = (link: ZoneId): void => {
    near.set(link, { link, cost: 0 });
    const ring = [{ id: link, cost: 0 }];
    for (const { id, cost } of ring) {
      if ((near.get(id)?.cost ?? Infinity) < cost) continue;
      for (const way of linksInto(id)) {
        const back = way.from;
        const total = cost + costOf(g, side, way, reach);
        if (total > reach || total >= (near.get(back)?.cost ?? Infinity)) continue;
        near.set(back, { link, cost: total });
        if (isLink(back) || mayShip(g, side, back, false)) join(back, link);
        if (!closed.includes(back) && mayLineCross(g, back, side)) ring.push({ id: back, cost: total });
      }
    }
  };
  for (const source of sourcesOf(g, side, nation)) join(source, source);
  const shipped = new Set<readonly ZoneId[]>();
  const ship = (from: ZoneId): void => {
    const ports = portsBySea(g, from, side);
    if (shipped.has(ports)) return;
    shipped.add(ports);
    for (const port of ports) if (mayShip(g, side, port, isLink(port))) join(port, from);
  };
  // What is joined on the way is walked too.
  for (const [id, towards] of joined) {
    // A port that is no link only ships: over land a line goes from link to link.
    if (isLink(id) || towards === id) lookAround(id);
    if (mayShip(g, side, id, isLink(id))) ship(id);
  }
  return { joined, near };
};

/**
 * 13.3 The lines of a nation that fights on this side; `avoided` are the zones from which the enemy has come to a battle, in one word.
 * Of the forces only what they bar or lift counts, so that most marches change nothing.
 */
export const network = factOf(
  (g: Ground, side: Side) => [g.edition, g.zones, g.nations, g.depots, g.fleets, crossingKey(g, side)],
  build,
);
