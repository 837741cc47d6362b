import { expect, test } from 'vitest';
import { lockWith, NO_LOCK } from './locked.ts';

const SECRET = 'd1ce'.repeat(16);

test('what is locked opens with its key alone, is another text each time, and cannot be changed', () => {
  const lock = lockWith('a key that nobody can guess');
  const [one, other] = [lock.lock(SECRET), lock.lock(SECRET)];
  expect(one).not.toContain(SECRET);
  expect(one).not.toBe(other);
  expect([lock.open(one), lock.open(other)]).toEqual([SECRET, SECRET]);
  expect(() => lockWith('another key that nobody can guess').open(one)).toThrow('DICE_KEY');
  expect(() => NO_LOCK.open(one)).toThrow('DICE_KEY');
  expect(() => lock.open(`${one.slice(0, -2)}AA`)).toThrow('DICE_KEY');
});

test('what was kept before there was a key can still be read', () => {
  expect(lockWith('a key that nobody can guess').open(SECRET)).toBe(SECRET);
  expect(lockWith('').lock(SECRET)).toBe(SECRET);
});

test('a key that could be guessed is refused', () => expect(() => lockWith('short')).toThrow('DICE_KEY'));
