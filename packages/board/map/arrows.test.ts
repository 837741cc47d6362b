import { expect, test } from 'vitest';
import { arrow, through } from './arrows.ts';

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('an arrow leaves both middles free and points from the one to the other', () => {
  const points = numbers(arrow([0, 0], [100, 0], 100));
  const xs = points.filter((_, place) => place % 2 === 0);
  expect(Math.min(...xs)).toBe(38);
  expect(Math.max(...xs)).toBe(80);
  const tip = points.indexOf(80);
  expect(points[tip + 1]).toBe(0);
});

test('no arrow from a place to itself', () => {
  expect(arrow([5, 5], [5, 5], 100)).toBe('');
});

test('a route begins and ends in the middle of its places', () => {
  expect(
    through([
      [0, 0],
      [50, 0],
      [50, 80],
    ]),
  ).toBe('M0 0Q50 0 50 40L50 80');
  expect(
    through([
      [0, 0],
      [50, 0],
    ]),
  ).toBe('M0 0L50 0');
  expect(through([[0, 0]])).toBe('');
  expect(through([])).toBe('');
});
