import { expect, test } from 'vitest';
import type { Point } from '../../hex-geometry.ts';
import { crossingBetween, wayThrough } from './crossing.ts';
import { Queue } from './queue.ts';
import { relaxed } from './relax.ts';

const upright: readonly Point[] = [
  [100, 0],
  [100, 200],
];

test('a way crosses its border where it makes the least detour, square on', () => {
  const { middle, towards } = crossingBetween([upright], [0, 100], [200, 100]);
  expect(middle).toEqual([100, 100]);
  expect(towards[0]).toBeCloseTo(1);
  expect(towards[1]).toBeCloseTo(0);
});

test('a crossing keeps off the ends of the border, so that a sign has room', () => {
  const { middle } = crossingBetween([upright], [0, 1], [200, 1]);
  expect(middle[1]).toBeGreaterThan(8);
});

test('of two pieces of border the nearer is crossed', () => {
  const far: readonly Point[] = [
    [100, 300],
    [100, 500],
  ];
  expect(crossingBetween([far, upright], [0, 150], [200, 150]).middle).toEqual([100, 150]);
});

test('a way leads through its crossing and leaves room around both towns', () => {
  const way = wayThrough([0, 0], { middle: [50, 20] }, [100, 0], 17);
  expect(way.some(([x, y]) => Math.hypot(x - 50, y - 20) < 0.01)).toBe(true);
  for (const [x, y] of way) {
    expect(Math.hypot(x, y)).toBeGreaterThan(17);
    expect(Math.hypot(x - 100, y)).toBeGreaterThan(17);
  }
});

test('what waits comes out by cost, and equals in the order in which they came', () => {
  const queue = new Queue<string>();
  for (const [cost, what] of [
    [3, 'c'],
    [1, 'a'],
    [2, 'b'],
    [1, 'A'],
    [2, 'B'],
  ] as const)
    queue.push(cost, what);
  expect(Array.from({ length: 6 }, () => queue.pop())).toEqual(['a', 'A', 'b', 'B', 'c', undefined]);
});

const plain = { ties: [], apart: 90, clear: 40, inland: () => 100, ashore: 30, fixed: new Set<string>() };

test('towns that crowd each other are moved apart, and a lone one stays at home', () => {
  const moved = relaxed({
    ...plain,
    homes: new Map<string, Point>([
      ['Elvas', [100, 100]],
      ['Badajoz', [120, 100]],
      ['Riga', [900, 900]],
    ]),
  });
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [moved.get('Elvas'), moved.get('Badajoz')];
  expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(80);
  expect(moved.get('Riga')).toEqual([900, 900]);
});

test('a town steps out of the way between two others, and away from the shore', () => {
  const homes = new Map<string, Point>([
    ['Lille', [0, 100]],
    ['Metz', [300, 100]],
    ['Namur', [150, 110]],
  ]);
  const [, y = 0] = relaxed({ ...plain, homes, ties: [{ a: 'Lille', b: 'Metz' }] }).get('Namur') ?? [];
  expect(y).toBeGreaterThan(125);
  const harbour = new Map<string, Point>([['Brest', [0, 5]]]);
  const [, inland = 0] = relaxed({ ...plain, homes: harbour, inland: ([, depth]) => depth }).get('Brest') ?? [];
  expect(inland).toBeGreaterThan(20);
});
