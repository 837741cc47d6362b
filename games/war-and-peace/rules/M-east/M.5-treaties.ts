import { ask, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityCards, cityId } from '../../catalogue/cities.ts';
import {
  factionHolding,
  landOf,
  removeTroops,
  setHolder,
  sideOfTroop,
  toPool,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { cede } from '../H-creation/H.1-create.ts';
import { move, stateOf } from './M-machines.ts';

const TRUCE = 12;
const MAGDEBURG = cityId('magdeburg');
/** M.6.a, M.6.b, M.6.c Months of Russian neutrality by the answer to the Polish question. */
const TERM: Readonly<Record<string, number>> = { none: 18, duchy: 12, kingdom: 6 };

/** M.5, M.5.a, M.5.b The Peace of Pressburg: Venice to Italy, Innsbruck to Bavaria or France; declared now or never. */
export function* pressburg(g: WarAndPeace): Script {
  if (stateOf(g, 'PRESSBURG') !== 'open') return;
  const answer = yield* ask({ by: FRENCH, rule: 'M.5', prompt: say('treaty.pressburg'), answers: [YES, NO] });
  if (answer.kind === 'no') {
    move(g, 'PRESSBURG', 'PB-03', 'lapsed');
    return;
  }
  const answers = (['bavaria', 'france'] as const).map((to): AnswerOf<'tyrol'> => ({ kind: 'tyrol', to }));
  const { to } = yield* ask({ by: FRENCH, rule: 'M.5.b', prompt: say('treaty.tyrol'), answers });
  move(g, 'PRESSBURG', 'PB-02', 'enacted');
  cede(g, 'venetia', 'italy');
  cede(g, 'tyrol', to);
  if (g.agreed.pressburgTruce) g.counters = { ...g.counters, truce: TRUCE }; // M.5.d
  log(g, 'M.5', 'treaty.pressburgDone', { to });
}

/** M.6, I.2.c French sources in Prussia, and Magdeburg, become French; Prussians there go to their pool. */
const takePrussianSources = (g: WarAndPeace): void => {
  const { sources } = g.history;
  const theirs = cityCards.filter(
    ({ id, hex }) => landOf(g, hex) === 'prussia' && (id === MAGDEBURG || sources.pro.includes(id)),
  );
  for (const { id, hex } of theirs) {
    if (factionHolding(g, id) === 'anti') continue;
    for (const { sp, ...sort } of troopsAt(g, hex))
      if (sort.nation === 'prussia' && sideOfTroop(g, sort) !== 'pro') {
        removeTroops(g, sort, sp);
        toPool(g, 'prussia', sort.kind, sp);
      }
    setHolder(g, id, 'france');
  }
  g.history = {
    ...g.history,
    sources: { ...sources, pro: [...new Set([...sources.pro, ...theirs.map(({ id }) => id)])] },
  };
};

/** M.6 The Treaty of Tilsit: Russia is neutral for 18, 12 or 6 months; two French Alliance Phases to declare it. */
export function* tilsit(g: WarAndPeace): Script {
  if (stateOf(g, 'TILSIT') !== 'open') return;
  const answer = yield* ask({ by: FRENCH, rule: 'M.6', prompt: say('treaty.tilsit'), answers: [YES, NO] });
  if (answer.kind === 'no') {
    if (g.counters.tilsitOffered) move(g, 'TILSIT', 'TI-04', 'lapsed');
    g.counters = { ...g.counters, tilsitOffered: true };
    return;
  }
  const poland = stateOf(g, 'POLAND');
  move(g, 'TILSIT', 'TI-02', 'term');
  g.history = { ...g.history, tilsit: poland };
  if (['war', 'rollable'].includes(stateOf(g, 'RUSSIA'))) move(g, 'RUSSIA', 'RU-02', 'tilsit');
  g.counters = { ...g.counters, russianFlag: TERM[poland] ?? 12 };
  log(g, 'M.6', 'treaty.tilsitDone', { months: TERM[poland] ?? 12 });
  setStatus(g, 'russia', 'neutral', 'M.6');
  if (poland !== 'kingdom') takePrussianSources(g);
}
