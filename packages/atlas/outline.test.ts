import { expect, test } from 'vitest';
import { pathOf } from './build/path.ts';
import { isInRings, straightRings } from './outline.ts';

const square = (from: number, to: number) => ({
  points: [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const,
  closed: true,
});

test('an outline is read as it was written, ring by ring', () => {
  const rings = straightRings(pathOf([square(-10, 50), square(5, 20)], 1));
  expect(rings).toEqual([square(-10, 50).points, square(5, 20).points]);
});

test('a ring within a ring is a hole', () => {
  const rings = straightRings(pathOf([square(0, 50), square(10, 20)], 1));
  expect(isInRings(rings, [5, 5])).toBe(true);
  expect(isInRings(rings, [15, 15])).toBe(false);
  expect(isInRings(rings, [60, 5])).toBe(false);
});
