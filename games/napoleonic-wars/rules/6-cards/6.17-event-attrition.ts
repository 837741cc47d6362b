import { unflagByEvent } from '../17-special/17.2-placed-forces.ts';
import { ask, roll, type Script } from '@bivouac/kernel';
import { duchy as duchyCard, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  allIn,
  director,
  flagIn,
  type Formation,
  type NapoleonicWars,
  strengthOf,
  survivors,
} from '../../state/state.ts';
import { PASS } from '../../text/answers.ts';
import { log, say } from '../../text/speech.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { isHalvedIn, isSpared } from '../9-movement/9.4-attrition.ts';
import { respond } from './6.14-responses.ts';
import { chooserOf, loseFrom } from '../9-movement/9.4-losses.ts';

const KILLS = 6;

/** 6.17 What an event strikes: Formations, or all Forces with their Flag; French losses halved as by 9.45, or never. */
export interface EventAttrition {
  readonly at: DuchyId;
  readonly nations: readonly Nation[];
  readonly flags: boolean;
  readonly halved: 'asUsual' | 'never';
  /** Only this Formation of those in the Duchy. */
  readonly only?: Formation;
}

/**
 * 6.17 A die for each Unit and leader, and for the Flag if Forces are struck; the Commander chooses what is lost, the Flag in place
 * of a Unit if he likes. A Flag in a Fortress rolls none (7.42).
 */
export function* eventAttrition(g: NapoleonicWars, { at, nations, flags, halved, only }: EventAttrition): Script {
  for (const nation of nations) {
    const all = only ? partOf(g, only, nation, at) : allIn(g, at, [nation], null);
    const [commander = null] = all.leaders.toSorted(better);
    const hasFlag = flags && flagIn(g, at)?.nation === nation && duchyCard(at).fortress === 0;
    const formation = { ...all, commander };
    if (strengthOf(all) > 0) yield* respond(g, { moment: 'attritionDue', nations: [nation], duchy: at, formation });
    // Spared pieces roll no die, and their Flag still does.
    const spared = strengthOf(all) > 0 && isSpared(g, formation);
    const dice = (spared ? 0 : strengthOf(all)) + (hasFlag ? 1 : 0);
    let sixes = 0;
    for (let die = 0; die < dice; die++)
      if ((yield* roll('6.17', say('attrition.roll', { duchy: at }))) === KILLS) sixes++;
    const half = halved === 'asUsual' && nation === 'france' && isHalvedIn(at);
    const losses = half ? Math.ceil(sixes / 2) : sixes;
    if (dice > 0) log(g, '6.17', 'attrition.result', { duchy: at, sixes, losses });
    const most = spared ? 0 : strengthOf(all);
    const flagGoes =
      hasFlag && (losses > most || (losses > 0 && most > 0 && (yield* givesUpFlag(g, formation, nation, at))));
    yield* loseFrom(g, formation, at, Math.min(most, losses - (flagGoes ? 1 : 0)), '6.17');
    if (flagGoes) yield* unflagByEvent(g, at, '6.17');
  }
}
/** What one nation has in a Formation that is still there. */
const partOf = (g: NapoleonicWars, only: Formation, nation: Nation, at: DuchyId): Formation => {
  const { leaders, units } = survivors(g, only, at);
  return {
    commander: null,
    leaders: leaders.filter((leader) => nationOfLeader(leader) === nation),
    units: (units[nation] ?? 0) > 0 ? { [nation]: units[nation] ?? 0 } : {},
  };
};
/** 6.17 The Commander may let the Flag go and keep a Unit; what nobody directs keeps its Flag as long as it can. */
function* givesUpFlag(g: NapoleonicWars, formation: Formation, nation: Nation, at: DuchyId): Script<boolean> {
  const seat = chooserOf(g, formation) ?? director(g, nation);
  if (seat === null) return false;
  const prompt = say('losses.flag', { duchy: at });
  const answers = [{ kind: 'loseFlag' as const, duchy: at }, PASS];
  return (yield* ask({ by: seat, rule: '6.17', prompt, answers })).kind === 'loseFlag';
}
