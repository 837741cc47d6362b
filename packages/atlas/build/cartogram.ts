import type { Point } from '../hex-geometry.ts';
import type { Box } from './clip.ts';

/** How much room each part of a plane asks for. */
export interface Crowd {
  readonly box: Box;
  readonly mesh: number;
  /** The room that the ground asks for at a point before anything stands there. */
  readonly ground: (point: Point) => number;
  /** What stands there, and how far each spreads its wish. */
  readonly points: readonly Point[];
  readonly spread: number;
  /** How far room is shared: a crowd pushes so far into the empty land around it. */
  readonly reach: number;
}

/** The steps of the flow: fewer would let points overshoot. */
const STEPS = 160;

/**
 * Gives the crowded parts of a plane room at the cost of the empty ones, without a fold (Gastner and Newman): wishes
 * spread like heat, and every point of the plane is carried along. Returns where a point comes to lie.
 */
export const cartogram = ({ box, mesh, ground, points, spread, reach }: Crowd): ((point: Point) => Point) => {
  const columns = Math.ceil((box.right - box.left) / mesh) + 1;
  const rows = Math.ceil((box.bottom - box.top) / mesh) + 1;
  const at = (column: number, row: number): Point => [box.left + column * mesh, box.top + row * mesh];
  let wish = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = at(column, row);
      let sum = ground([x, y]);
      for (const [px, py] of points) {
        const far = ((px - x) ** 2 + (py - y) ** 2) / (2 * spread * spread);
        if (far < 9) sum += Math.exp(-far);
      }
      wish[row * columns + column] = sum;
    }

  // Fields of velocity for every step, kept so that any number of points can be carried through them afterwards.
  const time = (reach * reach) / (mesh * mesh) / 2;
  const flows: { readonly east: Float64Array; readonly south: Float64Array; readonly step: number }[] = [];
  // Short steps at first, when the slopes are steep.
  const shares = Array.from({ length: STEPS }, (_, place) => ((place + 1) / STEPS) ** 2 - (place / STEPS) ** 2);
  for (const share of shares) {
    const step = time * share;
    const east = new Float64Array(wish.length);
    const south = new Float64Array(wish.length);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const knot = row * columns + column;
        const value = wish[knot] ?? 1;
        if (column > 0 && column < columns - 1)
          east[knot] = ((wish[knot - 1] ?? value) - (wish[knot + 1] ?? value)) / (2 * value);
        if (row > 0 && row < rows - 1)
          south[knot] = ((wish[knot - columns] ?? value) - (wish[knot + columns] ?? value)) / (2 * value);
      }
    flows.push({ east, south, step });
    // Heat in stable small steps; nothing leaves at the edges.
    const turns = Math.max(1, Math.ceil(step / 0.2));
    for (let turn = 0; turn < turns; turn += 1) {
      const next = new Float64Array(wish.length);
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1) {
          const knot = row * columns + column;
          const here = wish[knot] ?? 0;
          const west = column > 0 ? (wish[knot - 1] ?? here) : here;
          const right = column < columns - 1 ? (wish[knot + 1] ?? here) : here;
          const north = row > 0 ? (wish[knot - columns] ?? here) : here;
          const below = row < rows - 1 ? (wish[knot + columns] ?? here) : here;
          next[knot] = here + (step / turns) * (west + right + north + below - 4 * here);
        }
      wish = next;
    }
  }

  const read = (field: Float64Array, x: number, y: number): number => {
    const column = Math.min(columns - 2, Math.max(0, Math.floor(x)));
    const row = Math.min(rows - 2, Math.max(0, Math.floor(y)));
    const [dx, dy] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
    const knot = row * columns + column;
    const upper = (field[knot] ?? 0) * (1 - dx) + (field[knot + 1] ?? 0) * dx;
    const lower = (field[knot + columns] ?? 0) * (1 - dx) + (field[knot + columns + 1] ?? 0) * dx;
    return upper * (1 - dy) + lower * dy;
  };
  return ([px, py]) => {
    let [x, y] = [(px - box.left) / mesh, (py - box.top) / mesh];
    for (const { east, south, step } of flows) {
      const [mx, my] = [x + (read(east, x, y) * step) / 2, y + (read(south, x, y) * step) / 2];
      x += read(east, mx, my) * step;
      y += read(south, mx, my) * step;
    }
    return [box.left + x * mesh, box.top + y * mesh];
  };
};
