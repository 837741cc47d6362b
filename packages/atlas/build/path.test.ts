import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../hex-geometry.ts';
import { flowed, Nearby } from './obstacles.ts';
import { flowingPath, PathPen, pathOf } from './path.ts';
import { readPath } from './read-path.ts';

const point = fc.tuple(fc.double({ min: 0, max: 2000, noNaN: true }), fc.double({ min: 0, max: 2000, noNaN: true }));
const line = fc.array(point, { minLength: 3, maxLength: 60 });

describe('straight lines', () => {
  test('are written in steps from the last point, as short as they go', () => {
    expect(
      pathOf(
        [
          {
            points: [
              [10, 20],
              [15, 12],
              [15.5, 12.25],
            ],
          },
        ],
        10,
      ),
    ).toBe('M10 20l5-8 .5 .3');
    expect(
      pathOf(
        [
          {
            points: [
              [10.4, 20.4],
              [15, 12],
            ],
            closed: true,
          },
          {
            points: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
        1,
      ),
    ).toBe('M10 20l5-8zm-10-20l1 1');
  });

  test('come back as they were, to the fraction that was asked for', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(1, 2, 10), (points, scale) => {
        const parts = readPath(pathOf([{ points }, { points }], scale));
        for (const part of parts)
          for (const [x, y] of part) {
            const nearest = Math.min(...points.map(([px, py]) => Math.max(Math.abs(px - x), Math.abs(py - y))));
            expect(nearest).toBeLessThanOrEqual(0.5 / scale + 1e-6);
          }
      }),
    );
  });

  test('a line whose points all fall together is not drawn', () => {
    expect(
      pathOf(
        [
          {
            points: [
              [1, 1],
              [1.2, 1.1],
            ],
          },
        ],
        1,
      ),
    ).toBe('');
    expect(pathOf([{ points: [] }], 1)).toBe('');
  });
});

describe('flowing lines', () => {
  test('begin and end at their ends, and pass half way between the points that draw them near', () => {
    const points: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [200, 100],
    ];
    const [part = []] = readPath(flowingPath([points], 1));
    expect(part[0]).toEqual([0, 0]);
    expect(part.at(-1)).toEqual([200, 100]);
    expect(part).toContainEqual([100, 50]);
  });

  test('stay within a step of where they should be, however long they are', () => {
    fc.assert(
      fc.property(line, (points) => {
        const near = new Nearby(10).addLine(flowed(points), 0.5);
        const [part = []] = readPath(flowingPath([points], 1));
        for (const at of part) expect(near.within(at, 2.5).length).toBeGreaterThan(0);
      }),
    );
  });

  test('with two points only are straight', () => {
    expect(
      flowingPath(
        [
          [
            [0, 0],
            [5, 7],
          ],
        ],
        1,
      ),
    ).toBe('M0 0l5 7');
  });

  test('a loop closes, and goes around its middle', () => {
    const corners: Point[] = [
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ];
    const path = new PathPen(1).loop(corners).path;
    expect(path.endsWith('z')).toBe(true);
    const [part = []] = readPath(path);
    for (const [x, y] of part) {
      const away = Math.hypot(x - 20, y - 20);
      expect(away).toBeGreaterThan(17);
      expect(away).toBeLessThan(23);
    }
  });
});

test('a path that we do not write is refused', () => {
  expect(() => readPath('M0 0c1 1 2 2 3 3')).toThrow('no command c');
});
