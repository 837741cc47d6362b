import { fleet } from '../catalogue/catalogue.ts';
import { type FleetId, SIDES } from '../catalogue/ids.ts';
import { type Europe, isSide, sideOf } from '../state/state.ts';
import type { Message, Seat } from '@bivouac/kernel';

/** For whom a die is rolled: the side that its question names, that of the fleet which fires, or the side that acts. */
export const rolledBy = ({ params }: Message, g: Europe): Seat | undefined => {
  const named = SIDES.find((side) => side === params['side'] || side === params['by']);
  if (named) return named;
  if (typeof params['fleet'] === 'string') {
    const side = sideOf(g, fleet(params['fleet'] as FleetId).nation);
    if (isSide(side)) return side;
  }
  return g.action?.side ?? g.clock.next;
};
