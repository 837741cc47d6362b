import type { Seat } from '@bivouac/kernel';
import type { Nation, Power } from '../catalogue/ids.ts';
import { directedBy, type NapoleonicWars, powersOf } from '../state/state.ts';

/** A position as the bot imagines it from its view, and for whom it thinks. */
export interface Situation {
  readonly g: NapoleonicWars;
  readonly seat: Seat;
  /** The Powers whose Keys are its score, and all nations that it moves. */
  readonly powers: readonly Power[];
  readonly nations: readonly Nation[];
}
export const situation = (g: NapoleonicWars, seat: Seat): Situation => ({
  g,
  seat,
  powers: powersOf(g, seat),
  nations: directedBy(g, seat),
});
