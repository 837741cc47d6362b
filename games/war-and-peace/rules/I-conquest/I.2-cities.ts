import { cityCard } from '../../catalogue/cities.ts';
import { type CityId, type Faction, isMajor, type Major, opponent } from '../../catalogue/ids.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  conquestsOf,
  landOf,
  leadersAt,
  leaderToPool,
  removeTroops,
  sideOfTroop,
  toPool,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';

/** I.2.c The conquered state on whose ground a city lies that this faction, its conqueror, may take by entering it; never a capital. */
export const conqueredAround = (g: WarAndPeace, city: CityId, side: Faction): Major | undefined => {
  const { hex, kind } = cityCard(city);
  const land = landOf(g, hex);
  if (kind === 'capital' || land === 'hanse' || !isMajor(land) || g.politics.status[land] !== 'conquered')
    return undefined;
  return conquestsOf(g, land)[side] > 0 ? land : undefined;
};

/** I.2.c Units of the conquered state that are alone in the city go into its pool. */
export const clearConqueredCity = (g: WarAndPeace, city: CityId, side: Faction): void => {
  const land = conqueredAround(g, city, side);
  const { hex } = cityCard(city);
  if (!land || troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === opponent(side))) return;
  const rows = troopsAt(g, hex).filter(({ nation }) => nation === land);
  for (const { sp, ...sort } of rows) {
    removeTroops(g, sort, sp);
    toPool(g, sort.nation, sort.kind, sp);
  }
  const leaders = leadersAt(g, hex)
    .map(({ id }) => id)
    .filter((id) => leaderCard(id).nation === land && !leaderCard(id).naval);
  for (const id of leaders) leaderToPool(g, id);
  if (rows.length + leaders.length > 0) log(g, 'I.2.c', 'conquest.garrison', { city, force: tokensOf(leaders, rows) });
};
