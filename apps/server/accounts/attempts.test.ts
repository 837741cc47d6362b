import { expect, test } from 'vitest';
import { attemptsInMemory } from './attempts.ts';

const TWICE = { most: 2, withinMs: 1000 };

test('so many within the time and no more; what is refused does not count', async () => {
  const attempts = attemptsInMemory();
  expect(await Promise.all([0, 0, 0].map((at) => attempts.take('ney', at, TWICE)))).toEqual([true, true, false]);
  expect(await attempts.take('soult', 0, TWICE)).toBe(true);
  expect(await attempts.take('ney', 999, TWICE)).toBe(false);
  expect(await attempts.take('ney', 1000, TWICE)).toBe(true);
});

test('what went well is forgotten', async () => {
  const attempts = attemptsInMemory();
  for (const at of [0, 0]) await attempts.take('ney', at, TWICE);
  await attempts.forget('ney');
  expect(await attempts.take('ney', 0, TWICE)).toBe(true);
});
