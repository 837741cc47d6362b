import type { Point } from './hex-geometry.ts';

const STEP = /([MmLlz])([^MmLlz]*)/g;
const NUMBER = /-?\d*\.?\d+/g;

/** The rings of an outline that is written in straight steps alone. */
export const straightRings = (outline: string): readonly (readonly Point[])[] => {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of outline.matchAll(STEP)) {
    if (letter === 'z') {
      [x, y] = ring[0] ?? [x, y];
      continue;
    }
    const numbers = Array.from(rest.matchAll(NUMBER), ([number]) => Number(number));
    for (let place = 0; place + 1 < numbers.length; place += 2) {
      const [dx, dy] = [numbers[place] ?? 0, numbers[place + 1] ?? 0];
      const isRelative = letter === letter.toLowerCase();
      [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
      if (place === 0 && letter.toLowerCase() === 'm') rings.push((ring = []));
      ring.push([x, y]);
    }
  }
  return rings;
};

/** Whether a point lies inside: a ring within a ring is a hole. */
export const isInRings = (rings: readonly (readonly Point[])[], [x, y]: Point): boolean => {
  let isIn = false;
  for (const ring of rings) {
    let [ax, ay] = ring.at(-1) ?? [0, 0];
    for (const [bx, by] of ring) {
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
      [ax, ay] = [bx, by];
    }
  }
  return isIn;
};
