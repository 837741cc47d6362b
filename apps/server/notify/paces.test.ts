import { expect, test } from 'vitest';
import { nextTry } from './errands.ts';
import { paceOf } from './paces.ts';

test('the wish for a match goes before the one for all, and that before what is usual', () => {
  expect(paceOf([], 'mail', 'lodi')).toBe('digest');
  const all = { match: null, channel: 'mail', pace: 'at once' } as const;
  const lodi = { match: 'lodi', channel: 'mail', pace: 'never' } as const;
  expect(paceOf([all, lodi], 'mail', 'lodi')).toBe('never');
  expect(paceOf([lodi, all], 'mail', 'arcole')).toBe('at once');
  expect(paceOf([all], 'page', 'lodi')).toBe('at once');
});

test('what fails is tried again after longer and longer, and in the end no more', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => nextTry(tries, 0));
  expect(pauses).toEqual([1, 4, 16, 64, 256, 720, 720, undefined].map((minutes) => minutes && minutes * 60_000));
});
