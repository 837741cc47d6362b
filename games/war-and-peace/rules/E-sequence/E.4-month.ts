import { ask, choice, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { type Nation } from '../../catalogue/ids.ts';
import { weatherOf } from '../../catalogue/tables.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  changePool,
  changeLeader,
  type PrisonerRow,
  turnOf,
  type WarAndPeace,
  factionOf,
  type LeaderRow,
  leaderToPool,
  ratingOf,
} from '../../state/index.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf, seats } from '../D-players/D.3-seats.ts';
import { newYearAtSea } from '../O-options/O.1-lloyds.ts';

const total = (rows: readonly PrisonerRow[]): number => rows.reduce((sum, { sp }) => sum + sp, 0);

/** So many prisoners go home to their pools, row by row. */
const release = (g: WarAndPeace, which: (row: PrisonerRow) => boolean, count: number): void => {
  let left = count;
  const kept: PrisonerRow[] = [];
  for (const row of g.prisoners) {
    const some = which(row) ? Math.min(left, row.sp) : 0;
    if (some > 0) changePool(g, row.nation, row.kind, some);
    left -= some;
    if (row.sp > some) kept.push({ ...row, sp: row.sp - some });
  }
  g.prisoners = kept;
};
const exchange = (g: WarAndPeace, one: (row: PrisonerRow) => boolean, other: (row: PrisonerRow) => boolean): void => {
  const count = Math.min(total(g.prisoners.filter(one)), total(g.prisoners.filter(other)));
  release(g, one, count);
  release(g, other, count);
};

/** G.6.b, R-61 Captured leaders are exchanged one for one, the better first. */
const exchangeLeaders = (g: WarAndPeace): void => {
  const captives = (held: 'pro' | 'anti'): readonly LeaderRow[] =>
    g.leaders
      .filter(({ at, captor }) => at === 'prisoner' && captor !== null && factionOf(g, captor) === held)
      .sort((a, b) => ratingOf(b.id) - ratingOf(a.id));
  const [byFrench, byAllies] = [captives('pro'), captives('anti')];
  for (let pair = 0; pair < Math.min(byFrench.length, byAllies.length); pair++)
    for (const row of [byFrench[pair], byAllies[pair]]) if (row) leaderToPool(g, row.id);
};

/** G.6.b Each January prisoners are exchanged point for point: between pairs of states first, then between the factions. */
export const exchangePrisoners = (g: WarAndPeace): void => {
  const holders: readonly Nation[] = [...new Set(g.prisoners.map(({ holder }) => holder))].sort();
  for (const [index, a] of holders.entries())
    for (const b of holders.slice(index + 1))
      exchange(
        g,
        (row) => row.holder === a && row.nation === b,
        (row) => row.holder === b && row.nation === a,
      );
  exchange(
    g,
    ({ holder }) => factionOf(g, holder) === 'pro',
    ({ holder }) => factionOf(g, holder) === 'anti',
  );
  exchangeLeaders(g);
  log(g, 'G.6.b', 'prisoners.exchanged');
};

type Release = AnswerOf<'release'> | typeof DONE;
/** G.6.b What is left over may be sent home by agreement: whoever holds prisoners may let those of a state go. */
function* releasePrisoners(g: WarAndPeace): Script {
  for (const by of seats(g))
    for (;;) {
      const held = g.prisoners.filter(({ holder }) => seatOf(g, holder) === by);
      const nations = [...new Set(held.map(({ nation }) => nation))];
      if (nations.length === 0) break;
      const among = nations.map((nation): Release => ({ kind: 'release', nation }));
      const prompt = say('prisoners.release', { sp: total(held) });
      const answer = yield* ask(
        choice<Release>({ by, rule: 'G.6.b', prompt, among, may: () => undefined, or: [DONE] }),
      );
      if (answer.kind === 'done') break;
      const gone = held.filter(({ nation }) => nation === answer.nation);
      release(g, (row) => gone.includes(row), total(gone));
      log(g, 'G.6.b', 'prisoners.released', { nation: answer.nation, sp: total(gone) });
    }
}

/** O.4.c, O.4.f One die makes the weather of all three areas; the first month is fair. */
function* makeWeather(g: WarAndPeace): Script {
  const die = yield* roll('O.4.c', say('weather.roll'));
  const { month } = g.clock;
  g.weather = [weatherOf(month, die - 1), weatherOf(month, die), weatherOf(month, die + 1)];
  const [south, centre, north] = g.weather;
  log(g, 'O.4.d', 'weather.is', { south, centre, north });
}

/** SG I.1 Wounded leaders come back to their pool when their time is over. */
const healLeaders = (g: WarAndPeace): void => {
  for (const { id, at, until } of g.leaders)
    if (at === 'wounded' && until <= turnOf(g.clock)) {
      changeLeader(g, id, { at: 'pool', until: 0 });
      log(g, 'J.1.e', 'leader.heals', { leader: id, nation: leaderCard(id).nation });
    }
};

/** E.4 A new turn: in January prisoners are exchanged; with O.4 the weather is rolled. */
export function* monthBegins(g: WarAndPeace): Script {
  const { year, month } = g.clock;
  log(g, 'E.4', 'turn.begins', { year, month });
  if (month === 1) {
    exchangePrisoners(g);
    yield* releasePrisoners(g);
    newYearAtSea(g);
  }
  healLeaders(g);
  if (g.agreed.weather && turnOf(g.clock) > turnOf(scenarioOf(g).first)) yield* makeWeather(g);
}
