import type { Minded } from '@bivouac/bots';
import type { Seat } from '@bivouac/kernel';
import { type Faction, MAJORS, opponent } from '../catalogue/ids.ts';
import { FRENCH, seatOf } from '../rules/D-players/D.3-seats.ts';
import { activeFaction, factionOf, turnOf, type WarAndPeace } from '../state/index.ts';

/** The war as one seat sees it at one moment. */
export interface Situation extends Minded {
  readonly g: WarAndPeace;
  readonly seat: Seat;
  /** The faction that the seat fights for. */
  readonly side: Faction;
  readonly enemy: Faction;
}

/** D.3 The faction whose segment it is, if the seat has a state in it; else that of its first state that fights. */
const sideOfSeat = (g: WarAndPeace, seat: Seat): Faction => {
  if (seat === FRENCH) return 'pro';
  const own = MAJORS.filter((major) => seatOf(g, major) === seat).map((major) => factionOf(g, major));
  const active = activeFaction(g.clock);
  if (active && own.includes(active)) return active;
  return own.find((faction) => faction === 'pro' || faction === 'anti') === 'pro' ? 'pro' : 'anti';
};

/** What the thoughts about a position read of it: the same position gives the same thoughts, however often it is asked about. */
const readsOf = (g: WarAndPeace, seat: Seat, side: Faction): readonly unknown[] => {
  const { scenario, players, troops, leaders, ships, cities, sieges, entrenched, pools, politics, history, clock } = g;
  const tables = [scenario, players, troops, leaders, ships, cities, sieges, entrenched, pools, politics, history];
  return [...tables, turnOf(clock), clock.segment, clock.phase, g.agreed, g.weather, seat, side];
};

export const situation = (g: WarAndPeace, seat: Seat): Situation => {
  const side = sideOfSeat(g, seat);
  return { g, seat, side, enemy: opponent(side), reads: readsOf(g, seat, side) };
};
