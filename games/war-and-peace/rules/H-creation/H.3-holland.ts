import type { Script } from '@bivouac/kernel';
import { cityId } from '../../catalogue/cities.ts';
import { ARMY_KINDS, type CityId, type Nation } from '../../catalogue/ids.ts';
import { specialDraft } from '../../catalogue/nations.ts';
import {
  addDraft,
  changePool,
  factionHolding,
  factionOf,
  inPool,
  removeTroops,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { conquerMinor } from '../I-conquest/I.3-minor.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

const AMSTERDAM = cityId('amsterdam');
const BRUSSELS = cityId('brussels');
const held = (g: WarAndPeace, side: 'pro' | 'anti'): readonly boolean[] =>
  [AMSTERDAM, BRUSSELS].map((city) => factionHolding(g, city) === side);

/** H.3.a, H.3.d, H.3.e Both cities are anti-French: an English Holland, with Brussels as its city and a pool of its own. */
export const englishHolland = (g: WarAndPeace): void => {
  const state = stateOf(g, 'HOLLAND');
  if (state === 'english' || !held(g, 'anti').every(Boolean)) return;
  const { holland: _ground, ...regions } = g.politics.regions;
  g.politics = {
    ...g.politics,
    regions,
    minors: { ...g.politics.minors, holland: { status: 'satellite', controller: 'england' } },
  };
  addDraft(g, 'holland', specialDraft('englishHolland'));
  move(g, 'HOLLAND', state === 'annexed' ? 'HO-03' : 'HO-01', 'english');
  log(g, 'H.3.a', 'creation.englishHolland');
};

/** H.3.f, R-55 The French have both cities again: annexed ground as before, or the Batavian Republic if it was never annexed. */
function* frenchAgain(g: WarAndPeace, by: Nation): Script {
  if (!g.history.hollandAnnexed) {
    yield* conquerMinor(g, 'holland', by);
    return move(g, 'HOLLAND', 'HO-04', 'batavian');
  }
  for (const { sp, ...sort } of g.troops.filter(({ nation }) => nation === 'holland')) removeTroops(g, sort, sp);
  for (const kind of ARMY_KINDS) changePool(g, 'holland', kind, -inPool(g, 'holland', kind));
  g.politics = {
    ...g.politics,
    regions: { ...g.politics.regions, holland: 'france' },
    minors: { ...g.politics.minors, holland: { status: 'annexed', controller: 'france' } },
  };
  move(g, 'HOLLAND', 'HO-04', 'annexed');
}

/** H.3 What becomes of Holland when Amsterdam or Brussels changes hands. */
export function* hollandChanges(g: WarAndPeace, city: CityId, by: Nation): Script {
  if (city !== AMSTERDAM && city !== BRUSSELS) return;
  const state = stateOf(g, 'HOLLAND');
  const side = factionOf(g, by);
  // R-94 Amsterdam alone: the Republic is conquered, and there is no English Holland yet.
  if (city === AMSTERDAM && side === 'anti' && state === 'batavian') {
    yield* conquerMinor(g, 'holland', by);
    move(g, 'HOLLAND', 'HO-05', 'occupied');
  }
  if (side === 'anti') return englishHolland(g);
  if (state === 'english' && held(g, 'pro').every(Boolean)) return yield* frenchAgain(g, by);
  if (city === AMSTERDAM && state === 'occupied') {
    yield* conquerMinor(g, 'holland', by);
    move(g, 'HOLLAND', 'HO-06', 'batavian');
  }
}
