import type { Told } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { carriedOver, NO_EARLIER, story } from './earlier-lines.ts';

const told = (at: number, key = 'line'): Told => ({ at, said: { key, params: { at } } }) as unknown as Told;
const moment = (epoch: string, seq: number, ...events: readonly Told[]) => ({
  epoch,
  events,
  view: { seq, state: {}, ask: [], result: null },
});

test('lines that were fetched stand before those that came with the table, each once', () => {
  const earlier = { lines: [told(1), told(2), told(5)], isWhole: true };
  expect(story(earlier, moment('a', 6, told(5), told(6))).map(({ at }) => at)).toEqual([1, 2, 5, 6]);
});

test('a server that restarts takes nothing from the page', () => {
  const before = moment('a', 6, told(3), told(5), told(6));
  const now = moment('b', 7, told(5), told(6), told(7));
  const kept = carriedOver({ lines: [told(1)], isWhole: true }, before, now);
  expect(kept).toEqual({ lines: [told(1), told(3)], isWhole: true });
  expect(story(kept, now).map(({ at }) => at)).toEqual([1, 3, 5, 6, 7]);
});

test('where both tell different things, something was taken back: what went before is let go', () => {
  const before = moment('a', 6, told(3), told(5), told(6));
  expect(carriedOver(NO_EARLIER, before, moment('b', 6, told(5, 'another'), told(6)))).toEqual(NO_EARLIER);
  expect(carriedOver(NO_EARLIER, before, moment('b', 90, told(80), told(90)))).toEqual(NO_EARLIER);
});

test('a table that comes without lines agrees if play stands where it stood', () => {
  const before = moment('a', 6, told(3), told(6));
  expect(carriedOver(NO_EARLIER, before, moment('b', 6)).lines).toEqual([told(3), told(6)]);
  expect(carriedOver(NO_EARLIER, before, moment('b', 64))).toEqual(NO_EARLIER);
});

test('while the line holds nothing changes', () => {
  const earlier = { lines: [told(1)], isWhole: false };
  expect(carriedOver(earlier, moment('a', 6, told(6)), moment('a', 7, told(6), told(7)))).toBe(earlier);
});
