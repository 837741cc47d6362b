import { thought } from '@bivouac/bots';
import { type Reach, spread, spreadNumbered, type Step } from '@bivouac/atlas';
import { lastingFact } from '@bivouac/kernel';
import { type Board, type Hex, hexAt, type Link, linkTo } from '../catalogue/board.ts';
import type { HexId, Side } from '../catalogue/catalogue.ts';
import { mayEnter } from '../rules/14-campaign-of-1813/14.16-closed-land.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { boardOf } from '../state/state.ts';
import type { Posted } from './force.ts';
import { mayStillMarch, type Situation } from './situation.ts';

/** How far it is to one place from each hex, in halves and by its place on the board, with the armies in the way. */
export type Field = Reach['costs'];

export const FAR = 30;
/** Fields are reckoned in halves, so that small hindrances can be told apart. */
const HALVES = 2;
const UNBRIDGED = 2;
const STRONGEST = 12;
const CROWDED = 4;
const IN_THE_WAY = 3;

/**
 * An enemy stack on the way costs the more hexes the stronger it is: it must be fought or gone around. Own stacks that
 * leave no room stop a march too (4.1).
 */
const hindrance = ({ side, value, of }: Posted, marcher: Side): number => {
  if (side !== marcher) return Math.min(STRONGEST, 1 + value);
  return of >= CROWDED ? IN_THE_WAY : 0;
};

type Network = readonly (readonly Step[])[];
const NO_WAY: readonly Step[] = [];

/** The steps that lead to each hex, seen from it; an unbridged river keeps the wagons back. */
const stepsTo = lastingFact(({ hexes }: Board): Network =>
  hexes.map(({ id, links }) =>
    links.flatMap(({ hex }): readonly Step[] => {
      const step = linkTo(hex, id);
      if (!step?.open) return NO_WAY;
      return [{ to: hex.index, cost: step.summerCost * HALVES + (step.river && !step.bridge ? UNBRIDGED : 0) }];
    }),
  ),
);

/** The same with the armies in the way, and without the land that is closed to a side. */
const hindered = thought((s: Situation, _about: 'network'): Network => {
  const { g, side, forces } = s;
  const board = boardOf(g);
  const plain = stepsTo(board);
  return board.hexes.map((hex, place) => {
    const steps = plain[place] ?? NO_WAY;
    if (mayEnter(g, side, hex) !== undefined) return NO_WAY;
    const there = forces.get(hex.id);
    const more = there ? Math.ceil(hindrance(there, side)) : 0;
    return more === 0 ? steps : steps.map(({ to, cost }) => ({ to, cost: cost + more }));
  });
});

/** The way to a place from every hex no further than that, for an army that its wagons must follow. */
export const wayTo = (s: Situation, goal: HexId, farthest = FAR): Field => {
  const board = boardOf(s.g);
  const network = hindered(s, 'network');
  const start = hexAt(board, goal).index;
  const steps = stepsTo(board)[start] ?? NO_WAY;
  return spreadNumbered({
    nodes: board.hexes.length,
    from: [start],
    limit: farthest * HALVES,
    links: (place) => (place === start ? steps : (network[place] ?? NO_WAY)),
  }).costs;
};

const wayKnown = thought((s: Situation, goal: HexId): Field => wayTo(s, goal));

/** In hexes, along a field; undefined where it does not reach. */
export const along = (field: Field, { index }: Hex): number | undefined => {
  const halves = field[index];
  return halves === undefined ? undefined : halves / HALVES;
};

export const distanceTo = (s: Situation, from: HexId, goal: HexId): number =>
  along(wayKnown(s, goal), hexAt(boardOf(s.g), from)) ?? FAR;

/** 8.4 The longest march that is not forced. */
const NORMAL_MARCH = 3;
type Marches = ReadonlyMap<HexId, number>;
const STAYS: Marches = new Map();

/** 8.4 Where the force on a hex could still go this Turn without forcing the march: enemies bar the way, and friends who leave no room. */
export const marchesOf = thought((s: Situation, from: HexId): Marches => {
  const board = boardOf(s.g);
  const stack = s.forces.get(from);
  if (!stack || !mayStillMarch(s, stack)) return STAYS;
  return spread({
    from: [from],
    limit: NORMAL_MARCH,
    links: (hex) => hexAt(board, hex).links,
    cost: ({ open, summerCost, to }: Link) => {
      const there = open ? s.forces.get(to) : undefined;
      const hasRoom = !there || (there.side === stack.side && there.of + stack.of <= CAPACITY);
      return open && hasRoom ? summerCost : Infinity;
    },
  });
});

/** Every hex that an enemy stack could come to in one march. */
const enemyReach = thought((s: Situation, _about: 'reach'): ReadonlySet<HexId> => {
  const found = new Set<HexId>();
  for (const { hex: from } of s.theirs) for (const hex of marchesOf(s, from).keys()) if (hex !== from) found.add(hex);
  return found;
});

/** 8.4 Could an enemy stack come here in one march? */
export const isInEnemyReach = (s: Situation, hex: HexId): boolean => enemyReach(s, 'reach').has(hex);
