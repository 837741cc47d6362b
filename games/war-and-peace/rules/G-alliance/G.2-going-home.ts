import { type HexId, isMajor, type Nation } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changeTroops,
  factionOf,
  fieldAt,
  isOnMap,
  landOf,
  leadersAt,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';

const ALLOWANCE = 4;

/** The way to the nearest hex of the own country, by the fewest hexes. */
const wayHome = (g: WarAndPeace, from: HexId, nation: Nation): readonly HexId[] => {
  const before = new Map<HexId, HexId>();
  const seen = new Set<HexId>([from]);
  const queue: HexId[] = [from];
  for (const hex of queue) {
    if (landOf(g, hex) === nation) {
      const way: HexId[] = [];
      for (let at: HexId | undefined = hex; at && at !== from; at = before.get(at)) way.unshift(at);
      return way;
    }
    for (const next of overland(hex))
      if (!seen.has(next) && !fieldAt(g, next).some(({ kind }) => kind === 'P')) {
        seen.add(next);
        before.set(next, hex);
        queue.push(next);
      }
  }
  return [];
};
const destination = (way: readonly HexId[], led: boolean): HexId | undefined => {
  if (!led) return way[0];
  let left = ALLOWANCE;
  let last: HexId | undefined;
  for (const hex of way) {
    if (plainCost(hex) > left) break;
    left -= plainCost(hex);
    last = hex;
  }
  return last ?? way[0];
};
const isAbroad = (g: WarAndPeace, { nation, at, bond }: Troop): boolean =>
  isMajor(nation) && factionOf(g, nation) === 'neutral' && bond === 'none' && isHex(at) && landOf(g, at) !== nation;

/** G.2.c, G.3.e, K.4.d Troops of a state that has become neutral go home by the shortest way; without a leader a hex a month. */
export const goHome = (g: WarAndPeace): void => {
  for (const troop of g.troops.filter((each) => isAbroad(g, each))) {
    if (!isHex(troop.at)) continue;
    const led = leadersAt(g, troop.at).some(({ id }) => leaderCard(id).nation === troop.nation);
    const to = destination(
      wayHome(g, troop.at, troop.nation),
      led || troop.kind === 'C' || troop.kind === 'GC' || troop.kind === 'CC',
    );
    if (to) changeTroops(g, troop, troop.sp, { at: to, inside: false });
  }
  for (const row of g.leaders) {
    const { nation, naval } = leaderCard(row.id);
    const { at } = row;
    if (
      naval ||
      !isOnMap(row) ||
      !isHex(at) ||
      !isMajor(nation) ||
      factionOf(g, nation) !== 'neutral' ||
      landOf(g, at) === nation
    )
      continue;
    const to = destination(wayHome(g, at, nation), true);
    if (to) changeLeader(g, row.id, { at: to, inside: false });
  }
};
