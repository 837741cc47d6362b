import { cityId } from '../../catalogue/cities.ts';
import { leaderCard, NAPOLEON } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changePool,
  inPool,
  isOnMap,
  leader,
  type LeaderRow,
  removeTroops,
  setHolder,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { englishHolland } from '../H-creation/H.3-holland.ts';

const ONE_YEAR = 12;

/** K.2.a, R-30 A point of the Guard goes with him: from the map, else from the pool, else none. */
const guardGoes = (g: WarAndPeace): boolean => {
  const guard = g.troops.find(({ nation, kind }) => nation === 'france' && kind === 'GI');
  if (guard) {
    const { sp: _all, ...sort } = guard;
    removeTroops(g, sort, 1);
    return true;
  }
  if (inPool(g, 'france', 'GI') === 0) return false;
  changePool(g, 'france', 'GI', -1);
  return true;
};
/** K.2.a So does a leader without a name, one who is on the map if there is one. */
const unnamedFrenchman = (g: WarAndPeace): LeaderRow | undefined => {
  const unnamed = g.leaders.filter(({ id, at }) => {
    const { nation, name, satellites } = leaderCard(id);
    return nation === 'france' && name === null && !satellites && at !== 'dead' && at !== 'prisoner';
  });
  return unnamed.find(isOnMap) ?? unnamed.find(({ at }) => at === 'pool');
};

/**
 * K.2.a, K.2.c Napoleon goes to his island, wherever he was when Paris fell; Antwerp and Brussels become English. Dead or a prisoner he
 * does not come back, and a second conquest ends the game (C.1.g).
 */
export const napoleonGoesIntoExile = (g: WarAndPeace): void => {
  g.counters = { ...g.counters, typhus: false }; // O.5 The epidemic ends with the conquest of France.
  const free = !['dead', 'prisoner'].includes(leader(g, NAPOLEON).at);
  if (stateOf(g, 'FRANCE') !== 'empire') return move(g, 'FRANCE', 'FR-07', 'fallen');
  if (!free) return move(g, 'FRANCE', 'FR-08', 'fallen');
  move(g, 'FRANCE', 'FR-01', 'exile');
  const companion = unnamedFrenchman(g);
  for (const id of [NAPOLEON, ...(companion ? [companion.id] : [])])
    changeLeader(g, id, { at: 'exile', inside: false, until: 0 });
  g.history = { ...g.history, guardInExile: guardGoes(g) };
  g.counters = { ...g.counters, exile: ONE_YEAR };
  for (const city of ['antwerp', 'brussels']) setHolder(g, cityId(city), 'england');
  englishHolland(g);
  log(g, 'K.2.a', 'france.exile');
};
