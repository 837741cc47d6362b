import { fourFigures, type MapLayer } from '@bivouac/atlas';
import { chainsOf, cornerPoint, type Side, sideBetween } from '@bivouac/atlas/build/hexsides.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { ashore, type Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex, GRID, type HexCard } from '../catalogue/map.ts';
import { isInPlay, ON_SHEET, type SheetHex, sheetHexes } from './sheet.ts';

type BorderKind = 'border' | 'stateBorder';

const borderBetween = (one: HexCard, other: HexCard): BorderKind | undefined => {
  if (one.terrain === 'sea' || other.terrain === 'sea') return undefined;
  if (!isInPlay(one) && !isInPlay(other)) return undefined;
  if (one.power !== other.power) return 'border';
  return one.state === other.state ? undefined : 'stateBorder';
};

/** The sides of a hex towards hexes of higher number that carry such a border: so each side comes up once. */
const bordersOf = (hex: SheetHex, kind: BorderKind): readonly Side[] =>
  GRID.around(hex).flatMap((cell) => {
    const other = findHex(fourFigures(cell));
    if (!other || other.id < hex.id || borderBetween(hex, other) !== kind) return [];
    return [sideBetween(ON_SHEET, hex, cell)];
  });

/** Borders between powers and between the states of one power, along the hexsides. */
export const borders = (shore: Shore): readonly MapLayer[] =>
  (['stateBorder', 'border'] as const).map((kind) => {
    const sides = sheetHexes.flatMap((hex) => bordersOf(hex, kind));
    const lines = chainsOf(sides).flatMap(({ keys, closed }) => {
      const walk = closed ? [...keys, ...keys.slice(0, 1)] : keys;
      return ashore(
        shore,
        walk.map((key) => cornerPoint(ON_SHEET, key)),
      );
    });
    return { kind, path: pathOf(lines, 1) };
  });
