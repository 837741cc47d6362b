import { describe, expect, test } from 'vitest';
import type { Point } from '../hex-geometry.ts';
import { mapFile } from './map-file.ts';
import { landRings } from './natural-earth.ts';
import { readPath } from './read-path.ts';
import { areaOf } from './simplify.ts';
import { ashore, clipLine, coastBetween, lakeRing, nearestSea, type Shore, shoreOf, waterLine } from './waters.ts';

/** Ten units to the degree around the Adriatic, north up. */
const project = ([lon, lat]: readonly [number, number]): Point => [(lon - 10) * 40, (48 - lat) * 40];
const box = { left: 0, top: 0, right: 400, bottom: 240 };
const shore: Shore = shoreOf(project, { west: 9, east: 21, south: 41, north: 49 }, box);
const at = (lon: number, lat: number): Point => project([lon, lat]);

const isInside = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], place) => {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);
const isLand = (point: Point): boolean => shore.land.filter((ring) => isInside(ring, point)).length % 2 === 1;

describe('land and sea from Natural Earth', () => {
  test('only land that reaches into the window is taken', () => {
    const rings = landRings({ west: 12, east: 13, south: 45, north: 46 });
    expect(rings.length).toBeGreaterThan(0);
    expect(rings.length).toBeLessThan(40);
    const malta = landRings({ west: 14.1, east: 14.6, south: 35.7, north: 36.2 });
    expect(malta.length).toBeGreaterThan(0);
  });

  test('Bologna and Agram are on land, the middle of the Adriatic is not', () => {
    expect(isLand(at(11.34, 44.49))).toBe(true);
    expect(isLand(at(15.98, 45.81))).toBe(true);
    expect(isLand(at(13.5, 44.5))).toBe(false);
  });

  test('nothing sticks out of the box', () => {
    for (const [x, y] of shore.land.flat()) expect(x >= 0 && x <= 400 && y >= 0 && y <= 240).toBe(true);
  });

  test('water lines lie off the coast, at the distance asked for', () => {
    const points = readPath(waterLine(shore, 8, box)).flat();
    expect(points.length).toBeGreaterThan(20);
    for (const point of points) expect(isLand(point)).toBe(false);
  });
});

describe('where land and water meet', () => {
  const anywhere = () => true;

  test('from a point near the coast the sea is found, from far inland it is not', () => {
    const sea = nearestSea(shore, at(12.4, 44.4), anywhere);
    expect(sea && isLand(sea)).toBe(false);
    expect(nearestSea(shore, at(16, 47.5), anywhere)).toBeUndefined();
  });

  test('a direction that is not allowed is not taken', () => {
    const home = at(12.2, 44.4);
    const south = nearestSea(shore, home, ([, y]) => y > home[1]);
    expect(south?.[1]).toBeGreaterThan(home[1]);
    expect(nearestSea(shore, home, () => false)).toBeUndefined();
  });

  test('the way out to sea is cut at the coast', () => {
    const coast = coastBetween(shore, at(12, 44.6), at(13.4, 44.6));
    expect(coast?.[0]).toBeGreaterThan(at(12.2, 44.6)[0]);
    expect(coast?.[0]).toBeLessThan(at(12.8, 44.6)[0]);
    expect(coastBetween(shore, at(11, 44.6), at(11.5, 44.6))).toBeUndefined();
  });

  test('a border is drawn on land only', () => {
    const parts = ashore(shore, [at(11.5, 44.5), at(15.6, 44.5)]);
    expect(parts.length).toBeGreaterThan(1);
    for (const { points } of parts) expect(points.length).toBeGreaterThan(1);
    const middle = at(13.3, 44.5)[0];
    expect(parts.some(({ points }) => (points[0]?.[0] ?? 0) < middle && (points.at(-1)?.[0] ?? 0) > middle)).toBe(
      false,
    );
  });
});

test('a line is cut into its parts inside a box; a closed one that never leaves it stays closed', () => {
  const wave: Point[] = [
    [-10, 50],
    [10, 50],
    [20, 50],
    [-10, 60],
    [30, 60],
    [40, 70],
  ];
  expect(clipLine({ points: wave }, box).map(({ points }) => points.length)).toEqual([2, 2]);
  const ring: Point[] = [
    [10, 10],
    [20, 10],
    [20, 20],
  ];
  expect(clipLine({ points: ring, closed: true }, box)).toEqual([{ points: ring, closed: true }]);
  const across: Point[] = [
    [10, 10],
    [-5, 15],
    [10, 20],
    [20, 15],
  ];
  expect(clipLine({ points: across, closed: true }, box)).toEqual([
    {
      points: [
        [10, 20],
        [20, 15],
        [10, 10],
      ],
    },
  ]);
});

test('a lake lies along its sides, pointed at the ends and the same every time', () => {
  const spine: Point[] = [
    [0, 0],
    [50, 30],
    [100, 0],
  ];
  const lake = lakeRing(spine, 'Garda', 20);
  expect(lake).toEqual(lakeRing(spine, 'Garda', 20));
  expect(Math.abs(areaOf(lake))).toBeGreaterThan(700);
  expect(isInside(lake, [50, 28])).toBe(true);
  expect(isInside(lake, [50, 55])).toBe(false);
});

test('a map file has a row to a line and says the same as the map', () => {
  const map = {
    kind: 'point',
    id: 'small',
    title: { en: 'Small', fr: 'Petite' },
    width: 10,
    height: 10,
    radius: 2,
    places: [
      { id: 'a', x: 1, y: 1, outline: 'M0 0' },
      { id: 'b', x: 2, y: 2, outline: 'M0 0' },
    ],
    layers: [],
    labels: [],
    marks: [],
  } as const;
  const text = mapFile(map);
  expect(JSON.parse(text)).toEqual(map);
  expect(text.split('\n').filter((line) => line.startsWith('{"id"'))).toHaveLength(2);
});
