import { expect, test } from 'vitest';
import { duchy } from '../demo/duchy.ts';
import { cellOf, counterPx, liftOf } from './cell.ts';

test('a counter takes most of its cell, and is never too small to read', () => {
  expect(counterPx(100, 1)).toBe(66);
  expect(counterPx(100, 0.1)).toBe(30);
  expect(counterPx(100, 9)).toBe(108);
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
