import { type Reach, spreadNumbered } from '@bivouac/atlas';
import { factOf } from '@bivouac/kernel';
import { hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { boardOf, type Nemesis, scenarioOf } from '../state/state.ts';
import { seasonOf } from '../rules/6-general-supply/6.1-kept-areas.ts';
import { marchDistance } from './ground.ts';
import { nextTurn } from './situation.ts';

/** 7.8 A chain of Depots grows from city to city: the fewer they are the better, for each costs a train every Turn. */
const DEPOT = 2;

interface Milestone {
  /** Hexes to the goal from city to city, and something for each Depot on the way. */
  readonly left: number;
  /** The city after this one; undefined at the goal. */
  readonly next: HexId | undefined;
}
type Road = ReadonlyMap<HexId, Milestone>;

/** The shortest chain from every city to a goal, whoever holds them. */
const chains: (g: Nemesis, goal: HexId, link: number) => Road = factOf(
  (g: Nemesis) => [boardOf(g)],
  (g, goal: HexId, link: number): Road => {
    const { cities, hexes } = boardOf(g);
    const stages = new Map(
      cities.map(({ id, index }) => [
        index,
        cities.flatMap((to) => {
          const away = to.id === id ? Infinity : marchDistance(g, to.id, id);
          return away > link ? [] : [{ to: to.index, cost: away + DEPOT }];
        }),
      ]),
    );
    const { costs }: Reach = spreadNumbered({
      nodes: hexes.length,
      from: [hexAt(boardOf(g), goal).index],
      limit: 999,
      links: (place) => stages.get(place) ?? [],
    });
    return new Map(
      cities.flatMap(({ id, index }): [HexId, Milestone][] => {
        const left = costs[index];
        if (left === undefined) return [];
        const after = stages.get(index)?.find(({ to, cost }) => (costs[to] ?? Infinity) + cost === left);
        return [[id, { left, next: after === undefined ? undefined : hexes[after.to]?.id }]];
      }),
    );
  },
);

/** 7.8 In Winter links are short, and a chain needs more Depots; what is laid next Turn counts. */
export const roadTo = (g: Nemesis, goal: HexId): Road =>
  chains(g, goal, scenarioOf(g).depotLinkRange[seasonOf(nextTurn(g))]);
