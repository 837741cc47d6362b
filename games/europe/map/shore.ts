import type { Point } from '@bivouac/atlas';
import { type Box, clipRing } from '@bivouac/atlas/build/clip.ts';
import { contour } from '@bivouac/atlas/build/contour.ts';
import { type DistanceField, distanceField } from '@bivouac/atlas/build/distance-field.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { areaOf, simplifyRing } from '@bivouac/atlas/build/simplify.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { landOnSheet, PICTURE, project } from './sheet.ts';
import source from './source/seas.json' with { type: 'json' };

const MESH = 2.5;
const BEYOND = 80;
const DETAIL = 0.8;
const SMALLEST_ISLAND = 40;
/** Half the width of a channel that must stay open. */
const CHANNEL = 4;

const wide: Box = {
  left: PICTURE.left - BEYOND,
  top: PICTURE.top - BEYOND,
  right: PICTURE.right + BEYOND,
  bottom: PICTURE.bottom + BEYOND,
};

const ringOf = ({ left, top, right, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const channels: readonly (readonly Point[])[] = source.channels.map((channel) =>
  channel.map(([lon = 0, lat = 0]) => project([lon, lat])),
);

/** The mean of each knot and those around it, so that nothing is left that a graver could not cut. */
const blurred = (field: DistanceField): DistanceField => {
  const { columns, rows, values } = field;
  const next = values.slice();
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      let sum = 0;
      for (let down = -1; down <= 1; down += 1)
        for (let across = -1; across <= 1; across += 1) sum += values[(row + down) * columns + column + across] ?? 0;
      next[row * columns + column] = sum / 9;
    }
  return { ...field, values: next };
};

/** Above nought at sea, below on land; at sea too in the channels and along the rim, so that every coast closes. */
const heights = (): DistanceField => {
  const offshore = distanceField(landOnSheet, wide, MESH);
  const inland = distanceField([ringOf(wide), ...landOnSheet], wide, MESH);
  const near = (distance: number): number => Math.min(distance, 3 * MESH);
  const raw = offshore.values.map((away, knot) => near(away) - near(inland.values[knot] ?? 0));
  const field = blurred(blurred({ ...offshore, values: raw }));
  const { columns, rows, values } = field;
  const flood = (column: number, row: number): void => {
    values[row * columns + column] = MESH;
  };
  for (let column = 0; column < columns; column += 1) for (const row of [0, rows - 1]) flood(column, row);
  for (let row = 0; row < rows; row += 1) for (const column of [0, columns - 1]) flood(column, row);
  const half = Math.round(CHANNEL / MESH);
  for (const [x, y] of channels.flatMap((channel) => stepped(channel, 1))) {
    const [column, row] = [Math.round((x - field.left) / MESH), Math.round((y - field.top) / MESH)];
    for (let down = -half; down <= half; down += 1)
      for (let across = -half; across <= half; across += 1) flood(column + across, row + down);
  }
  return field;
};

/** Every piece of land, its coast as smooth as a graver cuts it. */
const coasts: readonly (readonly Point[])[] = contour(heights(), 0)
  .map(({ points }) => points)
  .filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_ISLAND)
  .map((ring) => simplifyRing(ring, DETAIL));

/** Land and sea on the sheet. */
export const shore: Shore = {
  land: coasts.map((ring) => clipRing(ring, PICTURE)).filter((ring) => ring.length > 2),
  offshore: distanceField(coasts, wide, MESH),
  inland: distanceField([ringOf(wide), ...coasts], wide, MESH),
};
