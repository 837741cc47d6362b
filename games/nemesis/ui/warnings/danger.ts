import { distance, hexAt } from '../../catalogue/board.ts';
import type { HexId, Side, UnitId } from '../../catalogue/ids.ts';
import { occupies, type Stack, stacksOf } from '../../state/stack.ts';
import { boardOf, campaignOf, changeUnits, depotAt, type Nemesis, opponent, scenarioOf } from '../../state/state.ts';
import { suffersWant } from '../marks.ts';
import { type Caution, caution, NONE } from './caution.ts';

/** A normal march: who stands so near can be here next Turn. */
const NEAR = 3;

const isHungry = (g: Nemesis, { units, hex }: Stack): boolean => units.some((row) => suffersWant(g, row, hex));

/** 6.1 Own stacks without a route, where somebody would suffer for it. */
export const hungryStacks = (g: Nemesis, side: Side): readonly HexId[] =>
  stacksOf(g, side)
    .filter((stack) => isHungry(g, stack))
    .map(({ hex }) => hex);

/** 6.1 Those whom a change robs of their supply. */
export const starved = (hexes: readonly HexId[]): readonly Caution[] =>
  caution('6.1', hexes.length > 0, 'warn.starves', { hexes });

/** Those who are fed before a change and are not after it. */
export const newlyHungry = (before: Nemesis, after: Nemesis, side: Side): readonly HexId[] => {
  const already = hungryStacks(before, side);
  return hungryStacks(after, side).filter((hex) => !already.includes(hex));
};

/** 6.1 Those who go there and find nothing. */
export const hungryAt = (g: Nemesis, side: Side, hex: HexId): readonly Caution[] =>
  caution('6.1', hungryStacks(g, side).includes(hex), 'warn.outOfSupply', { hex });

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

/** 14.4a, 18.4a, 8.7 A victory city or a Depot that nobody holds any more, with the enemy near. */
export const laidOpen = (g: Nemesis, side: Side, hex: HexId): readonly Caution[] => {
  if (occupies(g, side, hex) || !isThreatened(g, side, hex)) return NONE;
  if (scenarioOf(g).victoryCities.includes(hex))
    return caution(campaignOf(g) ? '14.4a' : '18.4a', true, 'warn.open.city', { hex });
  return caution('8.7', depotAt(g, hex)?.side === side, 'warn.open.depot', { hex });
};
