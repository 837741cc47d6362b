import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { stackAt } from '../../state/stack.ts';
import type { Nemesis } from '../../state/state.ts';
import { frozenAt } from '../14-campaign-of-1813/14.11-frozen-corps.ts';
import { CAPACITY } from './4.1-limit.ts';

export { CAPACITY };

/** 4.1 What a side's units take of a hex, and 14.11 the corps that waits at Krakow. */
export const roomTakenAt = (g: Nemesis, side: Side, hex: HexId): number => {
  const there = stackAt(g, hex);
  return (there?.side === side ? there.of : 0) + frozenAt(g, side, hex);
};

/** 4.1 Is there room for so many more? Halves count as halves (rulings/4.1-capacity.md). */
export const hasRoomFor = (g: Nemesis, side: Side, hex: HexId, of: number): boolean =>
  roomTakenAt(g, side, hex) + of <= CAPACITY;
