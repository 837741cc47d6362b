import { describe, expect, test } from 'vitest';
import { type GridOnSheet, hexCentre, type Point } from '../hex-geometry.ts';
import type { Cell } from '../hex-grid.ts';
import { allSides, beside, crossingOf, middleOf, ringsAround, sideBetween } from './hexsides.ts';
import { flowed, Nearby } from './obstacles.ts';
import { flowingRivers } from './rivers.ts';
import { waysThrough } from './roads.ts';
import { areaOf } from './simplify.ts';

const grid: GridOnSheet = {
  columnsGrow: 'west',
  lowColumns: 'even',
  pitch: 100,
  anchor: { column: 5, row: 5, x: 500, y: 500 },
  columns: [1, 9],
  rows: [1, 9],
};
const cell = (column: number, row: number): Cell => ({ column, row });
const HEX_AREA = (Math.sqrt(3) / 2) * 100 * 100;

describe('hexsides', () => {
  test('a side is the same from both of its hexes', () => {
    const there = sideBetween(grid, cell(5, 5), cell(4, 5));
    const back = sideBetween(grid, cell(4, 5), cell(5, 5));
    expect(there.toSorted()).toEqual(back.toSorted());
  });

  test('hexes that do not touch have none', () => {
    expect(() => sideBetween(grid, cell(5, 5), cell(5, 7))).toThrow('5/5 and 5/7 are no neighbours');
  });

  test('two neighbours have eleven sides between them', () => {
    expect(allSides(grid, [cell(5, 5), cell(5, 6)])).toHaveLength(11);
  });

  test('the ring around neighbours holds both; a hole has a ring of its own', () => {
    const [ring = [], ...others] = ringsAround(grid, [cell(5, 5), cell(5, 6)]);
    expect(others).toEqual([]);
    expect(ring).toHaveLength(10);
    expect(Math.abs(areaOf(ring))).toBeCloseTo(2 * HEX_AREA, 3);
    const wreath = [cell(5, 4), cell(4, 4), cell(4, 5), cell(5, 6), cell(6, 5), cell(6, 4)];
    const areas = ringsAround(grid, wreath).map((points) => Math.abs(areaOf(points)));
    expect(areas.toSorted((a, b) => a - b)[0]).toBeCloseTo(HEX_AREA, 3);
    expect(areas).toHaveLength(2);
  });

  test('a crossing leads square over the middle of the side', () => {
    const crossing = crossingOf(grid, cell(5, 5), cell(5, 6));
    expect(crossing).toEqual({ middle: [500, 550], towards: [0, 1] });
    expect(beside(crossing, 10, 0)).toEqual([500, 560]);
    expect(beside(crossing, 0, 4)).toEqual([496, 550]);
  });
});

const side = (a: Cell, b: Cell, bridge = false) => ({ side: sideBetween(grid, a, b), bridge });

describe('rivers', () => {
  const nowhere = (end: Point): readonly Point[] => [end];
  const long = {
    id: 'Elbe',
    sides: [side(cell(5, 5), cell(5, 6)), side(cell(5, 5), cell(4, 5), true), side(cell(4, 4), cell(4, 5))],
  };

  test('run along their sides in one line', () => {
    const flows = flowingRivers(grid, [long], nowhere);
    expect(flows).toHaveLength(1);
    const near = new Nearby(20).addLine(flowed(flows[0]?.points ?? []), 1);
    for (const [a, b] of [
      [cell(5, 5), cell(5, 6)],
      [cell(5, 5), cell(4, 5)],
      [cell(4, 4), cell(4, 5)],
    ] as const)
      expect(near.within(middleOf(grid, a, b), 6).length).toBeGreaterThan(0);
  });

  test('pass a bridge in the very middle of its side, and straight', () => {
    const [flow] = flowingRivers(grid, [long], nowhere);
    const line = flowed(flow?.points ?? []);
    const { middle, towards } = crossingOf(grid, cell(5, 5), cell(4, 5));
    const near = line.filter(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < 8);
    expect(near.length).toBeGreaterThan(0);
    for (const [x, y] of near)
      expect(Math.abs((x - middle[0]) * towards[0] + (y - middle[1]) * towards[1])).toBeLessThan(0.5);
  });

  test('that end on another end on its line', () => {
    const arm = { id: 'Saale', sides: [side(cell(4, 5), cell(5, 6))] };
    const [elbe, saale] = flowingRivers(grid, [long, arm], nowhere);
    const near = new Nearby(20).addLine(flowed(elbe?.points ?? []), 0.5);
    const ends = [saale?.points.at(0), saale?.points.at(-1)].filter((end) => end !== undefined);
    expect(ends.filter((end) => near.within(end, 1).length > 0)).toHaveLength(1);
  });

  test('ask at their free ends how they run out', () => {
    const asked: Point[] = [];
    flowingRivers(grid, [long], (end) => {
      asked.push(end);
      return [end, [0, 0]];
    });
    expect(asked).toHaveLength(2);
  });
});

describe('ways', () => {
  const legs = [
    { a: cell(6, 4), b: cell(5, 5) },
    { a: cell(5, 5), b: cell(5, 6) },
    { a: cell(5, 6), b: cell(4, 6) },
  ];
  const passes = (ways: readonly (readonly Point[])[], point: Point, reach: number): boolean => {
    const near = new Nearby(40);
    for (const way of ways) near.addLine(flowed(way), 1);
    return near.within(point, reach).length > 0;
  };

  test('cross every side in its middle', () => {
    for (const isStop of [() => false, () => true]) {
      const ways = waysThrough(grid, legs, isStop);
      for (const { a, b } of legs) expect(passes(ways, middleOf(grid, a, b), 1.5)).toBe(true);
    }
  });

  test('run through the middle of a stop, and cut the corner in an open hex', () => {
    const stops = waysThrough(grid, legs, ({ column, row }) => column === 5 && row === 5);
    expect(stops).toHaveLength(2);
    expect(passes(stops, hexCentre(grid, cell(5, 5)), 1)).toBe(true);
    expect(passes(stops, hexCentre(grid, cell(5, 6)), 3)).toBe(false);
  });

  test('end at their ends, and meet in the middle of a junction', () => {
    const fork = [...legs, { a: cell(5, 5), b: cell(4, 5) }];
    const ways = waysThrough(grid, fork, () => false);
    expect(ways).toHaveLength(3);
    expect(passes(ways, hexCentre(grid, cell(5, 5)), 1)).toBe(true);
    expect(passes(ways, hexCentre(grid, cell(4, 6)), 1)).toBe(true);
  });

  test('a ring of ways is drawn too', () => {
    const ring = [
      { a: cell(5, 5), b: cell(5, 6) },
      { a: cell(5, 6), b: cell(4, 5) },
      { a: cell(4, 5), b: cell(5, 5) },
    ];
    const ways = waysThrough(grid, ring, () => false);
    for (const { a, b } of ring) expect(passes(ways, middleOf(grid, a, b), 1.5)).toBe(true);
  });
});
