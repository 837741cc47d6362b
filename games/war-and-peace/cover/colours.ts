import type { Major } from '../catalogue/ids.ts';

/** For the question panel and the charts, where each must stand out on paper and in the dark. */
export const SEAT_COLOURS: Readonly<Record<Major, string>> = {
  france: '#3a5fa8',
  england: '#b03a34',
  austria: '#a5762a',
  prussia: '#6f7782',
  russia: '#3f7d4a',
  spain: '#b8801f',
};
