import type { MapLayer } from '@bivouac/atlas';
import { hexBorders } from '@bivouac/atlas/build/hex-borders.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { isMajor } from '../catalogue/ids.ts';
import { sidesOf } from '../catalogue/map.ts';
import { ON_SHEET, sheetHex, sheetHexes } from './sheet.ts';

/** Borders as printed: those of major states, and those between minor ones. */
export const borders = (shore: Shore): readonly MapLayer[] =>
  hexBorders({
    grid: ON_SHEET,
    shore,
    hexes: sheetHexes,
    around: (hex) => sidesOf(hex.id).map(({ to }) => sheetHex(to)),
    between: (one, other) => {
      if (one.state === other.state) return undefined;
      return isMajor(one.state) || isMajor(other.state) ? 'border' : 'stateBorder';
    },
  });
