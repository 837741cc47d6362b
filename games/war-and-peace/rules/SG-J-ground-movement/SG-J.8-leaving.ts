import type { Faction, HexId, Major, Nation } from '../../catalogue/ids.ts';
import { isMajor } from '../../catalogue/ids.ts';
import { hexCards, isHex, overland } from '../../catalogue/map.ts';
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
import { plainCost } from './SG-J.2-costs.ts';

const ALLOWANCE = 4;

/** K.2.c, M.3.c Ground that the units of a nation must leave: France during the exile, absolutely neutral Austria. */
export const landToLeave = (g: WarAndPeace, hex: HexId, nation: Nation): Major | undefined => {
  const land = landOf(g, hex);
  if (land === nation) return undefined;
  if (land === 'france') return g.politics.status.france === 'exile' ? land : undefined;
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
/** How many hexes it is to the nearest ground where a side may stand, from each hex of a land. */
const waysOut = (g: WarAndPeace, land: Major, side: Faction): ReadonlyMap<HexId, number> => {
  const far = new Map<HexId, number>();
  const queue: HexId[] = [];
  for (const { id } of hexCards)
    if (landOf(g, id) !== land && isOpen(g, id, side)) {
      far.set(id, 0);
      queue.push(id);
    }
  for (const hex of queue)
    for (const next of overland(hex))
      if (!far.has(next) && landOf(g, next) === land) {
        far.set(next, (far.get(hex) ?? 0) + 1);
        queue.push(next);
      }
  return far;
};

/** K.2.c, M.3.c Those who have to leave may go on through the land, always nearer to its border. */
export const isOnTheWayOut = (g: WarAndPeace, from: HexId, to: HexId, side: Faction): boolean => {
  const land = landOf(g, from);
  if (land === 'hanse' || !isMajor(land) || landOf(g, to) !== land) return false;
  const far = waysOut(g, land, side);
  return (far.get(to) ?? Infinity) < (far.get(from) ?? Infinity);
};

const isBarred = (g: WarAndPeace, hex: HexId, side: Faction): boolean =>
  fieldAt(g, hex).some(
    (troop) => troop.kind === 'P' || (sideOfTroop(g, troop) !== side && sideOfTroop(g, troop) !== 'neutral'),
  );
/** The nearest way: a hex without a leader, otherwise as far as the allowance goes. */
const wayOut = (g: WarAndPeace, from: HexId, far: ReadonlyMap<HexId, number>, side: Faction, led: boolean): HexId => {
  let at = from;
  for (let left = ALLOWANCE; left > 0;) {
    const here = far.get(at) ?? 0;
    const to = overland(at).find((next) => (far.get(next) ?? Infinity) < here && !isBarred(g, next, side));
    if (!to || (at !== from && plainCost(to) > left)) break;
    left -= plainCost(to);
    at = to;
    if (!led) break;
  }
  return at;
};

/** K.2.c, M.3.c As rapidly as possible: whoever of the active side has not moved of their own will is moved now. */
export const evacuate = (g: WarAndPeace): void => {
  const side = activeFaction(g.clock);
  if (!side) return;
  for (const troop of g.troops) {
    const { at, nation, kind, spent } = troop;
    const land = isHex(at) ? landToLeave(g, at, nation) : undefined;
    if (!land || !isHex(at) || spent !== 'no' || kind === 'P' || sideOfTroop(g, troop) !== side) continue;
    const led = isCavalry(kind) || leadersAt(g, at).some(({ id }) => sideOfLeader(g, id) === side);
    const to = wayOut(g, at, waysOut(g, land, side), side, led);
    if (to !== at) changeTroops(g, troop, troop.sp, { at: to, inside: false, spent: 'moved' });
  }
  for (const { id, at, spent } of g.leaders) {
    const { nation, naval } = leaderCard(id);
    const land = isHex(at) ? landToLeave(g, at, nation) : undefined;
    if (!land || !isHex(at) || naval || spent !== 'no' || sideOfLeader(g, id) !== side) continue;
    if (troopsAt(g, at).some((troop) => sideOfTroop(g, troop) === side)) continue;
    const to = wayOut(g, at, waysOut(g, land, side), side, true);
    if (to !== at) changeLeader(g, id, { at: to, inside: false, spent: 'moved' });
  }
};
