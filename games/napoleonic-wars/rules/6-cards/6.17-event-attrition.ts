import { unflagByEvent } from '../17-special/17.2-placed-forces.ts';
import { roll, type Script } from '@bivouac/kernel';
import { duchy as duchyCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { allIn, flagIn, type NapoleonicWars, strengthOf } from '../../state/state.ts';
import { log, say } from '../../text/speech.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { isHalvedIn, isSpared } from '../9-movement/9.4-attrition.ts';
import { respond } from './6.14-responses.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';

const KILLS = 6;

/** 6.17 What an event strikes: Formations, or all Forces with their Flag; French losses halved as by 9.45, or never. */
export interface EventAttrition {
  readonly at: DuchyId;
  readonly nations: readonly Nation[];
  readonly flags: boolean;
  readonly halved: 'asUsual' | 'never';
}

/**
 * 6.17 A die for each Unit and leader, and for the Flag if Forces are struck; the Commander chooses what is lost, the Flag last. A
 * Flag in a Fortress rolls none (7.42).
 */
export function* eventAttrition(g: NapoleonicWars, { at, nations, flags, halved }: EventAttrition): Script {
  for (const nation of nations) {
    const all = allIn(g, at, [nation], null);
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
    const struck = spared ? 0 : Math.min(losses, strengthOf(all));
    yield* loseFrom(g, formation, at, struck, '6.17');
    if (hasFlag && losses > struck) yield* unflagByEvent(g, at, '6.17');
  }
}
