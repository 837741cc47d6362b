import { type GameMap, type Wash, WASHES } from './game-map.ts';
import { type Brush, INKS, type PaletteName } from './style.ts';

/** Everything that has one colour, and the brush for it. */
export interface Tint {
  readonly path: string;
  readonly brush: Brush;
}

const isWash = (colour: string): colour is Wash => WASHES.some((wash) => wash === colour);

/**
 * The colours that the areas of a map are laid out in: those that are given, by the name of a wash or as CSS writes them, else those that
 * they are printed in. Of hexes only those that are given are laid over the washes of the sheet. One
 * path for each colour, under the sea and the borders.
 */
export const tintsOf = (
  map: GameMap,
  palette: PaletteName,
  given: Readonly<Record<string, string>> = {},
): readonly Tint[] => {
  if (map.kind === 'point') return [];
  const { washes, washOpacity } = INKS[palette];
  const byColour = new Map<string, string>();
  for (const place of map.places) {
    const { id, outline } = place;
    const named = given[id] ?? ('wash' in place ? place.wash : undefined);
    const colour = named === undefined ? undefined : isWash(named) ? washes[named] : named;
    if (colour !== undefined) byColour.set(colour, (byColour.get(colour) ?? '') + outline);
  }
  return [...byColour].map(([fill, path]) => ({ path, brush: { fill, opacity: washOpacity * 1.25, rule: 'evenodd' } }));
};
