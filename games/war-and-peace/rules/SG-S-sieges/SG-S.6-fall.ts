import type { Script } from '@bivouac/kernel';
import { cityCard } from '../../catalogue/cities.ts';
import { type CityId, type Faction, type HexId, type LeaderId, opponent } from '../../catalogue/ids.ts';
import {
  garrisonAt,
  leadersAt,
  sideOfLeader,
  sideOfTroop,
  strongestState,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { friendsAt } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { takeCity } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { surrender } from '../SG-Q-retreat/SG-Q.5-surrender.ts';

/** Leaders who are shut up with the garrison. */
export const insideLeaders = (g: WarAndPeace, hex: HexId, side: Faction): readonly LeaderId[] =>
  leadersAt(g, hex)
    .filter((row) => row.inside && sideOfLeader(g, row.id) === opponent(side))
    .map(({ id }) => id);

/** SG S.6 The garrison becomes prisoners, and the city changes hands. */
export function* cityFalls(g: WarAndPeace, city: CityId, side: Faction): Script {
  const { hex } = cityCard(city);
  const captor = strongestState(g, friendsAt(g, hex, side)) ?? 'france';
  const rows = garrisonAt(g, hex).filter((troop) => sideOfTroop(g, troop) === opponent(side));
  const leaders = insideLeaders(g, hex, side);
  if (rows.length + leaders.length > 0) surrender(g, rows, leaders, captor, hex);
  g.sieges = g.sieges.filter((siege) => siege.city !== city);
  log(g, 'SG S.6', 'siege.falls', { city });
  yield* takeCity(g, city, captor);
}
