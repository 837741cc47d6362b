import type { Charge } from '../game-ui.ts';
import { figureEms } from './figures-apart.ts';

/** Nations are told apart without colour by what stands on their shields. */
export const SHIELD = 'M-11-12H11V0C11 7 5 11 0 13C-5 11-11 7-11 0Z';

export const CHARGES: Readonly<Record<Charge, string>> = {
  pale: 'M-4-12H4V12H-4Z',
  cross: 'M-3-12H3V-4H11V2H3V13H-3V2H-11V-4H-3Z',
  fess: 'M-11-4H11V3H-11Z',
  saltire: 'M-11-12H-6L0-5L6-12H11L3-1L9 7L5 10L0 4L-5 10L-9 7L-3-1Z',
  quarters: 'M0-12H11V0H0ZM-11 0H0V13C-5 11-11 7-11 0Z',
};

const HALF_SHIELD = 10;

/**
 * Where a shield stands between the figures of a counter, from its middle, in units of a hundredth of its side; nothing where
 * they leave it no room.
 */
export const shieldAt = (
  [left, right]: readonly [string, string],
  size: number,
  halfWidth: number,
): number | undefined => {
  const from = -halfWidth + figureEms(left) * size;
  const to = halfWidth - figureEms(right) * size;
  return to - from >= 2 * HALF_SHIELD + 2 ? (from + to) / 2 : undefined;
};
