import type { MapLayer } from '../game-map.ts';
import type { GridOnSheet } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import { chainsOf, cornerPoint, type Side, sideBetween } from './hexsides.ts';
import { pathOf } from './path.ts';
import { ashore, type Shore } from './waters.ts';

type BorderKind = 'border' | 'stateBorder';
type Numbered = Cell & { readonly id: string };

export interface BorderGround<H extends Numbered> {
  readonly grid: GridOnSheet;
  readonly shore: Shore;
  readonly hexes: readonly H[];
  /** The hexes around one. */
  readonly around: (hex: H) => readonly H[];
  readonly between: (one: H, other: H) => BorderKind | undefined;
}

/** Borders along the hexsides, where they run on land: those of powers, and those of states within a power. */
export const hexBorders = <H extends Numbered>({
  grid,
  shore,
  hexes,
  around,
  between,
}: BorderGround<H>): readonly MapLayer[] =>
  (['stateBorder', 'border'] as const).map((kind) => {
    /** Towards hexes of higher number: so each side comes up once. */
    const sides = hexes.flatMap((hex): readonly Side[] =>
      around(hex)
        .filter((other) => other.id > hex.id && between(hex, other) === kind)
        .map((other) => sideBetween(grid, hex, other)),
    );
    const lines = chainsOf(sides).flatMap(({ keys, closed }) => {
      const walk = closed ? [...keys, ...keys.slice(0, 1)] : keys;
      return ashore(
        shore,
        walk.map((key) => cornerPoint(grid, key)),
      );
    });
    return { kind, path: pathOf(lines, 1) };
  });
