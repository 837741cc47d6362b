import { ask, type Script } from '@bivouac/kernel';
import { type AnswerOf } from '../../answers/answers.ts';
import { cityId } from '../../catalogue/cities.ts';
import { initialPool, specialDraft } from '../../catalogue/nations.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  addDraft,
  coloursOf,
  conquestsOf,
  factionOf,
  holderOf,
  removeTroops,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { cede } from './H.1-create.ts';

const WARSAW = cityId('warsaw');
const GRODNO = cityId('grodno');
const KONIGSBERG = cityId('konigsberg');

const addSource = (g: WarAndPeace, city: typeof WARSAW): void => {
  const { sources } = g.history;
  if (!sources.pro.includes(city)) g.history = { ...g.history, sources: { ...sources, pro: [...sources.pro, city] } };
};

/** H.2.c, H.2.d A Polish state, with its pool; the Kingdom takes more and costs more. */
const foundPoland = (g: WarAndPeace, how: 'duchy' | 'kingdom'): void => {
  g.politics = {
    ...g.politics,
    minors: { ...g.politics.minors, poland: { status: 'satellite', controller: 'france' } },
  };
  addDraft(g, 'poland', initialPool('poland'));
  cede(g, 'grandDuchy', 'poland');
  if (how === 'duchy') return addSource(g, WARSAW);
  cede(g, 'kingdomExtraPrussia', 'poland');
  cede(g, 'kingdomExtraRussia', 'poland');
  addSource(g, GRODNO);
  addDraft(g, 'poland', specialDraft('kingdomPoland'));
  addDraft(g, 'prussia', specialDraft('kingdomPrussia'));
  addDraft(g, 'russia', specialDraft('kingdomRussia'));
  g.history = { ...g.history, kingdomOfPoland: true };
  if (!g.history.landwehr.includes(KONIGSBERG))
    g.history = { ...g.history, landwehr: [...g.history.landwehr, KONIGSBERG] };
};

/** H.2.a In the hands of France or of a satellite of hers; a pro-French Prussia keeps its own Warsaw. */
const isFrench = (g: WarAndPeace, city: typeof WARSAW): boolean => {
  const holder = holderOf(g, city);
  return holder !== 'nobody' && coloursOf(g, holder) === 'france' && factionOf(g, holder) === 'pro';
};
/** H.2.a The Polish question is put when Warsaw is French and France has conquered Austria and Prussia; it must be answered. */
export function* polishQuestion(g: WarAndPeace): Script {
  if (scenarioOf(g).victory !== 'printed') return;
  const ripe = isFrench(g, WARSAW) && conquestsOf(g, 'austria').pro > 0 && conquestsOf(g, 'prussia').pro > 0;
  if (stateOf(g, 'POLAND') === 'unasked' && ripe) move(g, 'POLAND', 'PO-01', 'asked');
  if (stateOf(g, 'POLAND') === 'none' && ripe && conquestsOf(g, 'poland').anti > 0 && conquestsOf(g, 'russia').pro > 0)
    move(g, 'POLAND', 'PO-04', 'asked');
  if (stateOf(g, 'POLAND') !== 'asked' || !ripe) return;
  const answers = (['none', 'duchy', 'kingdom'] as const).map((how): AnswerOf<'poland'> => ({ kind: 'poland', how }));
  const { how } = yield* ask({ by: FRENCH, rule: 'H.2.a', prompt: say('poland.question'), answers });
  move(g, 'POLAND', 'PO-02', how);
  log(g, 'H.2.a', 'poland.answer', { how });
  if (how === 'none')
    for (const { sp, ...sort } of g.troops.filter(({ nation }) => nation === 'poland')) removeTroops(g, sort, sp); // H.2.b
  else foundPoland(g, how);
  if (stateOf(g, 'TILSIT') === 'closed' && stateOf(g, 'RUSSIA') !== 'locked') move(g, 'TILSIT', 'TI-01', 'open');
}
