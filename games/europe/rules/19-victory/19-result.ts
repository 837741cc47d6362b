import type { Result } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 19, 20.1 Who has won when the game is over. */
export const verdictOfHistory = (_g: Europe): Result => {
  throw new Error('not written yet');
};
