import type { DuchyId } from '../catalogue/ids.ts';

/** The box of a Port, as the sheet calls it. */
export const harbourOf = (port: DuchyId | string): string => `port_${port}`;
export const FOREIGN_WARS = 'foreign_wars';
export const REGROUP = 'regroup';
