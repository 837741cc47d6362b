import { unflagByEvent } from '../17-special/17.2-placed-forces.ts';
import { ask, roll, type Script } from '@bivouac/kernel';
import { duchy as duchyCard, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  allIn,
  director,
  familyOf,
  flagIn,
  type Formation,
  type NapoleonicWars,
  strengthOf,
  survivors,
  unitsWith,
} from '../../state/state.ts';
import { PASS } from '../../text/answers.ts';
import { log, say } from '../../text/speech.ts';
import { chiefOf, grouped } from '../10-interception/10.2-evasion.ts';
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
 * 6.17 A die for each Unit and leader, and for the Flag if Forces are struck. Those under one Commander pay together: he chooses what
 * is lost, of whatever nation, the Flag in place of a Unit if he likes. A Flag in a Fortress rolls none (7.42).
 */
export function* eventAttrition(g: NapoleonicWars, { at, nations, flags, halved, only }: EventAttrition): Script {
  const families = [...new Set(nations.map((nation) => familyOf(g, nation)))];
  for (const group of grouped(g, at, families)) {
    const kin = nations.filter((nation) => group.includes(familyOf(g, nation)));
    const all = only ? partOf(g, only, kin, at) : allIn(g, at, kin, null);
    const formation = { ...all, commander: chiefOf(g, at, group, all.leaders) };
    if (strengthOf(all) > 0) yield* respond(g, { moment: 'attritionDue', nations: kin, duchy: at, formation });
    // Spared pieces roll no die, and their Flag still does.
    const spared = strengthOf(all) > 0 && isSpared(g, formation);
    for (const part of partsOf(formation, kin, at, halved)) yield* strike(g, { at, part, spared, flags, halved });
  }
}
interface Part extends Formation {
  readonly nations: readonly Nation[];
}
/** 9.45 The French roll and pay apart where their losses are halved. */
const partsOf = (
  formation: Formation,
  nations: readonly Nation[],
  at: DuchyId,
  halved: EventAttrition['halved'],
): readonly Part[] => {
  if (halved === 'never' || !isHalvedIn(at)) return [{ ...formation, nations }];
  const of = (some: readonly Nation[]): Part => ({
    nations: some,
    commander: formation.commander,
    leaders: formation.leaders.filter((leader) => some.includes(nationOfLeader(leader))),
    units: unitsOf(formation, some),
  });
  return [nations.filter((nation) => nation === 'france'), nations.filter((nation) => nation !== 'france')]
    .filter((some) => some.length > 0)
    .map(of);
};
const unitsOf = (formation: Formation, nations: readonly Nation[]): Formation['units'] =>
  Object.fromEntries(
    nations.map((nation) => [nation, unitsWith(formation, nation)] as const).filter(([, count]) => count > 0),
  );

interface Strike extends Pick<EventAttrition, 'at' | 'flags' | 'halved'> {
  readonly part: Part;
  readonly spared: boolean;
}
/** The dice of one part, and what it loses. */
function* strike(g: NapoleonicWars, { at, part, spared, flags, halved }: Strike): Script {
  const flag = flagIn(g, at)?.nation;
  const hasFlag = flags && flag !== undefined && part.nations.includes(flag) && duchyCard(at).fortress === 0;
  const most = spared ? 0 : strengthOf(part);
  const dice = most + (hasFlag ? 1 : 0);
  let sixes = 0;
  for (let die = 0; die < dice; die++)
    if ((yield* roll('6.17', say('attrition.roll', { duchy: at }))) === KILLS) sixes++;
  const half = halved === 'asUsual' && part.nations.includes('france') && isHalvedIn(at);
  const losses = half ? Math.ceil(sixes / 2) : sixes;
  if (dice > 0) log(g, '6.17', 'attrition.result', { duchy: at, sixes, losses });
  const flagGoes = hasFlag && (losses > most || (losses > 0 && most > 0 && (yield* givesUpFlag(g, part, flag, at))));
  yield* loseFrom(g, part, at, Math.min(most, losses - (flagGoes ? 1 : 0)), '6.17');
  if (flagGoes) yield* unflagByEvent(g, at, '6.17');
}
/** What some nations have in a Formation that is still there. */
const partOf = (g: NapoleonicWars, only: Formation, nations: readonly Nation[], at: DuchyId): Formation => {
  const here = survivors(g, only, at);
  return {
    commander: null,
    leaders: here.leaders.filter((leader) => nations.includes(nationOfLeader(leader))),
    units: unitsOf(here, nations),
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
