import { distance, hexAt } from '../../board.ts';
import type { HexId, Side, UnitId } from '../../ids.ts';
import { occupies, type Stack, stacksOf } from '../../stack.ts';
import { boardOf, changeUnits, depotAt, type Nemesis, opponent, scenarioOf } from '../../state.ts';
import { suffersWant } from '../marks.ts';

/** A normal march: who stands so near can be here next Turn. */
const NEAR = 3;

const isHungry = (g: Nemesis, { units, hex }: Stack): boolean => units.some((row) => suffersWant(g, row, hex));

/** 6.1 Own stacks without a route, where somebody would suffer for it. */
export const hungryStacks = (g: Nemesis, side: Side): readonly HexId[] =>
  stacksOf(g, side)
    .filter((stack) => isHungry(g, stack))
    .map(({ hex }) => hex);

/** Those whom a change robs of their supply. */
export const newlyHungry = (before: Nemesis, after: Nemesis, side: Side): readonly HexId[] => {
  const already = hungryStacks(before, side);
  return hungryStacks(after, side).filter((hex) => !already.includes(hex));
};

/** The state with these units elsewhere, or gone from the map. */
export const withUnitsAt = (g: Nemesis, units: readonly UnitId[], at: HexId | 'lost'): Nemesis => {
  const after = { ...g };
  changeUnits(after, ({ id }) => units.includes(id), { at });
  return after;
};

/** Is an enemy stack within a march of this hex, as the crow flies? */
export const isThreatened = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const here = hexAt(boardOf(g), hex);
  return stacksOf(g, opponent(side)).some((enemy) => distance(hexAt(boardOf(g), enemy.hex), here) <= NEAR);
};

/** A place that is worth a garrison: 18.4a a victory city, 8.7 a Depot of one's own. */
export const worthOf = (g: Nemesis, side: Side, hex: HexId): 'city' | 'depot' | undefined => {
  if (scenarioOf(g).victoryCities.includes(hex)) return 'city';
  return depotAt(g, hex)?.side === side ? 'depot' : undefined;
};

/** What is laid open when the last unit leaves, if the enemy is near. */
export const laidOpen = (g: Nemesis, side: Side, hex: HexId): 'city' | 'depot' | undefined =>
  !occupies(g, side, hex) && isThreatened(g, side, hex) ? worthOf(g, side, hex) : undefined;
