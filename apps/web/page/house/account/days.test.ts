import { expect, test } from 'vitest';
import { beginningOf, dayOf, dayWords } from './days.ts';

test('a day begins at midnight where the player is, and leads back to itself', () => {
  const begins = beginningOf('2026-07-14');
  expect(new Date(begins).getHours()).toBe(0);
  expect(dayOf(begins)).toBe('2026-07-14');
  expect(dayOf(begins - 1)).toBe('2026-07-13');
});

test('the day after the last is the next one, at the end of a month too', () => {
  expect(dayOf(beginningOf('2026-02-28', 1))).toBe('2026-03-01');
});

test('a day is told in words', () => {
  expect(dayWords(beginningOf('2026-07-14'), 'en')).toBe('14 July 2026');
  expect(dayWords(beginningOf('2026-07-14'), 'fr')).toBe('14 juillet 2026');
});
