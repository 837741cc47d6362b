import { hexAt, type Link } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { stackOn } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';

/** Supply is screened from cavalry by unbridged rivers alone, a march by any river: 6.2, 8.4 and ruling A-07. */
export type Screen = 'any' | 'unbridged';

const screens = ({ river, bridge }: Link, which: Screen): boolean => river && (which === 'any' || !bridge);

/** 6.2 bp1, 8.4 bp6 Does undisrupted enemy cavalry next to this hex bear on it? What bars a march bars cavalry too: ruling A-62. */
export const isExposedToCavalry = (g: Nemesis, side: Side, hex: HexId, riversThatScreen: Screen): boolean => {
  for (const link of hexAt(boardOf(g), hex).links) {
    if (!link.open || screens(link, riversThatScreen)) continue;
    const there = stackOn(g, link.hex);
    if (there?.cavalry && there.side !== side) return true;
  }
  return false;
};
