import { expect, test } from 'vitest';
import { withGaps } from './with-gaps.ts';

test('a track never skips without a sign: the step after a gap says so, and no other', () => {
  const steps = withGaps([0, 4, 5, 6, 20].map((at) => ({ at, short: String(at) })));
  expect(steps.map(({ short, skips }) => (skips ? `… ${short}` : short))).toEqual(['0', '… 4', '5', '6', '… 20']);
});
