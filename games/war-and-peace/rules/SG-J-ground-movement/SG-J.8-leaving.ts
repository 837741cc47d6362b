import { type Faction, type HexId, isMajor, type Major, type Nation, opponent } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  changeLeader,
  changeTroops,
  factionOf,
  fieldAt,
  isGoverned,
  landOf,
  leadersAt,
  sideOfLeader,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { endsOfShortestWays, hexesTo, isNearer } from './SG-J.8-ways.ts';

/** K.2.c France is closed from Napoleon's exile until he is back on her soil. */
export const isFranceClosed = (g: WarAndPeace): boolean =>
  g.politics.status.france === 'exile' && g.politics.machines['FRANCE'] !== 'landing';

/** K.2.c, M.3.c Ground that the units of a nation must leave: France during the exile, absolutely neutral Austria. */
export const landToLeave = (g: WarAndPeace, hex: HexId, nation: Nation): Major | undefined => {
  const land = landOf(g, hex);
  if (land === nation) return undefined;
  if (land === 'france') return isFranceClosed(g) ? land : undefined;
  const absolute = g.politics.machines['AUSTRIA'] === 'absolute' && g.politics.status.austria === 'neutral';
  return land === 'austria' && absolute ? land : undefined;
};

/** Where a side may stand beyond the border: among friends, in a conquered state, on ground without a government. */
const isOpen = (g: WarAndPeace, hex: HexId, side: Faction): boolean => {
  const land = landOf(g, hex);
  return (
    !isGoverned(g, land) || factionOf(g, land) === side || (isMajor(land) && g.politics.status[land] === 'conquered')
  );
};
/** How far it is to the nearest ground where a side may stand; from where no way leads there, to the enemy's. */
const waysOut = (g: WarAndPeace, from: HexId, side: Faction): ReadonlyMap<HexId, number> => {
  const land = landOf(g, from);
  const isInside = (hex: HexId): boolean => landOf(g, hex) === land;
  const toFriends = hexesTo((hex) => !isInside(hex) && isOpen(g, hex, side), isInside);
  if (toFriends.has(from)) return toFriends;
  return hexesTo((hex) => !isInside(hex) && isOpen(g, hex, opponent(side)), isInside);
};

/** K.2.c, M.3.c Those who have to leave, or whom a change of sides has caught inside, may go on through the land, always nearer to its border. */
export const isOnTheWayOut = (g: WarAndPeace, from: HexId, to: HexId, side: Faction): boolean => {
  const land = landOf(g, from);
  return landOf(g, to) === land && isNearer(waysOut(g, from, side), to, from);
};

const mayStand = (g: WarAndPeace, hex: HexId, side: Faction): boolean =>
  !fieldAt(g, hex).some((troop) => troop.kind === 'P' || sideOfTroop(g, troop) === opponent(side));
/** The nearest way out, as far as the month allows. */
const wayOut = (g: WarAndPeace, from: HexId, side: Faction, led: boolean): HexId | undefined =>
  endsOfShortestWays(from, waysOut(g, from, side), (hex) => mayStand(g, hex, side), led)[0];

/** K.2.c, M.3.c As rapidly as possible: whoever of the active side has not moved of their own will is moved now. */
export const evacuate = (g: WarAndPeace): void => {
  const side = activeFaction(g.clock);
  if (!side) return;
  for (const troop of g.troops) {
    const { at, nation, kind, spent } = troop;
    const land = isHex(at) ? landToLeave(g, at, nation) : undefined;
    if (!land || !isHex(at) || spent !== 'no' || kind === 'P' || sideOfTroop(g, troop) !== side) continue;
    const led = isCavalry(kind) || leadersAt(g, at).some(({ id }) => sideOfLeader(g, id) === side);
    const to = wayOut(g, at, side, led);
    if (to) changeTroops(g, troop, troop.sp, { at: to, inside: false, spent: 'moved' });
  }
  for (const { id, at, spent } of g.leaders) {
    const { nation, naval } = leaderCard(id);
    const land = isHex(at) ? landToLeave(g, at, nation) : undefined;
    if (!land || !isHex(at) || naval || spent !== 'no' || sideOfLeader(g, id) !== side) continue;
    if (troopsAt(g, at).some((troop) => sideOfTroop(g, troop) === side)) continue;
    const to = wayOut(g, at, side, true);
    if (to) changeLeader(g, id, { at: to, inside: false, spent: 'moved' });
  }
};
