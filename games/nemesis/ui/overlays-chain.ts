import type { Overlay } from '@bivouac/board/game-ui.ts';
import { spreadNumbered } from '@bivouac/atlas';
import { type Hex, hexAt } from '../catalogue/board.ts';
import type { HexId, Side } from '../catalogue/ids.ts';
import { seasonOf } from '../rules/6-general-supply/6.1-in-supply.ts';
import { routeNetwork, stepsOf } from '../rules/6-general-supply/6.2-routes.ts';
import { isLinked, mayHoldDepot } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { sourcesOf } from '../rules/14-campaign-of-1813/14.17-sources.ts';
import { boardOf, depotAt, depotsOf, type Nemesis, scenarioOf } from '../state/state.ts';
import type { Speak } from './text/words.ts';

type Places = Overlay['places'];

/** A link leads from a source or a Depot to the next Depot. */
const stepsForth = routeNetwork((link) => link);

type Link = readonly HexId[];

/** One round of the chain: the way to each Depot that can be reached from these places, the cheapest, from its near end to its far one. */
const linksFrom = (g: Nemesis, side: Side, anchors: readonly number[], depots: readonly number[]): readonly Link[] => {
  const { hexes } = boardOf(g);
  const network = stepsForth(boardOf(g))[seasonOf(g)];
  const links = stepsOf(g, side, network, (place) => anchors.includes(place));
  const { costs } = spreadNumbered({
    nodes: hexes.length,
    from: anchors,
    limit: scenarioOf(g).depotLinkRange[seasonOf(g)],
    links,
  });
  const before = (place: number): Hex => {
    const found = (hexes[place] as Hex).neighbours.find(({ index }) =>
      links(index).some(({ to, cost }) => to === place && (costs[index] ?? Infinity) + cost === costs[place]),
    );
    if (!found) throw new Error(`7.8: the chain of ${side} breaks off at ${hexes[place]?.id}`);
    return found;
  };
  return depots
    .filter((place) => costs[place] !== undefined && isLinked(g, side, (hexes[place] as Hex).id))
    .map((depot) => {
      const way = [depot];
      for (let place = depot; costs[place] !== 0;) way.unshift((place = before(place).index));
      return way.map((place) => (hexes[place] as Hex).id);
    });
};

/** 7.8 The chains of Depots, link by link, from the Ultimate Supply Sources on. */
export const chainLinks = (g: Nemesis, side: Side): readonly Link[] => {
  const board = boardOf(g);
  let anchors: readonly number[] = sourcesOf(g, side).map(({ index }) => index);
  let open = depotsOf(g, side)
    .map((id) => hexAt(board, id).index)
    .filter((place) => !anchors.includes(place));
  const links: Link[] = [];
  while (anchors.length > 0 && open.length > 0) {
    const found = linksFrom(g, side, anchors, open);
    links.push(...found);
    anchors = found.map((way) => hexAt(board, way.at(-1) as HexId).index);
    open = open.filter((place) => !anchors.includes(place));
  }
  return links;
};

export const chainLines = (g: Nemesis, side: Side): Overlay['lines'] =>
  chainLinks(g, side).map((way) => ({ through: way, tone: 'shared' }));

/** 7.8 Where the chain of Depots reaches, how it runs, and the cities that could take a Depot at once. */
export const chain = (g: Nemesis, side: Side, words: Speak): Overlay => {
  const lines = chainLines(g, side);
  const sources = sourcesOf(g, side).map(({ id }) => id);
  const isHeld = (hex: HexId): boolean => sources.includes(hex) || lines.some(({ through }) => through.at(-1) === hex);
  return {
    id: 'chain',
    name: words('overlay.chain', { side }),
    places: boardOf(g).hexes.flatMap(({ id: place, city }): Places => {
      const depot = depotAt(g, place);
      if (depot?.side === side)
        return isHeld(place)
          ? [{ place, tone: 'own', words: words('chain.depot', { hex: place }) }]
          : [{ place, tone: 'danger', words: words('chain.cutOff', { hex: place }) }];
      if (!isLinked(g, side, place)) return [];
      const isOpen = city !== undefined && mayHoldDepot(g, side, place) === undefined;
      return [
        {
          place,
          tone: isOpen ? 'good' : 'shared',
          words: words(isOpen ? 'chain.open' : 'chain.linked', { hex: place }),
        },
      ];
    }),
    lines,
  };
};
