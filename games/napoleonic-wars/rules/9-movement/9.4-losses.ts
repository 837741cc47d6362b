import { ask, choose, type Script, window } from '@bivouac/kernel';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, type LeaderId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { NO, YES } from '../../text/answers.ts';
import { log, say } from '../../text/speech.ts';
import {
  director,
  type Formation,
  loseLeader,
  type NapoleonicWars,
  nationsOf,
  removeUnits,
  unitsWith,
} from '../../state/state.ts';
import type { MovementAnswer } from '../../text/9-movement.ts';

type GiveUp = Extract<MovementAnswer, { readonly kind: 'giveUp' }>;
type Loss = Extract<MovementAnswer, { readonly kind: 'lose' | 'loseLeader' }>;

/** The seat that chooses the losses of a Formation: that of its Commander, else of its first nation. */
export const chooserOf = (g: NapoleonicWars, formation: Formation): string | null => {
  const [first] = nationsOf(formation);
  const nation = formation.commander === null ? first : nationOfLeader(formation.commander);
  return nation === undefined ? null : director(g, nation);
};

const without = (formation: Formation, loss: Loss): Formation =>
  loss.kind === 'lose'
    ? { ...formation, units: { ...formation.units, [loss.nation]: unitsWith(formation, loss.nation) - 1 } }
    : {
        ...formation,
        leaders: formation.leaders.filter((leader) => leader !== loss.leader),
        commander:
          formation.commander === loss.leader
            ? (formation.leaders.find((each) => each !== loss.leader) ?? null)
            : formation.commander,
      };

/** 6.17, 11.31 Leaders are lost only when no Unit is left: rulings/11.31-leaders-last.md. */
const candidates = (formation: Formation, fits: (nation: Nation) => boolean): readonly Loss[] => {
  const units = NATIONS.filter((nation) => unitsWith(formation, nation) > 0);
  if (units.length > 0)
    return (units.some(fits) ? units.filter(fits) : units).map((nation) => ({ kind: 'lose', nation }));
  const followers = formation.leaders.filter((leader) => leader !== formation.commander);
  return (followers.length > 0 ? followers : formation.leaders).map((leader) => ({ kind: 'loseLeader', leader }));
};

/**
 * 9.4, 6.17, 11.31 A leader may be given up in place of a Unit if his owner agrees: a window of its own, in which a standing order
 * can pass (rulings/11.31-leaders-last.md).
 */
function* giveUpLeaders(
  g: NapoleonicWars,
  start: Formation,
  at: DuchyId,
  losses: number,
  rule: RuleRef,
): Script<{ readonly formation: Formation; readonly left: number }> {
  let [formation, left] = [start, losses];
  const seat = chooserOf(g, start);
  while (seat !== null && left > 0 && formation.leaders.length > 0 && unitsOf(formation) >= left) {
    const now = formation;
    const plays = yield* window<GiveUp>({
      moment: 'giveUpLeader',
      rule,
      prompt: say('losses.giveUp', { duchy: at, losses: left }),
      order: 'one',
      seats: [seat],
      among: () => now.leaders.map((leader): GiveUp => ({ kind: 'giveUp', leader })),
    });
    const leader = plays[0]?.answer.leader;
    if (leader === undefined) break;
    const owner = director(g, nationOfLeader(leader));
    const prompt = say('losses.consent', { leader, duchy: at });
    const agrees =
      owner === null || owner === seat || (yield* ask({ by: owner, rule, prompt, answers: [YES, NO] })).kind === 'yes';
    if (!agrees) break;
    formation = without(formation, { kind: 'loseLeader', leader });
    strike(g, { kind: 'loseLeader', leader }, at, rule);
    left--;
  }
  return { formation, left };
}
const unitsOf = ({ units }: Formation): number => NATIONS.reduce((sum, nation) => sum + (units[nation] ?? 0), 0);

/** 9.4 So many losses of a Formation in a Duchy; the Commander chooses where there is a choice. Returns what is left. */
export function* loseFrom(
  g: NapoleonicWars,
  start: Formation,
  at: DuchyId,
  losses: number,
  rule: RuleRef,
  evenly: (nation: Nation, formation: Formation) => boolean = () => true,
): Script<Formation> {
  const offered = yield* giveUpLeaders(g, start, at, losses, rule);
  let formation = offered.formation;
  for (let lost = 0; lost < offered.left; lost++) {
    const now = formation;
    const among = candidates(now, (nation) => evenly(nation, now));
    const [first] = among;
    if (!first) break;
    const seat = chooserOf(g, formation);
    const loss =
      among.length === 1 || seat === null
        ? first
        : yield* choose<Loss>({
            by: seat,
            rule,
            prompt: say('losses.which', { duchy: at }),
            among,
            may: () => undefined,
          });
    formation = without(formation, loss);
    strike(g, loss, at, rule);
  }
  return formation;
}
const strike = (g: NapoleonicWars, loss: Loss, at: DuchyId, rule: RuleRef): void => {
  if (loss.kind === 'lose') {
    removeUnits(g, loss.nation, at, 1);
    log(g, rule, 'losses.unit', { nation: loss.nation, duchy: at });
  } else {
    loseLeader(g, loss.leader);
    log(g, rule, 'losses.leader', { leader: loss.leader, duchy: at });
  }
};
/** All that is left of a Formation is eliminated. */
export const eliminate = (g: NapoleonicWars, formation: Formation, at: DuchyId, rule: RuleRef): void => {
  for (const nation of NATIONS) {
    const count = unitsWith(formation, nation);
    if (count > 0) removeUnits(g, nation, at, count);
    for (let each = 0; each < count; each++) log(g, rule, 'losses.unit', { nation, duchy: at });
  }
  for (const leader of formation.leaders) strike(g, { kind: 'loseLeader', leader }, at, rule);
};
export const leadersOfNation = ({ leaders }: Formation, nation: Nation): readonly LeaderId[] =>
  leaders.filter((leader) => nationOfLeader(leader) === nation);
