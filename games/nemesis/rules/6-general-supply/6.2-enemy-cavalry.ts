import { factOf, lastingFact } from '@bivouac/kernel';
import { type Board, hexAt, type Link, linkTo } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { groundHeld, stacks } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';

/** Supply is screened from cavalry by unbridged rivers alone, a march by any river: 6.2, 8.4 and ruling A-07. */
export type Screen = 'any' | 'unbridged';

const screens = ({ river, bridge }: Link, which: Screen): boolean => river && (which === 'any' || !bridge);

/** The open ways into each hex, by its place on the board, each with the place that it comes from. */
const waysInto = lastingFact(({ hexes }: Board) =>
  hexes.map(({ id, neighbours }) =>
    neighbours.flatMap((from) => {
      const link = linkTo(from, id);
      return link?.open ? [{ link, from: from.index }] : [];
    }),
  ),
);

type Exposed = Readonly<Record<Screen, readonly (true | undefined)[]>>;
/** By the place of a hex: has the enemy of this side undisrupted cavalry next to it? */
const exposedTo = factOf(
  (g: Nemesis) => [boardOf(g), groundHeld(g.units)],
  (g, side: Side): Exposed => {
    const board = boardOf(g);
    const ways = waysInto(board);
    const found: Record<Screen, (true | undefined)[]> = { any: [], unbridged: [] };
    for (const { hex, cavalry, side: whose } of stacks(g).values()) {
      const place = cavalry && whose !== side ? board.byId.get(hex)?.index : undefined;
      for (const { link, from } of place === undefined ? [] : (ways[place] ?? [])) {
        if (!screens(link, 'any')) found.any[from] = true;
        if (!screens(link, 'unbridged')) found.unbridged[from] = true;
      }
    }
    return found;
  },
);

/** 6.2 bp1, 8.4 bp6 Does undisrupted enemy cavalry next to this hex bear on it? What bars a march bars cavalry too: ruling A-62. */
export const isExposedToCavalry = (g: Nemesis, side: Side, hex: HexId, riversThatScreen: Screen): boolean =>
  exposedTo(g, side)[riversThatScreen][hexAt(boardOf(g), hex).index] === true;
