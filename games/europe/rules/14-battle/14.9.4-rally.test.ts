import { expect, test } from 'vitest';
import { position } from '../../testing/position.ts';
import { rallyOfThemselves } from './14.9.4-rally.ts';

test('14.9.4 revised: at the end of the activations those who were not marked out of supply rally of themselves', () => {
  const shaken = (...words: readonly string[]): boolean | undefined => {
    const g = position({ edition: 'revised', forces: { vienne: ['charles', 'aus_1', 'demoralised', ...words] } });
    rallyOfThemselves(g, 'endPhase');
    return g.forces[0]?.demoralised;
  };
  expect([shaken(), shaken('unsupplied')]).toEqual([false, true]);
});
