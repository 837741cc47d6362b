import { describe, expect, test } from 'vitest';
import { counterPx, FACE_FROM_PX } from './cell.ts';
import {
  fitted,
  following,
  kept,
  limitsOf,
  NO_INSET,
  onMap,
  onScreen,
  opening,
  panned,
  pinched,
  playScale,
  showing,
  zoomed,
} from './camera.ts';

const screen = { width: 1000, height: 800, inset: NO_INSET };
const sheet = { width: 2000, height: 3000 };
const limits = limitsOf(sheet, screen, 100);

test('the limits show the whole sheet at one end and a few cells at the other', () => {
  expect(limits.least * sheet.height).toBeLessThan(screen.height);
  expect(limits.most * 100).toBeGreaterThanOrEqual(220);
});

test('a part of the sheet is fitted into the middle of the free screen', () => {
  const phone = { width: 400, height: 800, inset: { ...NO_INSET, bottom: 300 } };
  const camera = fitted({ x: 100, y: 200, width: 300, height: 300 }, phone, { least: 0.1, most: 5 });
  expect(onScreen(camera, 250, 350)).toEqual([200, 250]);
  expect(300 * camera.scale).toBeLessThanOrEqual(400);
});

test('a screen too small for the whole part opens on the ground around the eye, with cells large enough to play on', () => {
  const phone = { width: 390, height: 400, inset: NO_INSET };
  const part = { x: 0, y: 0, width: 2000, height: 2000 };
  const camera = opening(part, [600, 700], 100, phone, limitsOf(sheet, phone, 100));
  expect(camera.scale * 100).toBe(65);
  expect(onScreen(camera, 600, 700)).toEqual([195, 200]);
  const wide = opening(part, [600, 700], 100, { width: 2100, height: 2100, inset: NO_INSET }, { least: 0.1, most: 3 });
  expect(onScreen(wide, 1000, 1000)).toEqual([1050, 1050]);
});

test('what is under the pointer stays under it while zooming, and the limits hold', () => {
  const camera = { x: -50, y: -20, scale: 0.5 };
  const before = onMap(camera, 300, 200);
  const nearer = zoomed(camera, 1.5, 300, 200, limits);
  expect(nearer.scale).toBeCloseTo(0.75);
  expect(onMap(nearer, 300, 200)[0]).toBeCloseTo(before[0]);
  expect(onMap(nearer, 300, 200)[1]).toBeCloseTo(before[1]);
  expect(zoomed(camera, 1000, 300, 200, limits).scale).toBe(limits.most);
  expect(zoomed(camera, 0.0001, 300, 200, limits).scale).toBe(limits.least);
});

test('what was under two fingers stays under them', () => {
  const camera = { x: 0, y: 0, scale: 0.5 };
  const [left, right] = [onMap(camera, 100, 300), onMap(camera, 200, 300)];
  const after = pinched(
    camera,
    [
      [100, 300],
      [200, 300],
    ],
    [
      [80, 320],
      [240, 320],
    ],
    limits,
  );
  expect(after.scale).toBeCloseTo(0.8);
  expect(onScreen(after, ...left)[0]).toBeCloseTo(80);
  expect(onScreen(after, ...right)[0]).toBeCloseTo(240);
  expect(onScreen(after, ...right)[1]).toBeCloseTo(320);
});

describe('the map cannot be lost', () => {
  test('a sheet larger than the screen keeps it covered but for a little slack', () => {
    const far = kept(panned({ x: 0, y: 0, scale: 1 }, 5000, -9000), sheet, screen);
    expect(far).toEqual({ scale: 1, x: 90, y: 800 - 3000 - 90 });
    expect(kept({ x: 40, y: -100, scale: 1 }, sheet, screen)).toEqual({ x: 40, y: -100, scale: 1 });
  });

  test('a smaller one stays near the middle', () => {
    const small = kept({ x: -4000, y: 4000, scale: 0.2 }, sheet, screen);
    expect(small).toEqual({ scale: 0.2, x: 300 - 90, y: 100 + 90 });
  });
});

test('showing a point moves no further than it must', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(showing(camera, 500, 400, screen)).toEqual(camera);
  expect(onScreen(showing(camera, 990, 400, screen), 990, 400)).toEqual([880, 400]);
  expect(onScreen(showing(camera, 500, 5, screen), 500, 5)).toEqual([500, 120]);
});

describe('the map follows the question', () => {
  const camera = { x: 0, y: 0, scale: 1 };

  test('what is in view stays where it is', () => {
    expect(following(camera, { x: 300, y: 300, width: 200, height: 200 }, screen, limits)).toBe(camera);
  });

  test('what lies beyond the edge comes in by a shift', () => {
    const next = following(camera, { x: 1200, y: 300, width: 100, height: 100 }, screen, limits);
    expect(next.scale).toBe(1);
    expect(onScreen(next, 1300, 400)[0]).toBeLessThan(1000);
    expect(next.y).toBe(0);
  });

  test('it goes no further back than counters can be read: then the eye falls where most of it lies', () => {
    const play = playScale(100, screen, limits);
    const ground = { x: 0, y: 0, width: 9000, height: 400, eye: [2000, 300] } as const;
    const next = following(camera, ground, screen, limits, play);
    expect(counterPx(100, next.scale)).toBeGreaterThanOrEqual(FACE_FROM_PX);
    expect(onScreen(next, 2000, 300)).toEqual([500, 400]);
    expect(following(camera, ground, { ...screen, height: 90 }, limits, 0.2, 0.32).scale).toBe(0.32);
    expect(following(next, { ...ground, eye: [2100, 320] }, screen, limits, play)).toBe(next);
  });

  test('what is too wide is seen whole from further off, in the middle', () => {
    const next = following(camera, { x: 0, y: 0, width: 1800, height: 400 }, screen, limits);
    expect(next.scale).toBeLessThan(1);
    expect(onScreen(next, 900, 200)).toEqual([500, 400]);
    expect(onScreen(next, 0, 0)[0]).toBeGreaterThanOrEqual(0);
  });
});
