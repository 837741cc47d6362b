import type { Result } from '@bivouac/kernel';
import { revised, tables } from '../../scenario/editions.ts';
import type { GeneralId, NationId, ZoneId } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import { type Europe, generalRow, isForce, wasPlayed } from '../../state/state.ts';
import { allCountFor } from '../3-game-map/3.2-counting.ts';
import { hasArmyInOrder, hasFallen, keysOf } from '../18-conquests/18.2.1-fall.ts';

const FRANCE = 'france' as NationId;
const NAPOLEON = 'napoleon' as GeneralId;
const MANTUA = 'mantoue' as ZoneId;

type Verdict = Pick<Result, 'winner' | 'because'>;

/** 20.1 France holds out with an army in order, or she is conquered and has none; without Napoleon all is lost. */
const afterTheHundredDays = (g: Europe): Verdict => {
  const conquered = hasFallen(g, FRANCE, 'coalition');
  const army = hasArmyInOrder(g, FRANCE, true);
  if (!isForce(generalRow(g, NAPOLEON).at)) return { winner: 'coalition', because: say('end.napoleonGone') };
  if (conquered && !army) return { winner: 'coalition', because: say('end.franceConquered') };
  if (!conquered && army) return { winner: 'empire', because: say('end.franceHolds') };
  return { winner: 'nobody', because: say('end.hundredDaysDrawn') };
};

/** 19, 19.3 When neither has won before, the key zones of France decide, and Mantua; in the revised edition also Napoleonic Europe (45F). */
const atTheEnd = (g: Europe): Verdict => {
  const keys = keysOf(g, FRANCE);
  if (allCountFor(g, keys, 'coalition')) return { winner: 'coalition', because: say('end.keysLost') };
  const europe = !revised(g, 'victory1814') || wasPlayed(g, '45F');
  if (europe && allCountFor(g, [...keys, MANTUA], 'empire')) return { winner: 'empire', because: say('end.keysHeld') };
  return { winner: 'nobody', because: say('end.bothDefeated') };
};

const automatic = (g: Europe): Verdict | undefined => {
  const { won, victory } = g.tracks;
  return won === null ? undefined : { winner: won, because: say('end.level', { side: won, level: victory ?? 0 }) };
};

/** 19, 20.1 Who has won when the game is over. */
export const verdictOfHistory = (g: Europe): Result => {
  const verdict = automatic(g) ?? (g.scenario === '1815' ? afterTheHundredDays(g) : atTheEnd(g));
  const level = g.tracks.victory;
  const { empireWinsAt } = tables(g).victory;
  const points =
    level === null
      ? { empire: verdict.winner === 'empire' ? 1 : 0, coalition: verdict.winner === 'coalition' ? 1 : 0 }
      : { empire: level, coalition: empireWinsAt - level };
  return { ...verdict, points };
};
