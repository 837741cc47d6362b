import type { Point } from '../../hex-geometry.ts';
import type { LonLat } from '../../projection.ts';
import { type Box, clipRing } from '../clip.ts';
import { contour } from '../contour.ts';
import { type DistanceField, distanceField } from '../distance-field.ts';
import { stepped } from '../obstacles.ts';
import { areaOf, simplifyRing } from '../simplify.ts';
import type { Shore } from '../waters.ts';
import type { AreaSheet } from './area-sheet.ts';

const MESH = 2.5;
const BEYOND = 80;
const DETAIL = 0.8;
const SMALLEST_ISLAND = 40;
/** Half the width of a channel that must stay open. */
const CHANNEL = 4;

const ringOf = ({ left, top, right, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Land and sea on a sheet of areas, and the channels that stay open where the net is too coarse for them. */
export interface AreaShore extends Shore {
  readonly channels: readonly (readonly Point[])[];
}

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

interface Coastline {
  readonly land: readonly (readonly Point[])[];
  readonly channels: readonly (readonly Point[])[];
  readonly wide: Box;
}

/** Above nought at sea, below on land; at sea too in the channels and along the rim, so that every coast closes. */
const heights = ({ land, channels, wide }: Coastline): DistanceField => {
  const offshore = distanceField(land, wide, MESH);
  const inland = distanceField([ringOf(wide), ...land], wide, MESH);
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

/** The shore of a sheet: every piece of land, its coast as smooth as a graver cuts it. */
export const areaShore = (
  { land, picture, project }: AreaSheet,
  open: readonly (readonly (readonly number[])[])[],
): AreaShore => {
  const wide: Box = {
    left: picture.left - BEYOND,
    top: picture.top - BEYOND,
    right: picture.right + BEYOND,
    bottom: picture.bottom + BEYOND,
  };
  const channels = open.map((channel) =>
    channel.map(([lon = 0, lat = 0]: readonly number[]): Point => {
      const place: LonLat = [lon, lat];
      return project(place);
    }),
  );
  const coasts = contour(heights({ land, channels, wide }), 0)
    .map(({ points }) => points)
    .filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_ISLAND)
    .map((ring) => simplifyRing(ring, DETAIL));
  return {
    land: coasts.map((ring) => clipRing(ring, picture)).filter((ring) => ring.length > 2),
    offshore: distanceField(coasts, wide, MESH),
    inland: distanceField([ringOf(wide), ...coasts], wide, MESH),
    channels,
  };
};
