import { spread } from '@bivouac/atlas';
import { derived, derivedLatelyFrom2 } from '@bivouac/kernel';
import { hexAt, type Link, linkTo, marchCost } from '../../board.ts';
import type { HexId, Side } from '../../catalogue.ts';
import type { Scenario } from '../../scenario.ts';
import { boardOf, type DepotRow, depotsOf, isWinter, type Nemesis, scenarioOf, type UnitRow } from '../../state.ts';
import { isRoute, waysOn } from './6.2-routes.ts';

export type Season = 'summer' | 'winter';
export const seasonOf = (g: Nemesis): Season => (isWinter(g) ? 'winter' : 'summer');

/** 6.2 bp4, 18.7 The length of a supply route, as the scenario has it: five, three in Winter, and always three in 1799. */
export const supplyRange = (g: Nemesis): number => scenarioOf(g).supplyRange[seasonOf(g)];

/** Every hex from which a Depot can be reached, with the cost of the cheapest route. */
type SupplyArea = ReadonlyMap<HexId, number>;
type AreasBySide = Partial<Record<Side, SupplyArea>>;

/** What is in supply is worked out once for each version of the units and Depots, and for a season. */
const areasKept = derived((_: Scenario) =>
  derivedLatelyFrom2((_units: readonly UnitRow[], _depots: readonly DepotRow[]): Record<Season, AreasBySide> => ({
    summer: {},
    winter: {},
  })),
);

/** A route leads from the unit to the Depot, so on the way back from the Depot each step counts the hex it comes from: ruling A-67. */
const stepBack = (g: Nemesis, { hex }: Link, from: HexId): number => {
  const forth = linkTo(hex, from);
  return forth && isRoute(forth) ? marchCost(forth, isWinter(g)) : Infinity;
};

/** From all Depots of a side at once. The hex of the unit itself is not tested, that of the Depot is: ruling A-08. */
const suppliedBy = (g: Nemesis, side: Side): SupplyArea => {
  const board = boardOf(g);
  const depots = depotsOf(g, side);
  return spread({
    from: depots,
    limit: supplyRange(g),
    links: (id) => waysOn(g, side, hexAt(board, id), depots.includes(id)),
    cost: (link: Link, from) => stepBack(g, link, from),
  });
};

const supplyArea = (g: Nemesis, side: Side): SupplyArea => {
  const areas = areasKept(scenarioOf(g))(g.units, g.depots)[seasonOf(g)];
  return (areas[side] ??= suppliedBy(g, side));
};

/** 6.1 A combat unit is in supply in a city with a friendly Depot, or where a route leads to one. */
export const isInSupply = (g: Nemesis, side: Side, hex: HexId): boolean => supplyArea(g, side).has(hex);

export interface SupplyRoute {
  readonly depot: HexId;
  readonly cost: number;
  /** From the hex after the unit's own to the Depot; empty in the city of the Depot. */
  readonly path: readonly HexId[];
}

/** The next hex of the cheapest route: the one whose own cost leaves just the step. */
const nextOnRoute = (g: Nemesis, side: Side, area: SupplyArea, hex: HexId): HexId => {
  const left = area.get(hex) ?? 0;
  const board = boardOf(g);
  const next = hexAt(board, hex).links.find((link) => {
    const beyond = area.get(link.to);
    if (beyond === undefined || !isRoute(link) || beyond + marchCost(link, isWinter(g)) !== left) return false;
    return waysOn(g, side, link.hex, beyond === 0).length > 0;
  });
  if (!next) throw new Error(`6.1: the supply route of ${side} breaks off at ${hex}`);
  return next.to;
};

/** 6.1 The cheapest route from a hex to a friendly Depot, if there is one. */
export const supplyRoute = (g: Nemesis, side: Side, hex: HexId): SupplyRoute | undefined => {
  const area = supplyArea(g, side);
  const cost = area.get(hex);
  if (cost === undefined) return undefined;
  const path: HexId[] = [];
  let here = hex;
  while (area.get(here) !== 0) path.push((here = nextOnRoute(g, side, area, here)));
  return { depot: here, cost, path };
};
