import { expect, test } from 'vitest';
import { axisFor, stepLine, withRoom } from './fortune.ts';

test('the scale has round steps and holds every value', () => {
  expect(axisFor([0, 3, 12])).toEqual({ least: 0, most: 15, ticks: [0, 5, 10, 15] });
  expect(axisFor([-4, 2]).least).toBeLessThanOrEqual(-4);
  expect(axisFor([0, 137]).ticks).toEqual([0, 50, 100, 150]);
});

test('where nothing has happened there is a scale all the same', () => {
  expect(axisFor([])).toEqual({ least: 0, most: 1, ticks: [0, 1] });
  expect(axisFor([0, 0]).most).toBe(1);
});

test('a value holds until the next one', () => {
  const points = [
    { at: 0, value: 1 },
    { at: 2, value: 3 },
  ];
  expect(
    stepLine(
      points,
      (at) => at * 10,
      (value) => 100 - value,
    ),
  ).toBe('M0 99H20V97');
  expect(stepLine([], Number, Number)).toBe('');
});

test('names that would touch the one before are left out', () => {
  expect(withRoom([0, 10, 22, 30, 44], (at) => at, 20)).toEqual([0, 22, 44]);
});
