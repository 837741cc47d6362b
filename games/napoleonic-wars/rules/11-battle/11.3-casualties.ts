import type { Script } from '@bivouac/kernel';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { allIn, battle, changeSide, type NapoleonicWars, type Which } from '../../state/state.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';
import { piecesOf } from './11.2-dice.ts';

/** 11.3, 11.31 Kills fall evenly on the nations of a side; the Commander places the odd one. */
export function* takeKills(g: NapoleonicWars, which: Which, kills: number): Script {
  const { at } = battle(g);
  const duchy = at as DuchyId;
  const { nations, commander } = battle(g)[which];
  const start = allIn(g, duchy, nations, commander);
  const before = (nation: Nation): number => start.units[nation] ?? 0;
  yield* loseFrom(g, start, duchy, kills, '11.31', (nation, now) => {
    const lost = (each: Nation): number => before(each) - (now.units[each] ?? 0);
    const least = Math.min(...nations.filter((each) => (now.units[each] ?? 0) > 0).map(lost));
    return lost(nation) === least;
  });
}

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
