import { type GameMap, type Wash, WASHES } from './game-map.ts';
import { type Brush, INKS, type PaletteName } from './style.ts';

/** Everything that has one colour, and the brush for it. */
export interface Tint {
  readonly path: string;
  readonly brush: Brush;
}

const isWash = (colour: string): colour is Wash => WASHES.some((wash) => wash === colour);

/**
 * The colours that the areas of a map are laid out in: those that are given, by the name of a wash or as CSS writes them, else those that they are printed in. One
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
    const named = given[id] ?? wash;
    const colour = named === undefined ? undefined : isWash(named) ? washes[named] : named;
    if (colour !== undefined) byColour.set(colour, (byColour.get(colour) ?? '') + outline);
  }
  return [...byColour].map(([fill, path]) => ({ path, brush: { fill, opacity: washOpacity * 1.25, rule: 'evenodd' } }));
};
