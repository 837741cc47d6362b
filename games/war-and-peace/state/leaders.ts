import { fact, withRow } from '@bivouac/kernel';
import type { LeaderId, Place, ZoneId } from '../catalogue/ids.ts';
import { isBox } from '../catalogue/cities.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCard, leaderRow } from '../catalogue/pieces.ts';
import type { LeaderRow, WarAndPeace } from './tables.ts';

export const leader = (g: Pick<WarAndPeace, 'leaders'>, id: LeaderId): LeaderRow => {
  const row = g.leaders[leaderRow(id)];
  if (!row) throw new Error(`no leader ${id} in the game`);
  return row;
};
export const changeLeader = (g: WarAndPeace, id: LeaderId, change: Partial<LeaderRow>): void => {
  g.leaders = withRow(g.leaders, leaderRow(id), { ...leader(g, id), ...change });
};
/** A leader comes to a place, from wherever he was. */
export const placeLeader = (g: WarAndPeace, id: LeaderId, at: Place | ZoneId): void =>
  changeLeader(g, id, { at, until: 0, captor: null });
export const isOnMap = ({ at }: LeaderRow): boolean => isHex(at) || isBox(at);

const byPlace = fact((leaders: readonly LeaderRow[]): ReadonlyMap<string, readonly LeaderRow[]> => {
  const places = new Map<string, LeaderRow[]>();
  for (const row of leaders) {
    const there = places.get(row.at);
    if (there) there.push(row);
    else places.set(row.at, [row]);
  }
  return places;
});
const NONE: readonly LeaderRow[] = [];
export const leadersAt = (g: Pick<WarAndPeace, 'leaders'>, place: Place | ZoneId | 'pool'): readonly LeaderRow[] =>
  byPlace(g.leaders).get(place) ?? NONE;
export const ratingOf = (id: LeaderId): number => leaderCard(id).rating;
/** SG O.3 The best single leader. */
export const bestRating = (ids: readonly LeaderId[]): number =>
  ids.reduce((best, id) => Math.max(best, ratingOf(id)), 0);
