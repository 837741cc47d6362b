import type { HexId, Side } from '../../catalogue.ts';
import { stackAt } from '../../stack.ts';
import type { Nemesis } from '../../state.ts';

/** 4.1 Six Occupancy Factors of one side are all that a hex can hold, at any time. */
export const CAPACITY = 6;

/** 4.1 Is there room for so many more? Halves count as halves (rulings/4.1-capacity.md). */
export const hasRoomFor = (g: Nemesis, side: Side, hex: HexId, of: number): boolean => {
  const there = stackAt(g, hex);
  return (there?.side === side ? there.of : 0) + of <= CAPACITY;
};
