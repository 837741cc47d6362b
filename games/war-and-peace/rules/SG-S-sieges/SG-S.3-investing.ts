import type { Script } from '@bivouac/kernel';
import { cityCard, cityCards } from '../../catalogue/cities.ts';
import type { Faction, HexId } from '../../catalogue/ids.ts';
import {
  activeFaction,
  changeAllTroops,
  changeLeader,
  garrisonAt,
  leadersAt,
  pointsOf,
  siegeOf,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { besiegedBy, friendsAt, isSafeGibraltar } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { conqueredAround } from '../I-conquest/I.2-cities.ts';
import { cityFalls } from './SG-S.6-fall.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';

/** SG S.3 As many points as the garrison, in supply, put the city under siege. */
const invests = (g: WarAndPeace, hex: HexId, side: Faction): boolean => {
  const holdouts = pointsOf(besiegedBy(g, hex, side));
  const friends = friendsAt(g, hex, side);
  return (
    holdouts > 0 &&
    pointsOf(friends) >= holdouts &&
    !isSafeGibraltar(g, hex, side) && // F.2.i
    isSupplied(g, hex, friends)
  );
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

const SIDES: readonly Faction[] = ['pro', 'anti'];

/** SG S.8, G.5.c A siege ends when the besiegers are fewer than the garrison, or gone, or no longer its enemies; a city without a garrison falls to them. */
export function* endSieges(g: WarAndPeace): Script {
  for (const { city } of g.sieges) {
    const { hex } = cityCard(city);
    const besieger = SIDES.find((side) => friendsAt(g, hex, side).length > 0);
    const holdouts = besieger ? pointsOf(besiegedBy(g, hex, besieger)) : 0;
    const friends = besieger ? friendsAt(g, hex, besieger) : [];
    const safe = besieger !== undefined && isSafeGibraltar(g, hex, besieger); // F.2.i
    if (besieger && holdouts > 0 && pointsOf(friends) >= holdouts && !safe) continue;
    g.sieges = g.sieges.filter((siege) => siege.city !== city);
    const empty = garrisonAt(g, hex).length === 0 || (besieger && conqueredAround(g, city, besieger) !== undefined);
    if (besieger && holdouts === 0 && empty) {
      yield* cityFalls(g, city, besieger);
      continue;
    }
    if (!besieger || holdouts === 0) {
      changeAllTroops(g, (troop) => troop.at === hex && troop.inside, { inside: false });
      for (const { id } of leadersAt(g, hex)) changeLeader(g, id, { inside: false });
    }
    log(g, 'SG S.8', 'siege.ends', { city });
  }
}
