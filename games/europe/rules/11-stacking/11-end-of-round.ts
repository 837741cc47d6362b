import type { Europe } from '../../state.ts';

/** 11 At the end of a round nobody is left where he may not stand. */
export const endOfRound = (_g: Europe): void => {
  throw new Error('not written yet');
};
