import { type Lettering, letteringOf, type MapLabel, type PaletteName } from '@bivouac/atlas';

const LEAST_PX = 13;

/** Names of lands and seas belong to the ground and grow with it; names of places stay near the size of print. */
const MOST_PX: Readonly<Record<MapLabel['kind'], number>> = {
  city: 25,
  town: 20,
  river: 20,
  region: 30,
  mountains: 34,
  land: 90,
  sea: 100,
};

export interface SetLabel extends Lettering {
  /** What the printed size was multiplied by. */
  readonly grown: number;
}

/** How a label is set at a scale: at its printed size, but never below what can be read nor above what is seemly. */
export const setAt = (label: MapLabel, scale: number): SetLabel => {
  const lettering = letteringOf(label);
  const px = lettering.size * scale;
  const most = Math.max(MOST_PX[label.kind], LEAST_PX);
  const grown = Math.min(most, Math.max(LEAST_PX, px)) / px;
  return {
    ...lettering,
    size: lettering.size * grown,
    spacing: lettering.spacing * grown,
    halo: lettering.halo * grown,
    grown,
  };
};

/** About how wide a text is, in ems: EB Garamond runs narrow. */
export const ems = (text: string): number => {
  let width = 0;
  for (const letter of text) width += /[A-ZÀ-ÞMW@]/.test(letter) ? 0.66 : /[ijltfr.,'’ ]/.test(letter) ? 0.27 : 0.45;
  return width;
};

export type { PaletteName };
