import type { Power } from '../catalogue/ids.ts';

/** For the question panel and the charts, where each Power must stand out on paper and in the dark. */
export const SEAT_COLOURS: Readonly<Record<Power, string>> = {
  france: '#3a5fa8',
  britain: '#b5352f',
  austria: '#a5762a',
  russia: '#3c7a4c',
  prussia: '#6a7380',
};
