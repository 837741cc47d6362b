import { describe, expect, test } from 'vitest';
import type { MapLabel, MapMark } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import { letteringOf } from '../style.ts';
import { collide, distanceToSlab, extentOf, isNearSlab, lengthOf, type Slab, slabOf } from './lettering.ts';
import { type Ground, NamePlacer } from './place-names.ts';

const label = (text: string, x: number, y: number, more: Partial<MapLabel> = {}): MapLabel => ({
  kind: 'city',
  text: { en: text, fr: text },
  rank: 3,
  anchor: 'middle',
  x,
  y,
  ...more,
});

describe('the room that a name takes', () => {
  test('grows with its letters, and is that of the longer language', () => {
    expect(lengthOf(label('mm', 0, 0))).toBeGreaterThan(2 * lengthOf(label('ii', 0, 0)));
    const both = { ...label('Ulm', 0, 0), text: { en: 'Ratisbon', fr: 'Ulm' } };
    expect(lengthOf(both)).toBe(lengthOf(label('Ratisbon', 0, 0)));
  });

  test('counts the space between letters, and no accent', () => {
    expect(lengthOf(label('Köln', 0, 0))).toBe(lengthOf(label('Koln', 0, 0)));
    expect(lengthOf(label('Koln', 0, 0, { spacing: 10 }))).toBeCloseTo(lengthOf(label('Koln', 0, 0)) + 30, 6);
  });

  test('lies to the right of its start, to the left of its end, around its middle', () => {
    const middles = (['start', 'middle', 'end'] as const).map(
      (anchor) => slabOf(label('Ulm', 100, 50, { anchor })).middle[0],
    );
    const half = lengthOf(label('Ulm', 0, 0)) / 2;
    expect(middles).toEqual([100 + half, 100, 100 - half]);
  });

  test('stands on its line, and turns with it', () => {
    const { size } = letteringOf(label('Ulm', 0, 0));
    const level = slabOf(label('Ulm', 100, 50));
    expect(level.middle[1]).toBeLessThan(50);
    expect(level.middle[1] + level.halfHeight).toBeCloseTo(50 + 0.24 * size, 6);
    const upright = slabOf(label('Ulm', 100, 50, { angle: 90 }));
    expect(upright.middle[0]).toBeGreaterThan(100);
    expect(extentOf(upright)[1]).toBeCloseTo(level.halfLength, 6);
  });
});

describe('slabs', () => {
  const slab = (x: number, y: number, angle = 0): Slab => ({ middle: [x, y], halfLength: 40, halfHeight: 10, angle });

  test('collide when no direction parts them', () => {
    expect(collide(slab(0, 0), slab(79, 0))).toBe(true);
    expect(collide(slab(0, 0), slab(81, 0))).toBe(false);
    expect(collide(slab(0, 0), slab(81, 0), 2)).toBe(true);
    expect(collide(slab(0, 0), slab(0, 21))).toBe(false);
    expect(collide(slab(0, 0), slab(0, 45, 90))).toBe(true);
    expect(collide(slab(0, 0), slab(0, 51, 90))).toBe(false);
    expect(collide(slab(0, 0, 45), slab(40, -40, 45))).toBe(false);
    expect(collide(slab(0, 0, 45), slab(40, 40, 45))).toBe(true);
  });

  test('a point is as far away as the way to the nearest edge', () => {
    expect(distanceToSlab(slab(0, 0), [30, 5])).toBe(0);
    expect(distanceToSlab(slab(0, 0), [43, 14])).toBe(5);
    expect(distanceToSlab(slab(0, 0, 90), [0, 45])).toBeCloseTo(5, 9);
    expect(isNearSlab(slab(0, 0), [43, 14], 5.1)).toBe(true);
    expect(isNearSlab(slab(0, 0), [43, 14], 4.9)).toBe(false);
    expect(isNearSlab(slab(0, 0), [400, 14], 5)).toBe(false);
  });
});

const picture = { left: 0, top: 0, right: 1000, bottom: 1000 };
const ground = (marks: readonly MapMark[], lines: Ground['lines'] = []): Ground => ({ picture, marks, lines });
const city = (place: string, x: number, y: number): MapMark => ({ kind: 'city', place, x, y });
const beside = (place: string, at: Point, rank: 1 | 3 = 3) =>
  ({ kind: 'city', text: { en: place, fr: place }, rank, place, at, reach: 8 }) as const;

