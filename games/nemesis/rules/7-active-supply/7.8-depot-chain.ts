import { spreadNumbered } from '@bivouac/atlas';
import type { Verdict } from '@bivouac/kernel';
import { type Hex, hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { boardOf, depotsOf, type Nemesis, scenarioOf } from '../../state/state.ts';
import { sourcesOf } from '../14-campaign-of-1813/14.17-sources.ts';
import { keptArea, keptReach, seasonOf } from '../6-general-supply/6.1-kept-areas.ts';
import { isClosedByEnemy, routeNetwork, stepsOf } from '../6-general-supply/6.2-routes.ts';
import { mayTakeDepot } from './7.7-depot-cities.ts';

/** 7.8 The length of a link: five, three in Winter. 18.7 shortens supply routes and not this (ruling A-24). */
const linkRange = (g: Nemesis): number => scenarioOf(g).depotLinkRange[seasonOf(g)];

/** The places on the board of all hexes that are linked. */
type LinkedArea = ReadonlySet<number>;
/** A link leads from the source to the new Depot. */
const stepsForth = routeNetwork((link) => link);

/** 7.8 The first three bans of 6.2 hold along the link and at both its ends, the ban on enemy cities in between alone: ruling A-09. */
const withinALink = keptReach((g, side, anchor, limit): readonly number[] => {
  const board = boardOf(g);
  const isClosed = isClosedByEnemy(g, side);
  const from = hexAt(board, anchor).index;
  const links = stepsOf(g, side, stepsForth(board)[seasonOf(g)], (place) => place === from);
  const { nodes } = spreadNumbered({ nodes: board.hexes.length, from: [from], limit, links });
  return nodes.filter((place) => !isClosed(board.hexes[place] as Hex));
});

/** 7.8, 18.6 The chain grows from the Ultimate Supply Sources (14.16, 14.17), and every Depot that it meets carries it on. */
const linkedBy = (g: Nemesis, side: Side): LinkedArea => {
  const board = boardOf(g);
  const range = linkRange(g);
  const area = new Set<number>();
  let anchors: readonly HexId[] = sourcesOf(g, side).map(({ id }) => id);
  let notMet = depotsOf(g, side).filter((id) => !anchors.includes(id));
  const isMet = (id: HexId): boolean => area.has(hexAt(board, id).index);
  while (anchors.length > 0) {
    for (const anchor of anchors) for (const place of withinALink(g, side, anchor, range)) area.add(place);
    anchors = notMet.filter(isMet);
    notMet = notMet.filter((id) => !isMet(id));
  }
  return area;
};

const linkedArea: (g: Nemesis, side: Side) => LinkedArea = keptArea(linkedBy);

/** 7.8 Would a new Depot here be linked to a source, directly or by a chain of Depots? */
export const isLinked = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const place = boardOf(g).byId.get(hex)?.index;
  return place !== undefined && linkedArea(g, side).has(place);
};

/** 7.7, 7.8 A new Depot needs a city that may take it and a link; once it stands the link matters no more. */
export const mayHoldDepot = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  mayTakeDepot(g, side, hex) ?? must('7.8', isLinked(g, side, hex), 'depot.notLinked', { hex, range: linkRange(g) });
