import type { Point } from '../hex-geometry.ts';

/** What a path draws: its parts, each as points close together along bends. */

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 };
const SHARES = [0.25, 0.5, 0.75, 1];

interface Pen {
  x: number;
  y: number;
  /** The last bend, which `t` mirrors. */
  bend: Point | undefined;
}

const commandsOf = (path: string): readonly { readonly letter: string; readonly numbers: readonly number[] }[] =>
  [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const count = NUMBERS[letter.toLowerCase()];
    if (count === undefined) throw new Error(`a path of ours has no command ${letter}`);
    if (count === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / count }, (_, turn) => {
      // Further points after a move are lines.
      const name = turn > 0 && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      return { letter: name, numbers: numbers.slice(turn * count, (turn + 1) * count) };
    });
  });

export const readPath = (path: string): readonly (readonly Point[])[] => {
  const parts: Point[][] = [];
  const pen: Pen = { x: 0, y: 0, bend: undefined };
  let part: Point[] = [];
  const goTo = ([x, y]: Point): void => {
    [pen.x, pen.y] = [x, y];
    part.push([x, y]);
  };
  for (const { letter, numbers } of commandsOf(path)) {
    const relative = letter === letter.toLowerCase();
    const [baseX, baseY] = relative ? [pen.x, pen.y] : [0, 0];
    const at = (place: number): Point => [baseX + (numbers[place] ?? 0), baseY + (numbers[place + 1] ?? 0)];
    const bendTo = (bend: Point, end: Point): void => {
      const start: Point = [pen.x, pen.y];
      for (const share of SHARES) {
        const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
        goTo([a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]]);
      }
      pen.bend = bend;
    };
    const kind = letter.toLowerCase();
    if (kind === 'q') bendTo(at(0), at(2));
    else if (kind === 't') {
      const [bx, by] = pen.bend ?? [pen.x, pen.y];
      bendTo([2 * pen.x - bx, 2 * pen.y - by], at(0));
    } else {
      pen.bend = undefined;
      if (kind === 'm') {
        [pen.x, pen.y] = at(0);
        parts.push((part = [[pen.x, pen.y]]));
      } else if (kind === 'l') goTo(at(0));
      else if (kind === 'h') goTo([(relative ? pen.x : 0) + (numbers[0] ?? 0), pen.y]);
      else if (kind === 'v') goTo([pen.x, (relative ? pen.y : 0) + (numbers[0] ?? 0)]);
      else goTo(part[0] ?? [pen.x, pen.y]);
    }
  }
  return parts;
};
