import type { Seat } from '@bivouac/kernel';
import { type Nation, NATIONS, POWERS, type Power } from '../catalogue/ids.ts';
import { campOf, directedBy, type NapoleonicWars } from '../state/state.ts';

export { stateOf } from '../secrecy/state-of.ts';

/** The Power that a seat is called by; a spectator has none. */
export const powerOfSeat = (seat: Seat): Power | undefined => POWERS.find((power) => power === seat);

/** The nations that a seat directs now; for a spectator, those of France. */
export const ownNations = (g: NapoleonicWars, seat: Seat): readonly Nation[] =>
  directedBy(g, powerOfSeat(seat) ?? 'france');

/** Friend or foe of a seat: its own nations, those of their Camps, the enemies, and nobody's. */
export const toneFor = (g: NapoleonicWars, seat: Seat, nation: Nation): 'own' | 'good' | 'enemy' | 'shared' => {
  const own = ownNations(g, seat);
  if (own.includes(nation)) return 'own';
  const camp = campOf(g, nation);
  if (camp === null) return 'shared';
  const mine = own.map((each) => campOf(g, each)).find((each) => each !== null);
  return mine === undefined ? 'shared' : mine === camp ? 'good' : 'enemy';
};

export const isNation = (value: unknown): value is Nation => NATIONS.some((nation) => nation === value);
