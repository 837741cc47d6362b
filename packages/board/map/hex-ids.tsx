import type { GameMap } from '@bivouac/atlas';
import { memo, type ReactNode } from 'react';
import { cellOf } from './cell.ts';

const LEAST_PX = 13;
const MOST_PX = 16;
const FIGURE_EMS = 0.48;
/** From where in its cell a number hangs: the upper edge. */
const ABOVE = 0.34;

interface HexIdsProps {
  readonly map: GameMap;
  readonly scale: number;
  readonly ink: string;
}

/** The printed numbers of all places as a single text: each letter is told where it stands. */
export const HexIds = memo(({ map, scale, ink }: HexIdsProps): ReactNode => {
  const cell = cellOf(map);
  const size = Math.min(MOST_PX, Math.max(LEAST_PX, cell * 0.13 * scale)) / scale;
  const step = size * FIGURE_EMS;
  const letters = map.places.flatMap(({ id, x, y }) =>
    Array.from(id, (letter, place) => ({
      letter,
      x: Math.round((x + (place - id.length / 2) * step) * 10) / 10,
      y: Math.round((y - cell * ABOVE) * 10) / 10,
    })),
  );
  return (
    <text
      className="bv-hex-ids"
      fontSize={size}
      fill={ink}
      x={letters.map((each) => each.x).join(' ')}
      y={letters.map((each) => each.y).join(' ')}
    >
      {letters.map(({ letter }) => letter).join('')}
    </text>
  );
});
