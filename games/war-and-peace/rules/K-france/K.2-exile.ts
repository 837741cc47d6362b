import { cityId } from '../../catalogue/cities.ts';
import { NAPOLEON } from '../../catalogue/pieces.ts';
import { changeLeader, isOnMap, leader, removeTroops, setHolder, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { englishHolland } from '../H-creation/H.3-holland.ts';
import { endAtOnce } from '../C-victory/C-victory.ts';

const ONE_YEAR = 12;

/** K.2.a, K.2.c Napoleon goes to his island with a point of the Guard; Antwerp and Brussels become English. */
export const napoleonGoesIntoExile = (g: WarAndPeace): void => {
  g.counters = { ...g.counters, typhus: false }; // O.5 The epidemic ends with the conquest of France.
  const alive = isOnMap(leader(g, NAPOLEON));
  const machines = {
    ...g.politics.machines,
    FRANCE: alive && g.politics.machines['FRANCE'] === 'empire' ? 'exile' : 'fallen',
  };
  g.politics = { ...g.politics, machines };
  if (machines.FRANCE === 'fallen') {
    if (g.history.napoleonReturned) endAtOnce(g); // C.1.g
    return;
  }
  changeLeader(g, NAPOLEON, { at: 'exile', inside: false });
  const guard = g.troops.find(({ nation, kind }) => nation === 'france' && kind === 'GI');
  if (guard) {
    const { sp: _all, ...sort } = guard;
    removeTroops(g, sort, 1);
  }
  g.counters = { ...g.counters, exile: ONE_YEAR };
  for (const city of ['antwerp', 'brussels']) setHolder(g, cityId(city), 'england');
  englishHolland(g);
  log(g, 'K.2.a', 'france.exile');
};
