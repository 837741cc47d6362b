import { spread } from '@bivouac/atlas';
import { derived } from '@bivouac/kernel';
import { type Board, hexAt, type Link, linkTo } from '../board.ts';
import type { HexId } from '../catalogue.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { boardOf } from '../state.ts';
import { type Layout, mayStillMarch, type Situation, thought } from './situation.ts';

/** How far it is from everywhere to one place, or for everyone to everywhere, with the armies in the way. */
export type Field = ReadonlyMap<HexId, number>;

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
const hindrance = ({ forces, enemy }: Situation, hex: HexId): number => {
  const there = forces.get(hex);
  if (!there) return 0;
  return there.side === enemy ? Math.min(STRONGEST, 1 + there.value) : there.of >= CROWDED ? IN_THE_WAY : 0;
};

interface Step {
  readonly to: HexId;
  /** From there to here, in halves; an unbridged river keeps the wagons back. */
  readonly cost: number;
}

/** The steps that lead to each hex, seen from it. */
const stepsTo = derived(
  ({ hexes }: Board): ReadonlyMap<HexId, readonly Step[]> =>
    new Map(
      hexes.map(({ id, links }) => [
        id,
        links.flatMap(({ to, hex }): readonly Step[] => {
          const step = linkTo(hex, id);
          if (!step?.open) return [];
          return [{ to, cost: step.summerCost * HALVES + (step.river && !step.bridge ? UNBRIDGED : 0) }];
        }),
      ]),
    ),
);

const fieldsKept = derived((_: Layout) => new Map<string, Field>());

/** The way to a place from every hex, for an army that its wagons must follow. */
export const wayTo = (s: Situation, goal: HexId): Field => {
  const kept = fieldsKept(s.forces);
  const key = `${s.side}${goal}`;
  const known = kept.get(key);
  if (known) return known;
  const steps = stepsTo(boardOf(s.g));
  const halves = spread({
    from: [goal],
    limit: FAR * HALVES,
    links: (hex) => steps.get(hex) ?? [],
    cost: ({ cost }: Step, entered) => cost + (entered === goal ? 0 : hindrance(s, entered)),
  });
  const field = new Map([...halves].map(([hex, cost]) => [hex, cost / HALVES]));
  kept.set(key, field);
  return field;
};

export const distanceTo = (s: Situation, from: HexId, goal: HexId): number => wayTo(s, goal).get(from) ?? FAR;

/** 8.4 The longest march that is not forced. */
const NORMAL_MARCH = 3;
const STAYS: Field = new Map();

/** 8.4 Where the force on a hex could still go this Turn without forcing the march: enemies bar the way, and friends who leave no room. */
export const marchesOf = thought((s: Situation, from: HexId): Field => {
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

/** 8.4 Could an enemy stack come here in one march? */
export const isInEnemyReach = (s: Situation, hex: HexId): boolean =>
  s.theirs.some((enemy) => enemy.hex !== hex && marchesOf(s, enemy.hex).has(hex));
