import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../hex-geometry.ts';
import { variation } from './chance.ts';
import { clipRing } from './clip.ts';
import { chained, contour } from './contour.ts';
import { distanceField, valueAt } from './distance-field.ts';
import { stepped } from './obstacles.ts';
import { areaOf, simplifyLine, simplifyRing } from './simplify.ts';

const square = (left: number, top: number, size: number): readonly Point[] => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
];
const ringAround = (x: number, y: number, radius: number, count = 120): readonly Point[] =>
  Array.from({ length: count }, (_, step): Point => {
    const turn = (step / count) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

describe('simplifying', () => {
  test('leaves out what lies on the way, and keeps the ends and the corners', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [10, 5],
          [10, 10],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  test('never strays farther than it may', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })), {
      minLength: 2,
      maxLength: 40,
    });
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 20 }), (line, tolerance) => {
        const trail = stepped(simplifyLine(line, tolerance), 0.5);
        for (const [x, y] of line)
          expect(Math.min(...trail.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThanOrEqual(tolerance + 0.5);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the area of a round island', () => {
    const island = ringAround(50, 50, 30);
    const simple = simplifyRing(island, 1);
    expect(simple.length).toBeLessThan(30);
    expect(areaOf(simple) / areaOf(island)).toBeGreaterThan(0.94);
  });
});

describe('cutting at a box', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };

  test('keeps what lies inside and drops what lies outside', () => {
    expect(clipRing(square(10, 10, 20), box)).toEqual(square(10, 10, 20));
    expect(clipRing(square(200, 10, 20), box)).toEqual([]);
  });

  test('cuts a square that sticks out to the part inside', () => {
    const part = clipRing(square(80, -10, 40), box);
    expect(Math.abs(areaOf(part))).toBeCloseTo(20 * 30, 6);
    for (const [x, y] of part) expect(x >= 80 && x <= 100 && y >= 0 && y <= 30).toBe(true);
  });
});

describe('distance and the lines of equal distance', () => {
  const box = { left: 0, top: 0, right: 200, bottom: 200 };
  const field = distanceField([ringAround(100, 100, 40)], box, 2);

  test('the distance from a round island is true to a step of the net', () => {
    for (const [x, y] of [
      [100, 100],
      [150, 100],
      [100, 20],
      [180, 180],
      [20, 60],
    ] as const) {
      const away = Math.max(0, Math.hypot(x - 100, y - 100) - 40);
      expect(Math.abs(valueAt(field, [x, y]) - away)).toBeLessThan(2.1);
    }
  });

  test('a hole in the land is sea', () => {
    const ring = distanceField([ringAround(100, 100, 60), ringAround(100, 100, 30)], box, 2);
    expect(valueAt(ring, [100, 145])).toBe(0);
    expect(valueAt(ring, [100, 100])).toBeGreaterThan(27);
  });

  test('without any land the sea has no end', () => {
    expect(valueAt(distanceField([], box, 10), [50, 50])).toBe(Infinity);
  });

  test('the line twenty off the coast is one closed line around the island', () => {
    const [line, ...others] = contour(field, 20);
    expect(others).toEqual([]);
    expect(line?.closed).toBe(true);
    for (const [x, y] of line?.points ?? []) expect(Math.abs(Math.hypot(x - 100, y - 100) - 60)).toBeLessThan(2.1);
  });

  test('the lines of two islands stay apart until they meet', () => {
    const islands = distanceField([ringAround(60, 100, 15), ringAround(140, 100, 15)], box, 2);
    expect(contour(islands, 10)).toHaveLength(2);
    expect(contour(islands, 35)).toHaveLength(1);
  });
});

describe('stringing together', () => {
  const joins = new Map([
    ['a', ['b']],
    ['b', ['a', 'c', 'd']],
    ['c', ['b']],
    ['d', ['b', 'e']],
    ['e', ['d']],
  ]);

  test('chains stop at a fork', () => {
    const chains = chained(joins).map(({ nodes }) => nodes.join(''));
    expect(chains.toSorted()).toEqual(['ab', 'bc', 'bde']);
  });

  test('or run over it, every step once', () => {
    const chains = chained(joins, { overForks: true }).map(({ nodes }) => nodes);
    const steps = chains.flatMap((nodes) =>
      nodes.slice(1).map((node, place) => [nodes[place] ?? '', node].toSorted((a, b) => a.localeCompare(b)).join('')),
    );
    expect(steps.toSorted()).toEqual(['ab', 'bc', 'bd', 'de']);
    expect(chains).toHaveLength(2);
  });

  test('a ring comes home', () => {
    const ring = new Map([
      [1, [2, 3]],
      [2, [1, 3]],
      [3, [1, 2]],
    ]);
    expect(chained(ring)).toEqual([{ nodes: [1, 2, 3], closed: true }]);
  });
});

test('variation is the same for a name every time, and another for another name', () => {
  const draw = (name: string): number[] => {
    const next = variation(name);
    return Array.from({ length: 200 }, next);
  };
  expect(draw('3325')).toEqual(draw('3325'));
  expect(draw('3325')).not.toEqual(draw('3326'));
  const mean = draw('3325').reduce((sum, value) => sum + value, 0) / 200;
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.6);
});
