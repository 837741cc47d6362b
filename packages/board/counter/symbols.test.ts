import { expect, test } from 'vitest';
import { armies } from '../demo/armies.ts';
import { MARK_SIGNS } from './mark-signs.ts';
import { symbolOf } from './symbols.ts';

test('every arm has a sign of its own in both sets', () => {
  const arms = [...new Set(armies.map(({ face }) => face.symbol))].filter((arm) => arm !== 'hidden');
  expect(arms).toHaveLength(8);
  for (const set of ['nato', 'period'] as const)
    expect(new Set(arms.map((arm) => symbolOf(set, arm).path)).size).toBe(arms.length);
});

test('every mark has a sign of its own', () => {
  const signs = Object.values(MARK_SIGNS);
  expect(new Set(signs).size).toBe(signs.length);
});
