import { expect, test } from 'vitest';
import { position } from '../../testing/position.ts';
import { levelOf } from './14.3-level.ts';

const g = position({});

test('14.3 example: six and eight make a minor battle', () => {
  expect(levelOf(g, 6, 8)).toBe('minor');
});
test('14.3 up to seven points in all it is a skirmish', () => {
  expect([levelOf(g, 3, 4), levelOf(g, 4, 4)]).toEqual(['skirmish', 'minor']);
});
test('14.3 a major battle has 22 points, ten of them on the weaker side', () => {
  expect([levelOf(g, 12, 10), levelOf(g, 11, 10), levelOf(g, 13, 9), levelOf(g, 30, 9)]).toEqual([
    'major',
    'minor',
    'minor',
    'minor',
  ]);
});
