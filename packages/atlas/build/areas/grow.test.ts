import { describe, expect, test } from 'vitest';
import type { Point } from '../../hex-geometry.ts';
import { arcsOf, ringsOf } from './arcs.ts';
import { grow } from './grow.ts';
import { emptyRaster, middleOfSquare, NOBODY, ownerAt, type Raster } from './raster.ts';
import { starsOf, type Tie } from './stars.ts';

const BOX = { left: 0, top: 0, right: 400, bottom: 400 };

/** Two towns far apart, west and east, with two others between them, north and south. */
const middles = new Map<string, Point>([
  ['west', [60, 200]],
  ['east', [340, 200]],
  ['north', [200, 140]],
  ['south', [200, 260]],
]);
const ids = [...middles.keys()];

const surveyed = (ties: readonly Tie[], isGround: (point: Point) => boolean = () => true, limit = Infinity): Raster => {
  const raster = emptyRaster(BOX, 4);
  grow(raster, {
    stars: starsOf(middles, ties),
    isGround: (square) => isGround(middleOfSquare(raster, square)),
    limit,
  });
  return raster;
};

const touching = (raster: Raster): ReadonlySet<string> =>
  new Set(
    arcsOf(raster)
      .filter(({ b }) => b !== NOBODY)
      .map(({ a, b }) => [ids[a] ?? '', ids[b] ?? ''].toSorted().join(' ')),
  );

describe('cells', () => {
  test('that are linked meet, though others stand nearer', () => {
    expect(touching(surveyed([]))).not.toContain('east west');
    expect(touching(surveyed([{ a: 'west', b: 'east' }]))).toContain('east west');
  });

  test('do not leap over what is no ground', () => {
    const moat = ([x]: Point): boolean => x < 100 || x > 130;
    const raster = surveyed([], moat);
    expect(ownerAt(raster, [115, 200])).toBe(NOBODY);
    expect(ownerAt(raster, [140, 200])).not.toBe(ids.indexOf('west'));
    expect(touching(raster)).not.toContain('north west');
  });

  test('end at their limit', () => {
    const raster = surveyed([], () => true, 60);
    expect(ownerAt(raster, [30, 200])).toBe(0);
    expect(ownerAt(raster, [10, 20])).toBe(NOBODY);
  });

  test('of greater weight stay smaller', () => {
    const size = (weights: Readonly<Record<string, number>>): number => {
      const raster = emptyRaster(BOX, 4);
      grow(raster, { stars: starsOf(middles, [], weights), isGround: () => true, limit: Infinity });
      return raster.owners.filter((owner) => owner === 0).length;
    };
    expect(size({ west: 2 })).toBeLessThan(size({}) * 0.7);
  });
});

describe('outlines', () => {
  test('of neighbours share their border to the last point', () => {
    const arcs = arcsOf(surveyed([]));
    const points = (cell: number) => new Set(ringsOf(arcs, cell).flat().map(String));
    const between = arcs.filter(({ a, b }) => [a, b].includes(0) && [a, b].includes(2)).flatMap((arc) => arc.points);
    expect(between.length).toBeGreaterThan(2);
    for (const point of between.map(String)) {
      expect(points(0)).toContain(point);
      expect(points(2)).toContain(point);
    }
  });

  test('close around an island, and leave a hole for an enclave', () => {
    const raster = emptyRaster(BOX, 4);
    for (const [square] of raster.owners.entries()) {
      const [x, y] = middleOfSquare(raster, square);
      const far = Math.hypot(x - 200, y - 200);
      raster.owners[square] = far < 40 ? 1 : far < 120 ? 0 : NOBODY;
    }
    const arcs = arcsOf(raster);
    expect(ringsOf(arcs, 1)).toHaveLength(1);
    expect(ringsOf(arcs, 0)).toHaveLength(2);
  });
});
