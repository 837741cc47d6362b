import type { Europe } from '../../state.ts';

/** 9.2 What is left of the points of an action may be kept until the end of the year. */
export const keepInReserve = (_g: Europe): void => {
  throw new Error('not written yet');
};
/** 9.2 Points kept are lost at the end of the year. */
export const loseReserves = (_g: Europe): void => {
  throw new Error('not written yet');
};
