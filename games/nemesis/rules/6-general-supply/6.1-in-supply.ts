import { type Reach, spreadNumbered } from '@bivouac/atlas';
import { hexAt, linkTo, marchCost } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { boardOf, depotsOf, isWinter, type Nemesis, scenarioOf } from '../../state/state.ts';
import { keptArea, keptReach, seasonOf } from './6.1-kept-areas.ts';
import { depotsAtHome } from '../17-linked-campaigns/17.9-depots-at-home.ts';
import { isRoute, leadsOn, routeNetwork, stepsOf } from './6.2-routes.ts';

export { type Season, seasonOf } from './6.1-kept-areas.ts';

/** 6.2 bp4, 18.7 The length of a supply route, as the scenario has it: five, three in Winter, and always three in 1799. */
export const supplyRange = (g: Nemesis): number => scenarioOf(g).supplyRange[seasonOf(g)];

/** A route leads from the unit to the Depot, so on the way back from the Depot each step counts the hex it comes from: ruling A-67. */
const stepsBack = routeNetwork(({ hex }, from) => linkTo(hex, from.id));

/** From one Depot. The hex of the unit itself is not tested, that of the Depot is: ruling A-08. */
const reachOf = keptReach((g, side, depot, limit): Reach => {
  const board = boardOf(g);
  const steps = stepsBack(board)[seasonOf(g)];
  const from = hexAt(board, depot).index;
  const links = stepsOf(g, side, steps, (place) => place === from);
  return spreadNumbered({ nodes: board.hexes.length, from: [from], limit, links });
});

/** By the place of a hex: the cost of the cheapest route to one of several Depots. A route ends at the first Depot that it meets. */
type Area = readonly (number | undefined)[];
const areaOf = (g: Nemesis, side: Side, depots: readonly HexId[], limit: number): Area => {
  const [first, ...others] = depots.map((depot) => reachOf(g, side, depot, limit));
  if (!first) return [];
  if (others.length === 0) return first.costs;
  const area = first.costs.slice();
  for (const { nodes, costs } of others)
    for (const place of nodes) area[place] = Math.min(area[place] ?? Infinity, costs[place] as number);
  return area;
};

/** All Depots reach as far as the season lets them; 17.9e Russian ones in Russia farther, when that is more. */
const suppliedBy = (g: Nemesis, side: Side): readonly Area[] => {
  const [depots, range] = [depotsOf(g, side), supplyRange(g)];
  const everywhere = areaOf(g, side, depots, range);
  const atHome = depotsAtHome(g, side);
  if (atHome.depots.length === 0 || atHome.range <= range) return [everywhere];
  return [everywhere, areaOf(g, side, atHome.depots, atHome.range)];
};

/** Every hex from which a Depot can be reached, with the cost of the cheapest route. */
const supplyAreas: (g: Nemesis, side: Side) => readonly Area[] = keptArea(suppliedBy);

const costIn = (g: Nemesis, area: Area, hex: HexId): number | undefined => {
  const place = boardOf(g).byId.get(hex)?.index;
  return place === undefined ? undefined : area[place];
};

/** Of two areas the one that is nearer to the hex: the other may not reach it at all. */
const bestArea = (g: Nemesis, side: Side, hex: HexId): Area | undefined => {
  let best: Area | undefined;
  for (const area of supplyAreas(g, side)) {
    const cost = costIn(g, area, hex);
    if (cost !== undefined && cost < ((best && costIn(g, best, hex)) ?? Infinity)) best = area;
  }
  return best;
};

/** 6.1 A combat unit is in supply in a city with a friendly Depot, or where a route leads to one. */
export const isInSupply = (g: Nemesis, side: Side, hex: HexId): boolean => suppliedHexes(g, side)(hex);

/** The same for one who asks about many hexes, as long as nothing moves. */
export const suppliedHexes = (g: Nemesis, side: Side): ((hex: HexId) => boolean) => {
  const { byId } = boardOf(g);
  const areas = supplyAreas(g, side);
  return (hex) => {
    const place = byId.get(hex)?.index;
    if (place === undefined) return false;
    for (const area of areas) if (area[place] !== undefined) return true;
    return false;
  };
};

export interface SupplyRoute {
  readonly depot: HexId;
  readonly cost: number;
  /** From the hex after the unit's own to the Depot; empty in the city of the Depot. */
  readonly path: readonly HexId[];
}

/** The next hex of the cheapest route: the one whose own cost leaves just the step. */
const nextOnRoute = (g: Nemesis, side: Side, area: Area, hex: HexId): HexId => {
  const left = costIn(g, area, hex);
  const next = hexAt(boardOf(g), hex).links.find((link) => {
    const beyond = costIn(g, area, link.to);
    if (beyond === undefined || !isRoute(link) || beyond + marchCost(link, isWinter(g)) !== left) return false;
    return leadsOn(g, side, link.hex, beyond === 0);
  });
  if (!next) throw new Error(`6.1: the supply route of ${side} breaks off at ${hex}`);
  return next.to;
};

/** 6.1 The cheapest route from a hex to a friendly Depot, if there is one. */
export const supplyRoute = (g: Nemesis, side: Side, hex: HexId): SupplyRoute | undefined => {
  const area = bestArea(g, side, hex);
  const cost = area && costIn(g, area, hex);
  if (!area || cost === undefined) return undefined;
  const path: HexId[] = [];
  let here = hex;
  while (costIn(g, area, here) !== 0) path.push((here = nextOnRoute(g, side, area, here)));
  return { depot: here, cost, path };
};
