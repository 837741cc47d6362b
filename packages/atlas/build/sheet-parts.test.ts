import { describe, expect, test } from 'vitest';
import type { MapLabel, MapMark } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import { SIGN_REACH } from '../signs.ts';
import { type AuthoredName, freeNames } from './authored-names.ts';
import { bridges } from './bridges.ts';
import { type OnTheGround, takenGround } from './clear-ground.ts';
import { distanceField } from './distance-field.ts';
import { frameAround, onBand } from './frame.ts';
import { crossOver } from './obstacles.ts';
import { weighed } from './place-names.ts';
import { readPath } from './read-path.ts';

describe('a bridge', () => {
  const [deck, rails] = bridges([{ middle: [100, 50], towards: [1, 0] }]);

  test('has a deck along the way, under its rails', () => {
    expect([deck?.of, rails?.of]).toEqual(['deck', undefined]);
    const [line] = readPath(deck?.path ?? '');
    expect(line).toEqual([
      [92, 50],
      [108, 50],
    ]);
  });

  test('has a rail on either hand, which opens at its ends', () => {
    const lines = readPath(rails?.path ?? '');
    expect(lines).toHaveLength(2);
    for (const points of lines) {
      const away = points.map(([, y]) => Math.abs(y - 50));
      expect(away[0]).toBeGreaterThan(away[1] ?? Infinity);
      expect(away[3]).toBeGreaterThan(away[2] ?? Infinity);
    }
    expect(Math.sign((lines[0]?.[0]?.[1] ?? 50) - 50)).toBe(-Math.sign((lines[1]?.[0]?.[1] ?? 50) - 50));
  });
});

describe('the frame', () => {
  const picture = { left: 30, top: 30, right: 430, bottom: 230 };

  test('is a neat line around the map, a band and a heavy line outside', () => {
    const [outer, neat] = frameAround(picture, []);
    expect(outer?.path).toBe('M10 10H450V250H10Z');
    expect(neat?.path).toBe('M30 30H430V230H30ZM27 27H433V233H27ZM21 21H439V239H21Z');
  });

  test('a stretch is filled on the band of its edge, and never on the map', () => {
    const corners = (edge: 'top' | 'bottom' | 'left' | 'right') => onBand(picture, edge, [100, 150]).points;
    expect(corners('top')[0]).toEqual([100, 21]);
    expect(corners('top')[2]).toEqual([150, 27]);
    expect(corners('bottom')[0]).toEqual([100, 233]);
    expect(corners('left')[0]).toEqual([21, 100]);
    expect(corners('right')[2]).toEqual([439, 150]);
  });
});

describe('ground that the relief keeps clear of', () => {
  const square = (from: number, to: number): readonly Point[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const sheet = { left: -50, top: -50, right: 450, bottom: 450 };
  const inland = distanceField([square(-50, 450), square(0, 400)], sheet, 2);
  const ground: OnTheGround = { inland, waters: [], ways: [], labels: [], marks: [] };
  const river: readonly Point[] = [
    [100, 50],
    [100, 350],
  ];
  const mark: MapMark = { kind: 'city', x: 200, y: 200, place: 'ulm' };
  const name = (rank: MapLabel['rank']): MapLabel => ({
    kind: 'city',
    text: { en: 'Ulm', fr: 'Ulm' },
    rank,
    anchor: 'middle',
    x: 300,
    y: 200,
  });

  test('open land is free, the coast and the sea are not', () => {
    const isTaken = takenGround(ground);
    expect(isTaken([200, 200], 1)).toBe(false);
    expect(isTaken([2, 200], 1)).toBe(true);
    expect(isTaken([-30, 200], 1)).toBe(true);
  });

  test('rivers and ways, less of them where there is little air', () => {
    expect(takenGround({ ...ground, waters: [river] })([107, 200], 1)).toBe(true);
    expect(takenGround({ ...ground, waters: [river] })([107, 200], 0.5)).toBe(false);
    expect(takenGround({ ...ground, ways: [river] })([105, 200], 1)).toBe(true);
    expect(takenGround({ ...ground, ways: [river] })([105, 200], 0.5)).toBe(false);
  });

  test('signs where they stand beside their place, and names but for the smallest', () => {
    const beside: Point = [200 + SIGN_REACH.city + 2, 200];
    expect(takenGround({ ...ground, marks: [mark] })(beside, 1)).toBe(true);
    expect(takenGround({ ...ground, marks: [{ ...mark, shift: [60, 0] }] })(beside, 1)).toBe(false);
    expect(takenGround({ ...ground, labels: [name(3)] })([300, 197], 1)).toBe(true);
    expect(takenGround({ ...ground, labels: [name(4)] })([300, 197], 1)).toBe(false);
  });
});

describe('names that were written down', () => {
  const row: AuthoredName = { kind: 'land', rank: 1, at: [10, 50], angle: -4, room: 60 };
  const project = ([lon, lat]: readonly [number, number]): Point => [lon * 2, lat * 3];

  test('lie at their longitude and latitude, under the words and over the land that the game gives them', () => {
    const covers = (): boolean => true;
    const text = { en: 'Bavaria', fr: 'Bavière' };
    const [free] = freeNames([row], project, () => ({ text, covers }));
    expect(free).toEqual({ kind: 'land', rank: 1, at: [20, 150], angle: -4, room: 60, text, covers });
  });

  test('are spaced only where the row says so', () => {
    const named = { text: { en: 'x', fr: 'x' } };
    const spacings = freeNames([row, { ...row, spacing: 6 }], project, () => named).map(({ spacing }) => spacing);
    expect(spacings).toEqual([undefined, 6]);
  });
});

test('a crossing is kept free by two lines over it, each as bad as the other', () => {
  expect(weighed(5, crossOver([10, 20], 7))).toEqual([
    {
      points: [
        [3, 20],
        [17, 20],
      ],
      weight: 5,
    },
    {
      points: [
        [10, 13],
        [10, 27],
      ],
      weight: 5,
    },
  ]);
});
