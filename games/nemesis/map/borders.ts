import type { MapLayer } from '@bivouac/atlas';
import { hexBorders } from '@bivouac/atlas/build/hex-borders.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { GRID } from '../catalogue/map.ts';
import { type Chart, isInPlay, type SheetHex } from './sheet.ts';

const between = (one: SheetHex, other: SheetHex): 'border' | 'stateBorder' | undefined => {
  if (one.terrain === 'sea' || other.terrain === 'sea') return undefined;
  if (!isInPlay(one) && !isInPlay(other)) return undefined;
  if (one.power !== other.power) return 'border';
  return one.state === other.state ? undefined : 'stateBorder';
};

/** Borders between powers and between the states of one power, along the hexsides. */
export const borders = ({ sheet, hexes, at }: Chart, shore: Shore): readonly MapLayer[] =>
  hexBorders({
    grid: sheet.grid,
    shore,
    hexes,
    around: (hex) => GRID.around(hex).flatMap((cell) => at(cell) ?? []),
    between,
  });
