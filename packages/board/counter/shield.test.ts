import { expect, test } from 'vitest';
import { CHARGES, shieldAt } from './shield.ts';

test('the charges of five nations are five shapes', () => {
  expect(new Set(Object.values(CHARGES)).size).toBe(5);
});

test('the shield stands in the middle between the figures, and gives way to long ones', () => {
  expect(shieldAt(['2', '4'], 32, 42)).toBe(0);
  expect(shieldAt(['1', '1½'], 32, 42)).toBeLessThan(-8);
  expect(shieldAt(['12', '4'], 32, 42)).toBeGreaterThan(0);
  expect(shieldAt(['12*', '5½'], 32, 42)).toBeUndefined();
});
