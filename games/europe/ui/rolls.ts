import type { EuropeView } from '../secrecy/view.ts';
import { fleet } from '../catalogue/catalogue.ts';
import { type FleetId, SIDES } from '../catalogue/ids.ts';
import { isSide, sideOf } from '../state/state.ts';
import type { Message, Seat } from '@bivouac/kernel';

/** For whom a die is rolled: the side that its question names, that of the fleet which fires, or whoever acts. */
export const rolledBy = ({ params }: Message, view: EuropeView): Seat | undefined => {
  const named = SIDES.find((side) => side === params['side'] || side === params['by']);
  if (named) return named;
  if (typeof params['fleet'] === 'string') {
    const side = sideOf(view, fleet(params['fleet'] as FleetId).nation);
    if (isSide(side)) return side;
  }
  return view.action?.side ?? view.clock.next;
};
