import { describe, expect, test } from 'vitest';
import { cellOfFourFigures, DIRECTIONS, fourFigures, hexGrid } from './hex-grid.ts';
import { spread } from './spread.ts';

const nemesis = hexGrid({ columnsGrow: 'west', lowColumns: 'even' });
const around = (number: string): string[] => nemesis.around(cellOfFourFigures(number)).map(fourFigures);
const distance = (a: string, b: string): number => nemesis.distance(cellOfFourFigures(a), cellOfFourFigures(b));

describe('a hex grid whose columns grow west and whose even columns sit low', () => {
  test('an odd column has its eastern neighbours one row up and level', () => {
    expect(DIRECTIONS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(around('3325')).toEqual(['3324', '3224', '3225', '3326', '3425', '3424']);
  });

  test('an even column has its eastern neighbours level and one row down', () => {
    expect(around('3228')).toEqual(['3227', '3128', '3129', '3229', '3329', '3328']);
  });

  test('a number keeps its leading zeros', () => {
    expect(fourFigures({ column: 2, row: 7 })).toBe('0207');
    expect(cellOfFourFigures('0207')).toEqual({ column: 2, row: 7 });
  });
});

test('the other layouts mirror it', () => {
  const odd = hexGrid({ columnsGrow: 'east', lowColumns: 'odd' });
  expect(odd.around({ column: 5, row: 5 }).map(fourFigures)).toEqual(['0504', '0605', '0606', '0506', '0406', '0405']);
  expect(odd.around({ column: 4, row: 5 }).map(fourFigures)).toEqual(['0404', '0504', '0505', '0406', '0305', '0304']);
});

test.each([
  { columnsGrow: 'west', lowColumns: 'even' },
  { columnsGrow: 'west', lowColumns: 'odd' },
  { columnsGrow: 'east', lowColumns: 'even' },
  { columnsGrow: 'east', lowColumns: 'odd' },
] as const)('adjacency goes both ways, opposite each other: $columnsGrow, $lowColumns low', (layout) => {
  const grid = hexGrid(layout);
  for (const home of [
    { column: 12, row: 12 },
    { column: 13, row: 12 },
  ]) {
    grid.around(home).forEach((cell, direction) => {
      expect(grid.around(cell)[(direction + 3) % 6]).toEqual(home);
      expect(grid.distance(home, cell)).toBe(1);
    });
  }
});

test('a straight distance is the number of steps a walk over an open grid needs', () => {
  for (const home of ['3325', '3424']) {
    const steps = spread({
      from: [home],
      limit: 6,
      links: (number: string) => around(number).map((to) => ({ to, cost: 1 })),
    });
    expect(steps.size).toBe(1 + 6 + 12 + 18 + 24 + 30 + 36);
    for (const [number, count] of steps) expect(distance(home, number)).toBe(count);
  }
});
