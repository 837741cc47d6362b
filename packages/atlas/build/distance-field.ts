import type { Point } from '../hex-geometry.ts';
import type { Box } from './clip.ts';

/** How far each knot of a square net lies from a shape, in map units; nought on the shape itself. */
export interface DistanceField {
  readonly columns: number;
  readonly rows: number;
  readonly mesh: number;
  readonly left: number;
  readonly top: number;
  readonly values: Float64Array;
}

/** Which knots lie on the shape: along every row, in and out at each ring that is crossed. */
const rasterised = (rings: readonly (readonly Point[])[], box: Box, mesh: number): DistanceField => {
  const columns = Math.floor((box.right - box.left) / mesh) + 1;
  const rows = Math.floor((box.bottom - box.top) / mesh) + 1;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings)
    ring.forEach(([x, y], place) => {
      const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
      const [high, low] = [Math.min(y, nextY), Math.max(y, nextY)];
      const first = Math.max(0, Math.ceil((high - box.top) / mesh));
      const last = Math.min(rows - 1, Math.ceil((low - box.top) / mesh) - 1);
      for (let row = first; row <= last; row += 1) {
        const share = (box.top + row * mesh - y) / (nextY - y);
        crossings[row]?.push(x + share * (nextX - x));
      }
    });
  const values = new Float64Array(columns * rows).fill(Infinity);
  crossings.forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < found.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((found[pair] ?? 0) - box.left) / mesh));
      const to = Math.min(columns - 1, Math.floor(((found[pair + 1] ?? 0) - box.left) / mesh));
      for (let column = from; column <= to; column += 1) values[row * columns + column] = 0;
    }
  });
  return { columns, rows, mesh, left: box.left, top: box.top, values };
};

/** Squared distances along one line, by the lower envelope of parabolas (Felzenszwalb and Huttenlocher). */
const transformLine = (squares: Float64Array): Float64Array => {
  const count = squares.length;
  const at = (place: number): number => squares[place] ?? Infinity;
  const seats = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = -1;
  for (let place = 0; place < count; place += 1) {
    if (at(place) === Infinity) continue;
    let meets = -Infinity;
    while (last >= 0) {
      const seat = seats[last] ?? 0;
      meets = (at(place) + place * place - at(seat) - seat * seat) / (2 * (place - seat));
      if (meets > (bounds[last] ?? -Infinity)) break;
      last -= 1;
    }
    last += 1;
    seats[last] = place;
    bounds[last] = last === 0 ? -Infinity : meets;
    bounds[last + 1] = Infinity;
  }
  const result = new Float64Array(count).fill(Infinity);
  if (last < 0) return result;
  let parabola = 0;
  for (let place = 0; place < count; place += 1) {
    while ((bounds[parabola + 1] ?? Infinity) < place) parabola += 1;
    const seat = seats[parabola] ?? 0;
    result[place] = (place - seat) ** 2 + at(seat);
  }
  return result;
};

export const distanceField = (rings: readonly (readonly Point[])[], box: Box, mesh: number): DistanceField => {
  const field = rasterised(rings, box, mesh);
  const { columns, rows, values } = field;
  for (let row = 0; row < rows; row += 1)
    values.set(transformLine(values.slice(row * columns, (row + 1) * columns)), row * columns);
  const column = new Float64Array(rows);
  for (let x = 0; x < columns; x += 1) {
    for (let row = 0; row < rows; row += 1) column[row] = values[row * columns + x] ?? Infinity;
    transformLine(column).forEach((square, row) => {
      values[row * columns + x] = Math.sqrt(square) * mesh;
    });
  }
  return field;
};

/** The value at any point of the field, from its nearest knot. */
export const valueAt = ({ columns, rows, mesh, left, top, values }: DistanceField, [x, y]: Point): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.round((x - left) / mesh)));
  const row = Math.min(rows - 1, Math.max(0, Math.round((y - top) / mesh)));
  return values[row * columns + column] ?? Infinity;
};
