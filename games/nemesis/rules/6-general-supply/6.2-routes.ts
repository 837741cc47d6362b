import type { Step } from '@bivouac/atlas';
import { lastingFact } from '@bivouac/kernel';
import { type Board, type Hex, type Link, marchCost } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { judgedOnce, stackOn } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';
import { stopsRoutesOf } from '../1-definitions/1.1-friendly-territory.ts';
import { isClosedToRoutes } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { isExposedToCavalry } from './6.2-enemy-cavalry.ts';

/**
 * 6.2 bp1 No route through an enemy stack, whatever its order, nor past undisrupted enemy cavalry next to it, which
 * a friendly stack on the hex or an unbridged river in between keeps off. Commanders and Depots alone stop nobody.
 */
export const isClosedByEnemy = judgedOnce((g, side, hex) => {
  if (isClosedToRoutes(g, side, hex)) return true;
  const there = stackOn(g, hex);
  return there ? there.side !== side : isExposedToCavalry(g, side, hex.id, 'unbridged');
});

/** 6.2 bp2 No route through an enemy city, unless a friendly stack holds it. */
const isUnheldEnemyCity = (g: Nemesis, side: Side, hex: Hex): boolean =>
  stopsRoutesOf(g, side, hex) && stackOn(g, hex)?.side !== side;

/** 6.2 bp3 No route over a river but by a bridge, nor where nothing passes at all (2.2). */
export const isRoute = ({ open, river, bridge }: Link): boolean => open && (!river || bridge);

const stopsRoutes = judgedOnce((g, side, hex) => isClosedByEnemy(g, side)(hex) || isUnheldEnemyCity(g, side, hex));

/** Does a route go on from this hex? At its end the enemy city is no hindrance: rulings. */
export const leadsOn = (g: Nemesis, side: Side, hex: Hex, isEnd: boolean): boolean =>
  isEnd ? !isClosedByEnemy(g, side)(hex) : !stopsRoutes(g, side)(hex);

const NO_STEPS: readonly Step[] = [];
type Network = readonly (readonly Step[])[];

const networkOf = ({ hexes }: Board, counted: (way: Link, from: Hex) => Link | undefined, winter: boolean): Network =>
  hexes.map((from) =>
    from.links.flatMap((way): readonly Step[] => {
      const link = counted(way, from);
      return link && isRoute(link) ? [{ to: way.hex.index, cost: marchCost(link, winter) }] : NO_STEPS;
    }),
  );

/** The steps that routes can take from each hex, by its place on the board; each costs what the link counted for it costs. */
export const routeNetwork = (
  counted: (way: Link, from: Hex) => Link | undefined,
): ((board: Board) => Readonly<Record<'summer' | 'winter', Network>>) =>
  lastingFact((board) => ({ summer: networkOf(board, counted, false), winter: networkOf(board, counted, true) }));

/** The ways on from each hex for the routes of a side, in their middle or at one of their ends. */
export const stepsOf = (
  g: Nemesis,
  side: Side,
  network: Network,
  isEnd: (place: number) => boolean,
): ((place: number) => readonly Step[]) => {
  const { hexes } = boardOf(g);
  const isClosed = isClosedByEnemy(g, side);
  const isStopped = stopsRoutes(g, side);
  return (place) => {
    const hex = hexes[place];
    if (!hex || (isEnd(place) ? isClosed(hex) : isStopped(hex))) return NO_STEPS;
    return network[place] ?? NO_STEPS;
  };
};
