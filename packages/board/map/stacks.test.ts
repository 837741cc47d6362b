import { describe, expect, test } from 'vitest';
import type { BoardCounter } from '../game-ui.ts';
import { beside, coloursOf, fanAt, fanOf, heapsOf, slotAt, stacksOf } from './stacks.ts';

const counter = (id: string, place: string, order: number, stack?: string): BoardCounter => ({
  id,
  place,
  order,
  words: id,
  face: { field: '#fff', ink: '#000', symbol: 'infantry', name: id, figures: ['1', ''], marks: [] },
  ...(stack === undefined ? {} : { stack }),
});

describe('counters in stacks', () => {
  test('the highest order lies on top', () => {
    const [stack] = stacksOf([counter('Napoleon', 'ulm', 9), counter('Ney', 'ulm', 1), counter('Soult', 'ulm', 4)]);
    expect(stack?.counters.map(({ id }) => id)).toEqual(['Ney', 'Soult', 'Napoleon']);
  });

  test('a place has one stack, or one for each name given', () => {
    const stacks = stacksOf([
      counter('garrison', 'mantua', 1, 'french'),
      counter('besiegers', 'mantua', 1, 'coalition'),
      counter('Ney', 'ulm', 1),
    ]);
    expect(stacks.map(({ place, index, of }) => [place, index, of])).toEqual([
      ['mantua', 0, 2],
      ['mantua', 1, 2],
      ['ulm', 0, 1],
    ]);
  });

  test('from afar all that stands in a place is one heap, in the colours of those who have most there', () => {
    const here = [
      counter('garrison', 'mantua', 1, 'french'),
      counter('besiegers', 'mantua', 2, 'coalition'),
      counter('more of them', 'mantua', 3, 'coalition'),
      counter('a flag', 'mantua', 4, 'markers'),
    ].map((each, place) => ({ ...each, face: { ...each.face, field: ['#00f', '#fff', '#fff', '#c00'][place] ?? '' } }));
    const heaps = heapsOf([...here, counter('Ney', 'ulm', 1)]);
    expect(heaps.map(({ place, counters, of }) => [place, counters.length, of])).toEqual([
      ['mantua', 4, 1],
      ['ulm', 1, 1],
    ]);
    expect(coloursOf(here).map(({ field }) => field)).toEqual(['#fff', '#00f']);
  });

  test('a lone stack stands in the middle, two stand side by side', () => {
    expect(beside(0, 1)).toEqual([0, 0]);
    const [left, right] = [beside(0, 2), beside(1, 2)];
    expect(left[0]).toBe(-right[0]);
    expect(right[0] - left[0]).toBeGreaterThan(0.8);
  });
});

describe('a stack spread out', () => {
  test.each([1, 2, 4, 5, 7, 13, 24])('%i counters do not touch, and each is found under the pointer', (count) => {
    const fan = fanOf(count);
    expect(fan.slots).toHaveLength(count);
    for (const [place, slot] of fan.slots.entries()) {
      expect(slotAt(fan, slot.x + 0.4, slot.y - 0.4)).toBe(place);
      for (const other of fan.slots.slice(place + 1))
        expect(Math.max(Math.abs(slot.x - other.x), Math.abs(slot.y - other.y))).toBeGreaterThan(1);
      expect(Math.abs(slot.x) + 0.5).toBeLessThanOrEqual(fan.width / 2);
      expect(Math.abs(slot.y) + 0.5).toBeLessThanOrEqual(fan.height / 2);
    }
  });

  test('between the counters there is none', () => {
    expect(slotAt(fanOf(2), 0, 0)).toBeUndefined();
  });

  test('it lies above its place, below it at the top of the screen, and never off the sides', () => {
    const [, above] = fanAt(4, 60, 50, [500, 400], 1000);
    const [, below] = fanAt(4, 60, 50, [500, 30], 1000);
    expect(above).toBeLessThan(400 - 50);
    expect(below).toBeGreaterThan(30 + 50);
    const half = (fanOf(4).width * 60) / 2;
    expect(fanAt(4, 60, 50, [3, 400], 1000)[0]).toBeGreaterThanOrEqual(half);
    expect(fanAt(4, 60, 50, [997, 400], 1000)[0]).toBeLessThanOrEqual(1000 - half);
  });
});
