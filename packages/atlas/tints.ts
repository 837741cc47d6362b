import type { GameMap } from './game-map.ts';
import { type Brush, INKS, type PaletteName } from './style.ts';

/** Everything that has one colour, and the brush for it. */
export interface Tint {
  readonly path: string;
  readonly brush: Brush;
}

/**
 * The colours that the areas of a map are laid out in: those that are given, else those that they are printed in. One
 * path for each colour, under the sea and the borders.
 */
export const tintsOf = (
  map: GameMap,
  palette: PaletteName,
  given: Readonly<Record<string, string>> = {},
): readonly Tint[] => {
  if (map.kind !== 'area') return [];
  const { washes, washOpacity } = INKS[palette];
  const byColour = new Map<string, string>();
  for (const { id, outline, wash } of map.places) {
    const colour = given[id] ?? (wash ? washes[wash] : undefined);
    if (colour !== undefined) byColour.set(colour, (byColour.get(colour) ?? '') + outline);
  }
  return [...byColour].map(([fill, path]) => ({ path, brush: { fill, opacity: washOpacity * 1.25, rule: 'evenodd' } }));
};