describe('names beside signs', () => {
  test('stand below when nothing is in the way', () => {
    const [name] = new NamePlacer(ground([city('Ulm', 500, 500)])).placeBesideSigns([beside('Ulm', [500, 500])]).labels;
    expect(name).toMatchObject({ anchor: 'middle', x: 500, place: 'Ulm' });
    expect(name?.y).toBeGreaterThan(510);
  });

  test('make way for a river, for another name and for another sign', () => {
    const river = {
      points: [
        [300, 526],
        [700, 526],
      ] as Point[],
      weight: 1,
    };
    const [dry] = new NamePlacer(ground([city('Ulm', 500, 500)], [river])).placeBesideSigns([
      beside('Ulm', [500, 500]),
    ]).labels;
    expect(distanceToSlab(slabOf(dry ?? label('', 0, 0)), [500, 526])).toBeGreaterThan(3);

    const crowd = [city('Ulm', 500, 500), city('Augsburg', 500, 540), city('Munich', 540, 520)];
    const { labels } = new NamePlacer(ground(crowd)).placeBesideSigns(
      crowd.map(({ place, x, y }) => beside(place, [x, y])),
    );
    const slabs = labels.map(slabOf);
    slabs.forEach((one, place) => {
      for (const other of slabs.slice(place + 1)) expect(collide(one, other)).toBe(false);
      for (const { x, y } of crowd) expect(distanceToSlab(one, [x, y])).toBeGreaterThan(8);
    });
  });

  test('keep inside the picture', () => {
    const [name] = new NamePlacer(ground([city('Emden', 30, 990)])).placeBesideSigns([
      beside('Emden', [30, 990]),
    ]).labels;
    const { middle, halfLength, halfHeight } = slabOf(name ?? label('', 0, 0));
    expect(middle[0] - halfLength).toBeGreaterThan(0);
    expect(middle[1] + halfHeight).toBeLessThan(1000);
  });
});

describe('free names', () => {
  const sea = { kind: 'sea', text: { en: 'Adriatic', fr: 'Adriatique' }, rank: 1, at: [500, 500], angle: 0 } as const;

  test('stay where they were put when there is room', () => {
    const [name] = new NamePlacer(ground([])).placeFree([{ ...sea, room: 60 }]).labels;
    expect([name?.x, name?.y]).toEqual([500, 500]);
  });

  test('move off a sign, and are left out when there is no room within their bounds', () => {
    const marks = [city('Pola', 500, 490)];
    const [name] = new NamePlacer(ground(marks)).placeFree([{ ...sea, room: 120 }]).labels;
    expect(distanceToSlab(slabOf(name ?? label('', 0, 0)), [500, 490])).toBeGreaterThan(8);
    const placer = new NamePlacer(ground([])).placeFree([{ ...sea, room: 60 }]);
    expect(placer.placeFree([{ ...sea, rank: 2, room: 12 }]).labels).toHaveLength(1);
  });

  test('keep to their own land', () => {
    const inLand = ([x]: Point): boolean => x > 560;
    const [name] = new NamePlacer(ground([])).placeFree([{ ...sea, room: 240, covers: inLand }]).labels;
    expect(name?.x).toBeGreaterThan(560);
  });
});

describe('names along a line', () => {
  const river = { kind: 'river', text: { en: 'Elbe', fr: 'Elbe' }, rank: 3 } as const;

  test('run beside it, at its angle', () => {
    const line: Point[] = [
      [300, 300],
      [700, 500],
    ];
    const [name] = new NamePlacer(ground([])).placeAlong([{ ...river, line, every: 1000 }]).labels;
    expect(name?.angle).toBe(27);
    const away = distanceToSlab(slabOf(name ?? label('', 0, 0)), [500, 400]);
    expect(away).toBeGreaterThan(2);
  });

  test('come again on a long line, well apart', () => {
    const line: Point[] = [
      [50, 300],
      [950, 300],
    ];
    const { labels } = new NamePlacer(ground([])).placeAlong([{ ...river, line, every: 300 }]);
    expect(labels).toHaveLength(3);
    const xs = labels.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(Math.min(...xs.slice(1).map((x, place) => x - (xs[place] ?? 0)))).toBeGreaterThan(170);
  });

  test('never stand on their head', () => {
    const line: Point[] = [
      [700, 500],
      [300, 300],
    ];
    const [name] = new NamePlacer(ground([])).placeAlong([{ ...river, line, every: 1000 }]).labels;
    expect(name?.angle).toBe(27);
  });
});
