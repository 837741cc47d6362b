import { expect, test } from 'vitest';
import type { Point } from '../hex-geometry.ts';
import { variation } from './chance.ts';
import { hill, peak, reeds, type Scatter, scattered, type Sprig, stacked, tree } from './relief.ts';

const sprig = (x: number, y: number): Sprig => ({ x, y, size: 1, chance: variation(`${x} ${y}`) });
const field: Scatter = {
  name: '3325',
  middle: [100, 100],
  reach: 50,
  tries: 60,
  size: [0.8, 1.2],
  apart: [20, 10],
  least: 3,
};

test('what is scattered around a hex is the same every time, keeps its distance and stays in reach', () => {
  const sprigs = scattered([field], () => true);
  expect(sprigs.map(({ x, y }) => [x, y])).toEqual(scattered([field], () => true).map(({ x, y }) => [x, y]));
  expect(sprigs.length).toBeGreaterThan(8);
  sprigs.forEach((one, place) => {
    expect(Math.hypot(one.x - 100, one.y - 100)).toBeLessThanOrEqual(50);
    for (const other of sprigs.slice(place + 1)) {
      const both = (one.size + other.size) / 2;
      expect(((one.x - other.x) / (20 * both)) ** 2 + ((one.y - other.y) / (10 * both)) ** 2).toBeGreaterThanOrEqual(1);
    }
  });
  expect(sprigs.map(({ y }) => y)).toEqual(sprigs.map(({ y }) => y).toSorted((a, b) => a - b));
});

test('another hex looks otherwise', () => {
  const [one, other] = ['3325', '3326'].map((name) => scattered([{ ...field, name }], () => true));
  expect(one?.map(({ x }) => x)).not.toEqual(other?.map(({ x }) => x));
});

test('where there is little room the least number crowds together, with less air', () => {
  const airs = new Set<number>();
  const sprigs = scattered([field], (_, __, air) => {
    airs.add(air);
    return air < 1;
  });
  expect(sprigs).toHaveLength(3);
  expect([...airs]).toEqual([1, 0.7]);
});

test('a peak stands on its foot and is shaded to the east', () => {
  const { body, shade } = peak(sprig(100, 100));
  const ys = body.map(([, y]) => y);
  expect(Math.max(...ys)).toBeLessThan(103);
  expect(Math.min(...ys)).toBeLessThan(82);
  const east = shade.filter((line) => line.every(([x]) => x > 92));
  expect(east.length).toBeGreaterThanOrEqual(shade.length - 2);
});

test('hills, trees and reeds stay within their size', () => {
  for (const figure of [hill, tree, reeds]) {
    const { body, outline, shade } = figure(sprig(0, 0));
    for (const [x, y] of [...body, ...outline.flat(), ...shade.flat()]) {
      expect(Math.abs(x)).toBeLessThan(16);
      expect(y).toBeGreaterThan(-20);
      expect(y).toBeLessThan(5);
    }
  }
});

test('a nearer figure hides what stands behind it', () => {
  const square = (left: number): readonly Point[] => [
    [left, 0],
    [left + 10, 0],
    [left + 10, 10],
    [left, 10],
  ];
  const behind = {
    body: square(0),
    outline: [
      [
        [-5, 5],
        [25, 5],
      ] as Point[],
    ],
    shade: [],
  };
  const before = {
    body: square(8),
    outline: [],
    shade: [
      [
        [9, 5],
        [11, 5],
      ] as Point[],
    ],
  };
  const { outlines, shades, bodies } = stacked([behind, before]);
  expect(bodies).toHaveLength(2);
  expect(shades).toHaveLength(1);
  expect(outlines).toHaveLength(2);
  for (const [x] of outlines.flatMap(({ points }) => points)) expect(x <= 8 || x >= 18).toBe(true);
});

test('alone a figure is drawn as it is', () => {
  const figure = peak(sprig(0, 0));
  expect(stacked([figure]).outlines.map(({ points }) => points)).toEqual(figure.outline);
});
