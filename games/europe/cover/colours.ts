import type { Side } from '../catalogue/ids.ts';

/** For the question panel and the charts, where either must stand out on paper and in the dark. */
export const SEAT_COLOURS: Readonly<Record<Side, string>> = { coalition: '#a5762a', empire: '#3a5fa8' };
