import type { Script } from '@bivouac/kernel';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  allIn,
  battle,
  changeSide,
  type Formation,
  leaderRow,
  type NapoleonicWars,
  type Which,
} from '../../state/state.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';
import { piecesOf } from './11.2-dice.ts';

/** 11.3, 11.31 Kills fall evenly on the nations of a side; the Commander places the odd one. */
export function* takeKills(g: NapoleonicWars, which: Which, kills: number): Script {
  const { at } = battle(g);
  const duchy = at as DuchyId;
  const { nations, commander, lost: lostBefore } = battle(g)[which];
  const start = allIn(g, duchy, nations, commander);
  const lostIn =
    (now: Formation) =>
    (nation: Nation): number =>
      (lostBefore[nation] ?? 0) + (start.units[nation] ?? 0) - (now.units[nation] ?? 0);
  const left = yield* loseFrom(g, start, duchy, kills, '11.31', (nation, now) => {
    const lost = lostIn(now);
    const least = Math.min(...nations.filter((each) => (now.units[each] ?? 0) > 0).map(lost));
    return lost(nation) === least;
  });
  changeSide(g, which, { lost: Object.fromEntries(nations.map((nation) => [nation, lostIn(left)(nation)])) });
  succeed(g, which);
}
/** 9.6 Where the Commander has fallen, the best leader left takes his place: rulings/9.6-the-commander-falls.md. */
const succeed = (g: NapoleonicWars, which: Which): void => {
  const { at, [which]: side } = battle(g);
  const { commander, nations, rated, chief } = side;
  if (commander === null || leaderRow(g, commander).at === at) return;
  const [next = null] = rated ? allIn(g, at as DuchyId, nations, null).leaders.toSorted(better) : [];
  changeSide(g, which, { commander: next, chief: next ?? chief });
};

/** 11.3 The results of a Round against one side: kills first, then disrupts on what is left. */
export function* suffer(g: NapoleonicWars, which: Which, kills: number, disrupts: number): Script {
  const side = battle(g)[which];
  yield* takeKills(g, which, kills);
  const left = piecesOf(g, side, battle(g).at as DuchyId);
  // Those that were disrupted before are killed first: rulings/11.31-leaders-last.md.
  const disrupted = Math.max(0, side.disrupted - kills) + disrupts;
  changeSide(g, which, {
    kills: side.kills + kills,
    disrupts: side.disrupts + disrupts,
    disrupted: left === 0 ? 0 : disrupted,
  });
}
