import { expect, test } from 'vitest';
import { placeAfter } from './use-next-piece.ts';

test('the next piece is the one after the last, and after the last comes the first', () => {
  const places = ['metz', 'mainz', 'ulm'];
  expect([undefined, 'metz', 'ulm'].map((last) => placeAfter(places, last))).toEqual(['metz', 'mainz', 'metz']);
});
test('a piece that is gone since begins the round again, and where there is none there is none', () => {
  expect([placeAfter(['metz'], 'ulm'), placeAfter([], 'ulm')]).toEqual(['metz', undefined]);
});
