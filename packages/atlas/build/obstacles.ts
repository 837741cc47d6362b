import type { Point } from '../hex-geometry.ts';
import { distanceToSlab, extentOf, type Slab } from './lettering.ts';

/** Lines cut into short steps and kept by square, so that what lies near a point is found at once. */
export class Nearby {
  readonly #mesh: number;
  readonly #squares = new Map<string, Point[]>();

  constructor(mesh: number) {
    this.#mesh = mesh;
  }

  #key(x: number, y: number): string {
    return `${Math.floor(x / this.#mesh)},${Math.floor(y / this.#mesh)}`;
  }

  add(point: Point): this {
    const key = this.#key(point[0], point[1]);
    const square = this.#squares.get(key);
    if (square) square.push(point);
    else this.#squares.set(key, [point]);
    return this;
  }

  addLine(points: readonly Point[], step: number): this {
    for (const point of stepped(points, step)) this.add(point);
    return this;
  }

  /** The points within reach; reach may not be wider than a square. */
  within([x, y]: Point, reach: number): readonly Point[] {
    const found: Point[] = [];
    for (const dx of [-this.#mesh, 0, this.#mesh])
      for (const dy of [-this.#mesh, 0, this.#mesh])
        for (const point of this.#squares.get(this.#key(x + dx, y + dy)) ?? [])
          if ((point[0] - x) ** 2 + (point[1] - y) ** 2 < reach * reach) found.push(point);
    return found;
  }

  /** The points under a slab, or within `gap` of it. */
  inSlab(slab: Slab, gap: number): readonly Point[] {
    const [x, y] = slab.middle;
    const [width, height] = extentOf(slab);
    const square = (value: number): number => Math.floor(value / this.#mesh);
    const found: Point[] = [];
    for (let column = square(x - width - gap); column <= square(x + width + gap); column += 1)
      for (let row = square(y - height - gap); row <= square(y + height + gap); row += 1)
        for (const point of this.#squares.get(`${column},${row}`) ?? [])
          if (distanceToSlab(slab, point) < gap) found.push(point);
    return found;
  }
}

/** Points along a line, at most a step apart. */
export const stepped = (points: readonly Point[], step: number): readonly Point[] =>
  points.flatMap((point, place) => {
    const next = points[place + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / step));
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });

/** Two short lines over a point that names should keep off. */
export const crossOver = ([x, y]: Point, arm: number): readonly (readonly Point[])[] => [
  [
    [x - arm, y],
    [x + arm, y],
  ],
  [
    [x, y - arm],
    [x, y + arm],
  ],
];

/** The line that a pen draws through points that pull it near: see PathPen.flowing. */
export const flowed = (points: readonly Point[]): readonly Point[] => {
  const last = points.at(-1);
  const [first] = points;
  if (points.length < 3 || !first || !last) return points;
  const line: Point[] = [first];
  let start = first;
  for (let place = 1; place < points.length - 1; place += 1) {
    const [bend, next] = [points[place] ?? last, points[place + 1] ?? last];
    const end: Point = place === points.length - 2 ? last : [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2];
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      line.push([a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]]);
    }
    start = end;
  }
  return line;
};
