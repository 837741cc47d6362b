import { expect, test } from 'vitest';
import { duchy } from '../demo/duchy.ts';
import { cellOf, counterPx, liftOf } from './cell.ts';

test('a counter takes most of its cell, and is large enough to read where its cell is', () => {
  expect(counterPx(100, 1)).toBe(66);
  expect(counterPx(100, 0.36)).toBe(30);
  expect(counterPx(100, 9)).toBe(108);
});

test('from afar a counter shrinks with its cell, and never stands over its neighbours', () => {
  for (const scale of [0.05, 0.1, 0.2, 0.3, 0.4, 0.7]) expect(counterPx(100, scale)).toBeLessThan(100 * scale);
});

test('the cell of each kind of map', () => {
  const { grid, kind: _, ...rest } = duchy;
  expect(cellOf(duchy)).toBe(grid.pitch);
  expect(cellOf({ ...rest, kind: 'point', radius: 30 })).toBe(60);
  expect(cellOf({ ...rest, kind: 'area', places: [], borders: [], cell: 90 })).toBe(90);
});

test('counters sit above the middle while there is room, so that the name below can be read', () => {
  expect(liftOf(100, 60)).toBe(18);
  expect(liftOf(100, 100)).toBe(1);
  expect(liftOf(100, 160)).toBe(0);
});
