import type { Point } from '../hex-geometry.ts';

/** A line on the sheet, or the edge of a shape when it is closed. */
export interface Line {
  readonly points: readonly Point[];
  readonly closed?: boolean;
}

const joined = (numbers: readonly string[]): string =>
  numbers.map((number, place) => (place === 0 || number.startsWith('-') ? number : ` ${number}`)).join('');

/** Drops the nought before a point: `.5` says the same. */
const written = (whole: number, scale: number): string =>
  String(Math.round((whole / scale) * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** Writes short paths: every point is rounded to a fraction of a unit, and told by its distance from the last. */
export class PathPen {
  readonly #scale: number;
  #text = '';
  #x = 0;
  #y = 0;

  /** `scale` parts to the unit: 1 for whole units, 10 for tenths. */
  constructor(scale: number) {
    this.#scale = scale;
  }

  get path(): string {
    return this.#text;
  }

  line({ points, closed = false }: Line): this {
    const [start, ...rest] = this.#rounded(points);
    if (!start || rest.length === 0) return this;
    this.#moveTo(start);
    const steps: string[] = [];
    for (const [x, y] of rest) steps.push(...this.#step(x, y));
    this.#text += `l${joined(steps)}${closed ? 'z' : ''}`;
    if (closed) [this.#x, this.#y] = start;
    return this;
  }

  /**
   * A line that bends smoothly: each point but the ends draws it near, and it passes half way between two. Written with
   * `t`, which mirrors the last bend at each joint and so needs one point where `q` needs two. Each joint is rounded
   * such that the mirrored bend falls where it should, and no error grows along the line.
   */
  flowing(points: readonly Point[]): this {
    const [start, bend, ...rest] = points.map((point) => this.#round(point));
    if (!start || !bend || rest.length === 0) return this.line({ points });
    this.#moveTo(start);
    let [bx, by] = bend;
    const first = this.#offset(bx, by);
    const joints = rest.flatMap(([x, y], place) => {
      const isLast = place === rest.length - 1;
      const [jx, jy] = isLast ? [x, y] : [Math.round((bx + x) / 2), Math.round((by + y) / 2)];
      [bx, by] = [2 * jx - bx, 2 * jy - by];
      return [this.#step(jx, jy)];
    });
    const [toFirst, ...others] = joints;
    this.#text += `q${joined([...first, ...(toFirst ?? [])])}`;
    if (others.length > 0) this.#text += `t${joined(others.flat())}`;
    return this;
  }

  /** A closed line drawn near by each of its points. */
  loop(points: readonly Point[]): this {
    const [first, last] = [points.at(0), points.at(-1)];
    if (!first || !last || points.length < 3) return this;
    const home: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    this.flowing([home, ...points, home]);
    this.#text += 'z';
    return this;
  }

  #round([x, y]: Point): Point {
    return [Math.round(x * this.#scale), Math.round(y * this.#scale)];
  }

  /** Without points that fall together. */
  #rounded(points: readonly Point[]): readonly Point[] {
    return points
      .map((point) => this.#round(point))
      .filter(([x, y], place, all) => {
        const before = all[place - 1];
        return !before || before[0] !== x || before[1] !== y;
      });
  }

  #moveTo([x, y]: Point): void {
    const step = this.#text === '' ? [written(x, this.#scale), written(y, this.#scale)] : this.#offset(x, y);
    this.#text += `${this.#text === '' ? 'M' : 'm'}${joined(step)}`;
    [this.#x, this.#y] = [x, y];
  }

  #offset(x: number, y: number): [string, string] {
    return [written(x - this.#x, this.#scale), written(y - this.#y, this.#scale)];
  }

  #step(x: number, y: number): [string, string] {
    const step = this.#offset(x, y);
    [this.#x, this.#y] = [x, y];
    return step;
  }
}

export const pathOf = (lines: readonly Line[], scale: number): string => {
  const pen = new PathPen(scale);
  for (const line of lines) pen.line(line);
  return pen.path;
};

export const flowingPath = (lines: readonly (readonly Point[])[], scale: number): string => {
  const pen = new PathPen(scale);
  for (const points of lines) pen.flowing(points);
  return pen.path;
};
