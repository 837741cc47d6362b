import { expect, test } from 'vitest';
import { areApart } from './figures-apart.ts';

test('two figures stand apart while there is room between them', () => {
  expect(areApart(['4', '6'], 1.95)).toBe(true);
  expect(areApart(['1', '1½'], 1.95)).toBe(false);
  expect(areApart(['1', '1½'], 2.1)).toBe(true);
  expect(areApart(['', '4½'], 0.1)).toBe(true);
});
