import { derivedLately } from '@bivouac/kernel';
import type { Hex, Link } from '../../board.ts';
import type { HexId, Side } from '../../catalogue.ts';
import { occupies, stackAt } from '../../stack.ts';
import { bothSides, type Nemesis, type UnitRow } from '../../state.ts';
import { isEnemyCity } from '../1-definitions/1.1-friendly-territory.ts';
import { isExposedToCavalry } from './6.2-enemy-cavalry.ts';

/**
 * 6.2 bp1 No route through an enemy stack, whatever its order, nor past undisrupted enemy cavalry next to it, which
 * a friendly stack on the hex or an unbridged river in between keeps off. Commanders and Depots alone stop nobody.
 */
const isClosed = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const there = stackAt(g, hex);
  return there ? there.side !== side : isExposedToCavalry(g, side, hex, 'unbridged');
};

/** Routes that spread ask for the same hex again and again: it is judged once for each version of the units. */
const closedKept = derivedLately((_: readonly UnitRow[]) => bothSides(() => new Map<HexId, boolean>()));
export const isClosedByEnemy = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const kept = closedKept(g.units)[side];
  const known = kept.get(hex) ?? isClosed(g, side, hex);
  kept.set(hex, known);
  return known;
};

/** 6.2 bp2 No route through an enemy city, unless a friendly stack holds it. */
export const isUnheldEnemyCity = (g: Nemesis, side: Side, hex: HexId): boolean =>
  isEnemyCity(g, side, hex) && !occupies(g, side, hex);

/** 6.2 bp3 No route over a river but by a bridge. Where nothing passes at all the cost says so (2.2). */
export const isRoute = ({ river, bridge }: Link): boolean => !river || bridge;

const NO_LINKS: readonly Link[] = [];

/** The ways on from a hex in the middle of a route; from its end the enemy city is no hindrance: rulings. */
export const waysOn = (g: Nemesis, side: Side, { id, links }: Hex, isEnd: boolean): readonly Link[] =>
  isClosedByEnemy(g, side, id) || (!isEnd && isUnheldEnemyCity(g, side, id)) ? NO_LINKS : links;
