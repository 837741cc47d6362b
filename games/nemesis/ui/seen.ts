import { derived, type Seat } from '@bivouac/kernel';
import type { Side } from '../ids.ts';
import { type Nemesis, SIDES } from '../state.ts';
import { imagine, type NemesisView } from '../view.ts';

/**
 * A whole state that looks like this view, for the rules to read. Face-down trains of the other side are anybody's
 * guess in it, so whoever shows trains reads the view.
 */
export const stateOf: (view: NemesisView) => Nemesis = derived((view: NemesisView) => imagine(view, '', () => 0));

/** The side that a seat plays; a spectator plays none. */
export const sideOf = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);
