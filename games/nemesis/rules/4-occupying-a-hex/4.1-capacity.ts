import type { HexId, Side } from '../../catalogue.ts';
import { stackAt } from '../../stack.ts';
import type { Nemesis } from '../../state.ts';
import { CAPACITY } from './4.1-limit.ts';

export { CAPACITY };

/** 4.1 Is there room for so many more? Halves count as halves (rulings/4.1-capacity.md). */
export const hasRoomFor = (g: Nemesis, side: Side, hex: HexId, of: number): boolean => {
  const there = stackAt(g, hex);
  return (there?.side === side ? there.of : 0) + of <= CAPACITY;
};
