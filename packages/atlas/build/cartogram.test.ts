import { expect, test } from 'vitest';
import type { Point } from '../hex-geometry.ts';
import { cartogram } from './cartogram.ts';
import { areaOf } from './simplify.ts';

const box = { left: 0, top: 0, right: 1000, bottom: 1000 };
const crowd: readonly Point[] = [
  [480, 500],
  [500, 500],
  [520, 500],
  [500, 480],
  [500, 520],
];
const warp = cartogram({ box, mesh: 20, ground: () => 0.3, points: crowd, spread: 40, reach: 160 });

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

test('what is crowded gets room', () => {
  const [west, , east] = crowd.map(warp);
  if (!west || !east) throw new Error('no crowd');
  expect(far(west, east)).toBeGreaterThan(1.4 * 40);
});

test('the middle of an even crowd stays where it is, and far from it little moves', () => {
  expect(far(warp([500, 500]), [500, 500])).toBeLessThan(2);
  expect(far(warp([30, 30]), [30, 30])).toBeLessThan(12);
});

test('nothing folds over: every small square keeps its turn', () => {
  for (let x = 50; x < 950; x += 30)
    for (let y = 50; y < 950; y += 30) {
      const square: readonly Point[] = [
        [x, y],
        [x + 30, y],
        [x + 30, y + 30],
        [x, y + 30],
      ];
      expect(areaOf(square.map(warp))).toBeGreaterThan(0);
    }
});

test('an even plane stays as it is', () => {
  const even = cartogram({ box, mesh: 50, ground: () => 1, points: [], spread: 40, reach: 160 });
  expect(even([321, 654])).toEqual([321, 654]);
});
