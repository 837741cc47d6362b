import { describe, expect, test } from 'vitest';
import { readPath } from './build/read-path.ts';
import { cellAt, type GridOnSheet, hexCentre, hexCorners, hexOutline, hexRadius, isOnGrid } from './hex-geometry.ts';
import { hexGrid } from './hex-grid.ts';

const grid = (columnsGrow: 'east' | 'west', lowColumns: 'even' | 'odd'): GridOnSheet => ({
  columnsGrow,
  lowColumns,
  pitch: 100,
  anchor: { column: 33, row: 25, x: 1193, y: 2546 },
  columns: [22, 45],
  rows: [1, 30],
});
const LAYOUTS = [grid('west', 'even'), grid('west', 'odd'), grid('east', 'even'), grid('east', 'odd')];

describe.each(LAYOUTS)('hexes whose columns grow $columnsGrow, $lowColumns columns low', (layout) => {
  test('neighbours on the grid lie one pitch apart on the sheet', () => {
    for (const home of [
      { column: 33, row: 25 },
      { column: 30, row: 4 },
    ]) {
      const [x, y] = hexCentre(layout, home);
      for (const cell of hexGrid(layout).around(home)) {
        const [nx, ny] = hexCentre(layout, cell);
        expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(layout.pitch, 9);
      }
    }
  });

  test('the anchor lies where it is said to lie', () => {
    expect(hexCentre(layout, { column: 33, row: 25 })).toEqual([1193, 2546]);
  });

  test('a point anywhere in the inner circle of a hex lies in that hex, and just over a side in the next', () => {
    const home = { column: 28, row: 11 };
    const [x, y] = hexCentre(layout, home);
    for (const cell of hexGrid(layout).around(home)) {
      const [nx, ny] = hexCentre(layout, cell);
      const at = (share: number) => cellAt(layout, x + (nx - x) * share, y + (ny - y) * share);
      expect(at(0.49)).toEqual(home);
      expect(at(0.51)).toEqual(cell);
    }
  });

  test('just inside a corner is the hex, just outside is another', () => {
    const home = { column: 29, row: 12 };
    const [x, y] = hexCentre(layout, home);
    for (const [cx, cy] of hexCorners(layout, home)) {
      expect(cellAt(layout, x + (cx - x) * 0.99, y + (cy - y) * 0.99)).toEqual(home);
      expect(cellAt(layout, x + (cx - x) * 1.02, y + (cy - y) * 1.02)).not.toEqual(home);
    }
  });
});

test('a pitch is the distance from flat to flat, and the radius that from the middle to a corner', () => {
  const [layout] = LAYOUTS;
  if (!layout) throw new Error('no layout');
  const [x, y] = hexCentre(layout, { column: 33, row: 25 });
  expect(hexRadius(layout)).toBeCloseTo(57.735, 3);
  const ys = hexCorners(layout, { column: 33, row: 25 }).map(([, cy]) => cy - y);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-50, 50]);
  expect(hexCorners(layout, { column: 33, row: 25 })[0]?.[0]).toBeCloseTo(x + 57.735, 3);
});

test('the outline of a hex is a closed path through its corners', () => {
  const layout = grid('west', 'even');
  const cell = { column: 32, row: 8 };
  const [part = []] = readPath(hexOutline(layout, cell));
  expect(part).toHaveLength(7);
  hexCorners(layout, cell).forEach(([x, y], place) => {
    expect(part[place]?.[0]).toBeCloseTo(x, 0);
    expect(part[place]?.[1]).toBeCloseTo(y, 0);
  });
});

test('columns and rows beyond the sheet are off the grid', () => {
  const layout = grid('west', 'even');
  expect(isOnGrid(layout, { column: 22, row: 30 })).toBe(true);
  expect(isOnGrid(layout, { column: 21, row: 30 })).toBe(false);
  expect(isOnGrid(layout, { column: 46, row: 3 })).toBe(false);
  expect(isOnGrid(layout, { column: 30, row: 0 })).toBe(false);
  expect(isOnGrid(layout, { column: 30, row: 31 })).toBe(false);
});
