import { spread } from '@bivouac/atlas';
import { derived, derivedLatelyFrom2, type Verdict } from '@bivouac/kernel';
import { hexAt, type Link, marchCost } from '../../board.ts';
import type { HexId, Side } from '../../catalogue.ts';
import type { Scenario } from '../../scenario.ts';
import { must } from '../../speech.ts';
import { boardOf, type DepotRow, depotsOf, isWinter, type Nemesis, scenarioOf, type UnitRow } from '../../state.ts';
import { type Season, seasonOf } from '../6-general-supply/6.1-in-supply.ts';
import { isClosedByEnemy, isRoute, waysOn } from '../6-general-supply/6.2-routes.ts';
import { mayTakeDepot } from './7.7-depot-cities.ts';

/** 7.8 The length of a link: five, three in Winter. 18.7 shortens supply routes and not this (ruling A-24). */
const linkRange = (g: Nemesis): number => scenarioOf(g).depotLinkRange[seasonOf(g)];

type LinkedArea = ReadonlySet<HexId>;
type AreasBySide = Partial<Record<Side, LinkedArea>>;

/** What is linked is worked out once for each version of the units and Depots, and for a season. */
const areasKept = derived((_: Scenario) =>
  derivedLatelyFrom2((_units: readonly UnitRow[], _depots: readonly DepotRow[]): Record<Season, AreasBySide> => ({
    summer: {},
    winter: {},
  })),
);

/** 7.8 The first three bans of 6.2 hold along the link and at both its ends, the ban on enemy cities in between alone: ruling A-09. */
const withinALink = (g: Nemesis, side: Side, anchors: readonly HexId[]): Iterable<HexId> => {
  const board = boardOf(g);
  const winter = isWinter(g);
  return spread({
    from: anchors.filter((id) => !isClosedByEnemy(g, side, id)),
    limit: linkRange(g),
    links: (id) => waysOn(g, side, hexAt(board, id), anchors.includes(id)),
    cost: (link: Link) => (isRoute(link) && !isClosedByEnemy(g, side, link.to) ? marchCost(link, winter) : Infinity),
  }).keys();
};

/** 7.8, 18.6 The chain grows from the Ultimate Supply Sources of the scenario, and every Depot that it meets carries it on. */
const linkedBy = (g: Nemesis, side: Side): LinkedArea => {
  const area = new Set<HexId>();
  let anchors: readonly HexId[] = boardOf(g).sources[side].map(({ id }) => id);
  let notMet = depotsOf(g, side).filter((hex) => !anchors.includes(hex));
  while (anchors.length > 0) {
    for (const hex of withinALink(g, side, anchors)) area.add(hex);
    anchors = notMet.filter((hex) => area.has(hex));
    notMet = notMet.filter((hex) => !area.has(hex));
  }
  return area;
};

const linkedArea = (g: Nemesis, side: Side): LinkedArea => {
  const areas = areasKept(scenarioOf(g))(g.units, g.depots)[seasonOf(g)];
  return (areas[side] ??= linkedBy(g, side));
};

/** 7.8 Would a new Depot here be linked to a source, directly or by a chain of Depots? */
export const isLinked = (g: Nemesis, side: Side, hex: HexId): boolean => linkedArea(g, side).has(hex);

/** 7.7, 7.8 A new Depot needs a city that may take it and a link; once it stands the link matters no more. */
export const mayHoldDepot = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  mayTakeDepot(g, side, hex) ?? must('7.8', isLinked(g, side, hex), 'depot.notLinked', { hex, range: linkRange(g) });
