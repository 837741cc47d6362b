import type { Script } from '@bivouac/kernel';
import { cityAt, cityCard, isBox } from '../../catalogue/cities.ts';
import {
  type CityId,
  type Faction,
  type HexId,
  type Holder,
  isMajor,
  type Land,
  type LeaderId,
  type Major,
  type Nation,
} from '../../catalogue/ids.ts';
import { distance, hexCards, isHex } from '../../catalogue/map.ts';
import {
  changeLeader,
  coloursOf,
  conquestsOf,
  factionHolding,
  factionOf,
  type Force,
  holderOf,
  isGoverned,
  landOf,
  leadersAt,
  pointsOf,
  setHolder,
  siegeOf,
  sideOfForce,
  sideOfLeader,
  sideOfTroop,
  strengthOf,
  strongestState,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { shipsLeaveLostPort } from '../F-naval/F.12-lost-port.ts';
import { judgeNow, offerMarginalVictory } from '../C-victory/C-victory.ts';
import { clearConqueredCity, conqueredAround } from '../I-conquest/I.2-cities.ts';
import { cityChangedHands } from '../I-conquest/I.1-conquest.ts';
import { frenchEnterCity } from '../J-production/J.4-blue.ts';
import { noticeInvasions } from '../J-production/J.4-iberia.ts';
import { frenchHoldRussianCity, russiaInvaded } from '../M-east/M.2-clocks.ts';
import { innsbruckIsTaken } from '../M-east/M.5-reversal.ts';
import { invade } from '../N-invasions/N.3-invade.ts';
import { isOnTheWayOut } from './SG-J.8-leaving.ts';
import { holdoutsAt } from './SG-J.8-may-enter.ts';

const HOW_FAR_LEADERS_FLEE = 4;

/** SG D.1 The nearest friendly points within four hexes. */
const refuge = (g: WarAndPeace, from: HexId, side: Faction | 'neutral'): HexId | undefined => {
  const near = hexCards
    .map(({ id }) => ({ id, far: distance(from, id) }))
    .filter(
      ({ id, far }) =>
        far > 0 &&
        far <= HOW_FAR_LEADERS_FLEE &&
        troopsAt(g, id).some((troop) => sideOfTroop(g, troop) === side && troop.kind !== 'P'),
    )
    .sort((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1));
  return near[0]?.id;
};
/** SG D.1 A leader without troops, overtaken by enemies, flees or is captured. */
export const displace = (g: WarAndPeace, id: LeaderId, from: HexId, captor: Nation): void => {
  const to = refuge(g, from, sideOfLeader(g, id));
  if (to) {
    changeLeader(g, id, { at: to, inside: false });
    log(g, 'SG D.1', 'leader.flees', { leader: id, to });
  } else {
    changeLeader(g, id, { at: 'prisoner', captor, inside: false, bond: 'none' });
    log(g, 'G.6.a', 'leader.captured', { leader: id, by: captor });
  }
};
const displaceLeaders = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral', captor: Nation): void => {
  for (const { id, inside } of leadersAt(g, hex)) {
    const own = sideOfLeader(g, id);
    const company = troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === own && troop.inside === inside);
    if (own !== 'neutral' && own !== side && !company) displace(g, id, hex, captor);
  }
};

/** SG J.10, R-109 Who holds a city that a force takes: its own state if that is a friend, else the state that took it. */
export const newHolder = (g: WarAndPeace, city: CityId, by: Nation): Holder => {
  const side = factionOf(g, by);
  const land = landOf(g, cityCard(city).hex);
  if (isGoverned(g, land) && factionOf(g, land) === side && side !== 'neutral') return land;
  return coloursOf(g, by) ?? by;
};
/** I.2.c A city of a conquered state that its conquerors enter becomes a source of theirs; a capital never does. */
const recordSource = (g: WarAndPeace, city: CityId, by: Nation): void => {
  const { hex, kind } = cityCard(city);
  const land = landOf(g, hex);
  const side = factionOf(g, by);
  if (!isMajorLand(land) || g.politics.status[land] !== 'conquered' || kind === 'capital' || side === 'neutral') return;
  const { sources } = g.history;
  if (conquestsOf(g, land)[side] > 0 && !sources[side].includes(city))
    g.history = { ...g.history, sources: { ...sources, [side]: [...sources[side], city] } };
};
const isMajorLand = (land: Land): land is Major => land !== 'hanse' && isMajor(land);

/** SG J.10 A city without enemy points changes hands if the other faction or nobody held it. */
export function* takeCity(g: WarAndPeace, city: CityId, by: Nation): Script {
  const side = factionOf(g, by);
  if (side !== 'neutral') clearConqueredCity(g, city, side);
  const holder = newHolder(g, city, by);
  if (holder === holderOf(g, city)) return;
  setHolder(g, city, holder);
  recordSource(g, city, by);
  g.sieges = g.sieges.filter((siege) => siege.city !== city);
  log(g, 'SG J.10', 'city.taken', { city, holder });
  if (coloursOf(g, by) === 'france') frenchEnterCity(g, city);
  if (factionOf(g, by) === 'anti') innsbruckIsTaken(g, city);
  if (factionOf(g, by) === 'pro') russiaInvaded(g, frenchHoldRussianCity(g, city));
  yield* shipsLeaveLostPort(g, city);
  yield* cityChangedHands(g, city, by);
  judgeNow(g);
  yield* offerMarginalVictory(g);
}

/** May the holder's city be taken by walking in? Never a friend's, nor a neutral's with a government of its own. */
const isTakenByEntry = (g: WarAndPeace, city: CityId, side: Faction): boolean => {
  const holding = factionHolding(g, city);
  if (holding === side) return false;
  if (holding === 'nobody' || holding !== 'neutral') return true;
  const holder = holderOf(g, city);
  if (holder === 'nobody') return true;
  if (holder === 'prussia' && g.politics.machines['PRUSSIA'] === 'open') return true;
  return isMajor(holder) ? conqueredAround(g, city, side) === holder : !isGoverned(g, holder);
};

/** SG J.10 What follows at once when a force has come to a hex: invasion, flight of leaders, control of the city. */
export function* entered(g: WarAndPeace, force: Force, from?: HexId): Script {
  const hex = force.at;
  if (!isHex(hex) || isBox(hex)) return;
  const side = sideOfForce(g, force);
  if (side === 'neutral' || strengthOf(force) === 0) return;
  const by = strongestState(g, force.parts) ?? 'france';
  // Who was inside already, and leaves, invades nobody.
  if (!from || !isOnTheWayOut(g, from, hex, side)) yield* invade(g, hex, force, side);
  noticeInvasions(g);
  if (side === 'pro') russiaInvaded(g, false);
  displaceLeaders(g, hex, side, by);
  const city = cityAt(hex);
  if (!city || pointsOf(holdoutsAt(g, hex, side)) > 0 || siegeOf(g, city.id)) return;
  if (isTakenByEntry(g, city.id, side)) yield* takeCity(g, city.id, by);
}
