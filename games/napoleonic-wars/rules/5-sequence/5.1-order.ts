import type { Nation } from '../../catalogue/ids.ts';
import { after, type NapoleonicWars, trackFrom } from '../../state/state.ts';

/**
 * 3 Order of Movement: it begins with the nation whose Scheduled Impulse comes next. That is the one after the Active
 * nation in a Scheduled Impulse, and the preempted one in a preemptive Impulse: rulings/3-order-of-movement.md.
 */
export const orderOfMovement = ({ clock, impulse }: Pick<NapoleonicWars, 'clock' | 'impulse'>): readonly Nation[] =>
  trackFrom(impulse?.scheduled ? after(clock.marker) : clock.marker);

/** 11.1 The same, but the Active nation comes first. */
export const orderFromActive = (g: Pick<NapoleonicWars, 'clock' | 'impulse'>): readonly Nation[] => {
  const active = g.impulse?.nation;
  const order = orderOfMovement(g);
  return active === undefined ? order : [active, ...order.filter((nation) => nation !== active)];
};

/** The seats of the nations, each once, in Order of Movement. */
export const inOrder = <Seat extends string>(
  nations: readonly Nation[],
  seatOf: (nation: Nation) => Seat | null,
): readonly Seat[] => {
  const found: Seat[] = [];
  for (const nation of nations) {
    const seat = seatOf(nation);
    if (seat !== null && !found.includes(seat)) found.push(seat);
  }
  return found;
};
