import { describe, expect, test } from 'vitest';
import { bubblePlace, TAIL } from './bubble-place.ts';

const ROOM = { x: 0, y: 100, width: 800, height: 500 };
const SIZE = { width: 200, height: 80 };
const REACH = 20;

describe('a bubble lies beside the place that it is about', () => {
  test('below it where there is room, its tail at the top', () => {
    const place = bubblePlace([400, 300], REACH, SIZE, ROOM);
    expect(place).toEqual({ x: 300, y: 300 + REACH + TAIL, tail: { side: 'top', along: 100 } });
  });

  test('above it at the lower edge', () => {
    const place = bubblePlace([400, 580], REACH, SIZE, ROOM);
    expect(place).toEqual({ x: 300, y: 580 - REACH - TAIL - 80, tail: { side: 'bottom', along: 100 } });
  });

  test('inside the room at its left edge, the tail still at the place', () => {
    const { x, tail } = bubblePlace([40, 300], REACH, SIZE, ROOM);
    expect([x, tail?.along]).toEqual([8, 32]);
  });

  test('on the right, else on the left, where there is room neither below nor above', () => {
    const low = { ...ROOM, height: 120 };
    expect(bubblePlace([400, 160], REACH, SIZE, low)).toMatchObject({ x: 400 + REACH + TAIL, tail: { side: 'left' } });
    const atTheEdge = bubblePlace([780, 160], REACH, SIZE, low);
    expect(atTheEdge).toMatchObject({ x: 780 - REACH - TAIL - 200, tail: { side: 'right' } });
  });

  test('without a tail inside the room when the place is out of sight', () => {
    expect(bubblePlace([1200, 20], REACH, SIZE, ROOM)).toEqual({ x: 592, y: 108 });
  });

  test('without a tail at the lower edge when there is no room around the place', () => {
    const narrow = { x: 0, y: 0, width: 220, height: 120 };
    expect(bubblePlace([110, 60], REACH, SIZE, narrow)).toEqual({ x: 10, y: 32 });
  });
});
