import type { HexId, Nation } from '../../catalogue/ids.ts';
import { hexCards, isHex, overland } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  changeAllTroops,
  changeLeader,
  changeTroops,
  fieldAt,
  type Force,
  landOf,
  leadersAt,
  sideOfTroop,
  type WarAndPeace,
} from '../../state/index.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';

const ALLOWANCE = 4;

const isBarred = (g: WarAndPeace, hex: HexId): boolean =>
  fieldAt(g, hex).some((troop) => troop.kind === 'P' || sideOfTroop(g, troop) === 'pro');
/** K.4.d How many hexes it is home, round whoever bars the way. */
const waysHome = (g: WarAndPeace, nation: Nation): ReadonlyMap<HexId, number> => {
  const far = new Map<HexId, number>();
  const queue: HexId[] = [];
  for (const { id } of hexCards)
    if (landOf(g, id) === nation) {
      far.set(id, 0);
      queue.push(id);
    }
  for (const hex of queue)
    for (const next of overland(hex))
      if (!far.has(next)) {
        far.set(next, (far.get(hex) ?? 0) + 1);
        if (!isBarred(g, next)) queue.push(next);
      }
  return far;
};

/** K.4.d An expeditionary force that has been recalled goes home, and nowhere else. */
export const mayGoThere = (g: WarAndPeace, force: Force, to: HexId): boolean => {
  const recalled = force.parts.find(({ bond }) => bond === 'recalled');
  if (!recalled) return true;
  const far = waysHome(g, recalled.nation);
  return (far.get(to) ?? Infinity) < (far.get(force.at) ?? Infinity);
};

/** K.4.d At home it is an ordinary part of the army of its state. */
export const recalledAreHome = (g: WarAndPeace): void => {
  changeAllTroops(g, ({ bond, at, nation }) => bond === 'recalled' && isHex(at) && landOf(g, at) === nation, {
    bond: 'none',
  });
  for (const { id, at, bond } of g.leaders)
    if (bond === 'recalled' && !(isHex(at) && landOf(g, at) !== leaderCard(id).nation))
      changeLeader(g, id, { bond: 'none' });
};

const goOn = (g: WarAndPeace, from: HexId, nation: Nation, led: boolean): HexId => {
  const far = waysHome(g, nation);
  let at = from;
  for (let left = ALLOWANCE; left > 0;) {
    const here = far.get(at) ?? 0;
    const to = overland(at).find((next) => (far.get(next) ?? Infinity) < here && !isBarred(g, next));
    if (!to || (at !== from && plainCost(to) > left)) break;
    left -= plainCost(to);
    at = to;
    if (!led) break;
  }
  return at;
};
/** K.4.d As quickly as is reasonable: whoever has not been moved in the English Ground Movement Phase goes on by the shortest way. */
export const recalledGoOn = (g: WarAndPeace): void => {
  if (activeFaction(g.clock) !== 'anti') return;
  for (const troop of g.troops) {
    const { at, nation, kind, bond, spent } = troop;
    if (bond !== 'recalled' || spent !== 'no' || !isHex(at)) continue;
    const led = isCavalry(kind) || leadersAt(g, at).some((row) => row.bond === 'recalled');
    const to = goOn(g, at, nation, led);
    if (to !== at) changeTroops(g, troop, troop.sp, { at: to, inside: false, spent: 'moved' });
  }
  for (const { id, at, bond, spent } of g.leaders) {
    if (bond !== 'recalled' || spent !== 'no' || !isHex(at)) continue;
    const to = goOn(g, at, leaderCard(id).nation, true);
    if (to !== at) changeLeader(g, id, { at: to, inside: false, spent: 'moved' });
  }
  recalledAreHome(g);
};
