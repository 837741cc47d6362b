import { expect, test } from 'vitest';
import { decimal, percent, signed, written } from './figures.ts';

test('modifiers carry their sign, with a true minus', () => {
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0']);
  expect([3, -2].map(written)).toEqual(['3', '−2']);
});

test('what may happen is never written as nought, nor what may not as certain', () => {
  expect(percent(0.004, 'en')).toBe('<1%');
  expect(percent(0.997, 'en')).toBe('>99%');
  expect(percent(0, 'en')).toBe('0%');
  expect(percent(1, 'en')).toBe('100%');
  expect(percent(0.47, 'fr')).toBe('47\u202f%');
});

test('decimals in each language', () => {
  expect(decimal(3.14159, 'en')).toBe('3.1');
  expect(decimal(3.14159, 'fr', 2)).toBe('3,14');
  expect(decimal(-0.5, 'fr')).toBe('−0,5');
});
