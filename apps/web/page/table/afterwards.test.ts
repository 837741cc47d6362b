import { expect, test } from 'vitest';
import { turningPoint } from './afterwards.tsx';

const course = (seat: string, ...values: number[]) => ({ seat, points: values.map((value) => ({ value })) });

test('the war turned where the balance shifted most, whoever gained and whoever lost', () => {
  expect(turningPoint([course('french', 4, 4, 1), course('coalition', 6, 7, 9)])).toEqual({
    turn: 2,
    seat: 'coalition',
    by: 5,
  });
});

test('the first of equal shifts counts, and a war that never shifted has none', () => {
  expect(turningPoint([course('a', 0, 1, 2), course('b', 0, 0, 0)])?.turn).toBe(1);
  expect(turningPoint([course('a', 3, 3), course('b', 5, 5)])).toBeUndefined();
  expect(turningPoint([])).toBeUndefined();
});
