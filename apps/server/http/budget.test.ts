import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

const HOUR = 3_600_000;

test('so much in one go, then so much a second, for each apart; what is owed is not forgotten', () => {
  let time = 0;
  const budget = new Budget(2, 1, () => time);
  expect([budget.take('a'), budget.take('a'), budget.take('a')]).toEqual([1, 0, -1]);
  expect(budget.take('b')).toBe(1);
  expect(budget.wait('a')).toBe(2000);
  time += 2000;
  expect([budget.left('a'), budget.wait('a')]).toEqual([1, 0]);
  time += HOUR;
  expect(budget.left('a')).toBe(2);
});
