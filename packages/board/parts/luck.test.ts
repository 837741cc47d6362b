import { describe, expect, test } from 'vitest';
import { isOrdinary, luckOf, sumChances } from './luck.ts';

describe('the chances of sums', () => {
  test('of two dice', () => {
    const chances = sumChances(2).map((chance) => Math.round(chance * 36));
    expect(chances).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('add up to one, for as many dice as a long game rolls', () => {
    expect(sumChances(400).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });
});

describe('dice against expectation', () => {
  test('each face is counted, and the mean taken', () => {
    const luck = luckOf([1, 6, 6, 3]);
    expect(luck.times).toEqual([1, 0, 1, 0, 0, 2]);
    expect(luck.expected).toBeCloseTo(4 / 6);
    expect(luck.mean).toBe(4);
  });

  test('one die: a six beats five of six players and shares with the sixth', () => {
    expect(luckOf([6]).percentile).toBeCloseTo(5 / 6 + 1 / 12);
    expect(luckOf([1]).percentile).toBeCloseTo(1 / 12);
  });

  test('what is as good as what is expected lies in the middle', () => {
    const luck = luckOf([3, 4]);
    expect(luck.percentile).toBeCloseTo(0.5);
    expect(isOrdinary(luck)).toBe(true);
    expect(isOrdinary(luckOf([6, 6, 6]))).toBe(false);
    expect(isOrdinary(luckOf([1, 1, 1]))).toBe(false);
  });

  test('no rolls, no luck', () => {
    expect(luckOf([])).toMatchObject({ rolls: 0, mean: 3.5, percentile: 0.5 });
  });

  test('dice of other sides have their own faces and their own mean', () => {
    const luck = luckOf([10, 1, 7, 7], 10);
    expect(luck.times).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
    expect([luck.expected, luck.expectedMean]).toEqual([0.4, 5.5]);
    expect(luckOf([10], 10).percentile).toBeCloseTo(0.95);
  });

  test('many dice lie on the bell curve, which meets the exact count', () => {
    const sixes = (of: number): number[] =>
      Array.from({ length: of }, (_, place) => (place % 5 === 0 ? 6 : (place % 6) + 1));
    const [few, many] = [sixes(300), sixes(301)];
    expect(luckOf(many).percentile).toBeCloseTo(luckOf(few).percentile, 2);
    expect(luckOf(Array.from({ length: 9000 }, (_, place) => (place % 6) + 1)).percentile).toBeCloseTo(0.5);
  });
});
