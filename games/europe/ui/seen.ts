import { fact, type Seat } from '@bivouac/kernel';
import { type Side, SIDES } from '../catalogue/ids.ts';
import { type Europe, type ForceId, unitsAt } from '../state/state.ts';
import { type EuropeView, imagineCards } from '../secrecy/view.ts';

/**
 * A state that looks like this view, for the rules to read. The cards that the seer does not know are anybody's guess in
 * it, so those who show cards read the view. What lies in the fog of war stays there: those pieces are nowhere.
 */
export const stateOf: (view: EuropeView) => Europe = fact((view: EuropeView) => imagineCards(view, () => 0));

/** 4 Of this force nothing is seen but its general and the marker of his army. */
export const isVeiled = (g: Europe, id: ForceId): boolean => g.agreed.fogOfWar && unitsAt(g, id).length === 0;

/** The side that a seat plays; a spectator plays none. */
export const sideOfSeat = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);
