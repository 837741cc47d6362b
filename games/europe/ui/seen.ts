import { derivedLately, type Seat } from '@bivouac/kernel';
import { type Side, SIDES } from '../ids.ts';
import type { Europe } from '../state.ts';
import { type EuropeView, imagine } from '../view.ts';

/**
 * A whole state that looks like this view, for the rules to read. The cards that the seer does not know are anybody's
 * guess in it, so whoever shows cards reads the view.
 */
export const stateOf: (view: EuropeView) => Europe = derivedLately((view: EuropeView) => imagine(view, '', () => 0));

/** The side that a seat plays; a spectator plays none. */
export const sideOfSeat = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);
