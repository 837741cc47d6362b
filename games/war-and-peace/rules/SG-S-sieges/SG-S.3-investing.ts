import { cityAt, cityCards } from '../../catalogue/cities.ts';
import type { CityId, Faction, HexId } from '../../catalogue/ids.ts';
import {
  activeFaction,
  changeAllTroops,
  changeLeader,
  leadersAt,
  pointsOf,
  siegeOf,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../speech.ts';
import { friendsAt, holdoutsAt } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';

/** SG S.3 As many points as the garrison, in supply, put the city under siege. */
const invests = (g: WarAndPeace, hex: HexId, side: Faction): boolean => {
  const holdouts = pointsOf(holdoutsAt(g, hex, side));
  const friends = friendsAt(g, hex, side);
  return holdouts > 0 && pointsOf(friends) >= holdouts && isSupplied(g, hex, friends);
};

/** SG S.3 At the end of their movement the active side invests the cities whose garrisons it can hold in. */
export const beginSieges = (g: WarAndPeace): void => {
  const side = activeFaction(g.clock);
  if (!side) return;
  for (const { id, hex } of cityCards)
    if (!siegeOf(g, id) && invests(g, hex, side)) {
      g.sieges = [...g.sieges, { city: id, marker: 0, since: turnOf(g.clock) }];
      log(g, 'SG S.3', 'siege.begins', { city: id });
    }
};

const besiegers = (g: WarAndPeace, city: CityId, hex: HexId): Faction | undefined => {
  const sides: readonly Faction[] = ['pro', 'anti'];
  return siegeOf(g, city)
    ? sides.find((side) => holdoutsAt(g, hex, side).length > 0 && friendsAt(g, hex, side).length > 0)
    : undefined;
};
/** SG S.8 A siege ends when the besiegers are fewer than the garrison, or gone. */
export const endSieges = (g: WarAndPeace): void => {
  for (const { city } of g.sieges) {
    const hex = cityCards.find(({ id }) => id === city)?.hex;
    if (!hex) continue;
    const side = besiegers(g, city, hex);
    if (side && pointsOf(friendsAt(g, hex, side)) >= pointsOf(holdoutsAt(g, hex, side))) continue;
    g.sieges = g.sieges.filter((siege) => siege.city !== city);
    if (side === undefined) {
      changeAllTroops(g, (troop) => troop.at === hex && troop.inside, { inside: false });
      for (const { id } of leadersAt(g, hex)) changeLeader(g, id, { inside: false });
    }
    log(g, 'SG S.8', 'siege.ends', { city });
  }
};
export const isUnderSiege = (g: WarAndPeace, hex: HexId): boolean => {
  const city = cityAt(hex);
  return city !== undefined && siegeOf(g, city.id) !== undefined;
};
