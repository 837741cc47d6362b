import type { Charge } from '../game-ui.ts';

/** The look of a nation's counters. */
export interface Colours {
  readonly field: string;
  readonly ink: string;
  /** The colour of its own on a counter that follows another's. */
  readonly band?: string;
  /** What tells the nation apart without its colour. */
  readonly charge?: Charge;
}

/** The two inks of figures and symbols, for dark fields and for pale ones. */
export const LIGHT = '#fdf6e3';
export const DARK = '#22190f';
