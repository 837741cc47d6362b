import type { HexId, Nation } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
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
import { endsOfShortestWays, hexesTo, isNearer } from '../SG-J-ground-movement/SG-J.8-ways.ts';

/** Nobody bars the hex: no partisan, and no enemy in the field. */
const isFree = (g: WarAndPeace, hex: HexId): boolean =>
  !fieldAt(g, hex).some((troop) => troop.kind === 'P' || sideOfTroop(g, troop) === 'pro');
/** K.4.d How far it is home, round whoever bars the way. */
const waysHome = (g: WarAndPeace, nation: Nation): ReadonlyMap<HexId, number> =>
  hexesTo(
    (hex) => landOf(g, hex) === nation,
    (hex) => isFree(g, hex),
  );

/** K.4.d An expeditionary force that has been recalled goes home, and nowhere else. */
export const mayGoThere = (g: WarAndPeace, force: Force, to: HexId): boolean => {
  const recalled = force.parts.find(({ bond }) => bond === 'recalled');
  return !recalled || isNearer(waysHome(g, recalled.nation), to, force.at);
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

const goOn = (g: WarAndPeace, from: HexId, nation: Nation, led: boolean): HexId | undefined =>
  endsOfShortestWays(from, waysHome(g, nation), (hex) => isFree(g, hex), led)[0];
/** K.4.d As quickly as is reasonable: whoever has not been moved in the English Ground Movement Phase goes on by the shortest way. */
export const recalledGoOn = (g: WarAndPeace): void => {
  if (activeFaction(g.clock) !== 'anti') return;
  for (const troop of g.troops) {
    const { at, nation, kind, bond, spent } = troop;
    if (bond !== 'recalled' || spent !== 'no' || !isHex(at)) continue;
    const led = isCavalry(kind) || leadersAt(g, at).some((row) => row.bond === 'recalled');
    const to = goOn(g, at, nation, led);
    if (to) changeTroops(g, troop, troop.sp, { at: to, inside: false, spent: 'moved' });
  }
  for (const { id, at, bond, spent } of g.leaders) {
    if (bond !== 'recalled' || spent !== 'no' || !isHex(at)) continue;
    const to = goOn(g, at, leaderCard(id).nation, true);
    if (to) changeLeader(g, id, { at: to, inside: false, spent: 'moved' });
  }
  recalledAreHome(g);
};
