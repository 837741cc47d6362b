import { cityCards } from '../../catalogue/cities.ts';
import { type HexId, isMajor, type Major } from '../../catalogue/ids.ts';
import { overland } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  changeTroops,
  type Force,
  holderOf,
  landOf,
  leadersAt,
  leaderToPool,
  moveForce,
  removeTroops,
  setHolder,
  toPool,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';

const expel = (g: WarAndPeace, hex: HexId, owner: Major): void => {
  const rows = troopsAt(g, hex).filter(({ nation }) => nation !== owner);
  const leaders = leadersAt(g, hex)
    .filter(({ id }) => leaderCard(id).nation !== owner && !leaderCard(id).naval)
    .map(({ id }) => id);
  for (const troop of rows) changeTroops(g, troop, troop.sp, { inside: false, spent: 'moved' });
  const force: Force = {
    at: hex,
    leaders,
    parts: rows.map(({ nation, kind, level, bond, sp }) => ({ nation, kind, level, bond, sp })),
  };
  if (rows.length === 0 && leaders.length === 0) return;
  const to = overland(hex).find((each) => rows.length === 0 || !mayEnter(g, { verb: 'aside', force, to: each }));
  if (to) moveForce(g, force, to);
  else {
    for (const { sp, ...sort } of troopsAt(g, hex).filter(({ nation }) => nation !== owner)) {
      removeTroops(g, sort, sp);
      toPool(g, sort.nation, sort.kind, sp);
    }
    for (const id of leaders) leaderToPool(g, id);
  }
};

/** I.2.c The conquerors leave the capitals of a conquered state with the first movement, and the capitals are its own again. */
export const vacateCapitals = (g: WarAndPeace): void => {
  for (const { id, kind, state, hex } of cityCards) {
    if (kind !== 'capital' || state === 'hanse' || !isMajor(state) || landOf(g, hex) !== state) continue;
    if (g.politics.status[state] !== 'conquered') continue;
    expel(g, hex, state);
    if (holderOf(g, id) !== state) setHolder(g, id, state);
  }
};
