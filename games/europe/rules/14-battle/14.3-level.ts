import { tables } from '../../scenario/editions.ts';
import type { Europe, Level } from '../../state/state.ts';

/** 14.3 A skirmish up to seven points in all, a major battle from 22 with ten on the weaker side, else a minor one. */
export const levelOf = (g: Pick<Europe, 'edition'>, one: number, other: number): Level => {
  const { skirmishUpTo, majorFrom, majorWeakerFrom } = tables(g).levels;
  const total = one + other;
  if (total >= majorFrom && Math.min(one, other) >= majorWeakerFrom) return 'major';
  return total <= skirmishUpTo ? 'skirmish' : 'minor';
};
