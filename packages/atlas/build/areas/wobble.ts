import type { Point } from '../../hex-geometry.ts';

/** A number from -1 to 1 for each knot of a net. */
const knot = (column: number, row: number, salt: number): number => {
  let mixed = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(salt, 974634803);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295) * 2 - 1;
};

const eased = (share: number): number => share * share * (3 - 2 * share);

const smooth = (x: number, y: number, salt: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [eased(x - column), eased(y - row)];
  const upper = knot(column, row, salt) * (1 - dx) + knot(column + 1, row, salt) * dx;
  const lower = knot(column, row + 1, salt) * (1 - dx) + knot(column + 1, row + 1, salt) * dx;
  return upper * (1 - dy) + lower * dy;
};

/** How borders wander: far and slowly, and a little and often. */
const WAVES = [
  { length: 74, height: 11 },
  { length: 27, height: 5 },
] as const;

/** A point moved a little, by where it is alone: what is straight becomes as uneven as a border. */
export const wobble = ([x, y]: Point): Point => {
  let [dx, dy] = [0, 0];
  for (const [place, { length, height }] of WAVES.entries()) {
    dx += height * smooth(x / length, y / length, 2 * place);
    dy += height * smooth(x / length, y / length, 2 * place + 1);
  }
  return [x + dx, y + dy];
};
