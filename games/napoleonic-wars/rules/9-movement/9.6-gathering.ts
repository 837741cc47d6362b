import { ask, choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE, NO, YES } from '../../text/answers.ts';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, NATIONS } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { must, say } from '../../text/speech.ts';
import {
  director,
  familyOf,
  type Formation,
  freshUnitsIn,
  type NapoleonicWars,
  strengthOf,
  unitsWith,
} from '../../state/state.ts';
import type { MovementAnswer } from '../../text/9-movement.ts';
import { armiesNeeded, armyGroup, leadersAbout, oneArmy } from './9.1-armies.ts';

type Gather = Extract<MovementAnswer, { readonly kind: 'withArmy' | 'withAll' | 'addUnit' | 'addLeader' }>;

const grown = (formation: Formation, answer: Gather): Formation => {
  if (answer.kind === 'addUnit')
    return { ...formation, units: { ...formation.units, [answer.nation]: unitsWith(formation, answer.nation) + 1 } };
  return answer.kind === 'addLeader' ? { ...formation, leaders: [...formation.leaders, answer.leader] } : formation;
};

/** 9.1, 9.7 May this piece join? Only a leader of a Power commands pieces that are not his own nation's. */
const mayAdd = (
  g: NapoleonicWars,
  formation: Formation,
  leader: LeaderId,
  answer: Gather,
  fits: (next: Formation) => boolean,
): Verdict => {
  const own = nationOfLeader(leader);
  if (answer.kind === 'addLeader') {
    const foreign = nationOfLeader(answer.leader) !== own;
    return (
      must('9.7', !foreign || isPower(own), 'group.minor', { leader }) ??
      must('9.1', fits(grown(formation, answer)), 'march.tooMany', { leader })
    );
  }
  const next = grown(formation, answer);
  // 9.2 Any number stands together; an Army takes along what its leader commands.
  return must('9.2', armiesNeeded(g, next) !== undefined && fits(next), 'march.tooMany', { leader });
};

/** 9.7 The player of another Power's leader must agree. */
function* consents(g: NapoleonicWars, commander: LeaderId, leader: LeaderId): Script<boolean> {
  const [asker, asked] = [director(g, nationOfLeader(commander)), director(g, nationOfLeader(leader))];
  if (asker === asked || asked === null) return asked !== null;
  const prompt = say('group.consent', { leader, commander });
  return (yield* ask({ by: asked, rule: '9.7', prompt, answers: [YES, NO] })).kind === 'yes';
}

/** 9.6, 9.7 Who goes along with a leader: his whole Army, the whole Army Group of his nation, or piece by piece. */
export function* gatherFormation(
  g: NapoleonicWars,
  leader: LeaderId,
  at: DuchyId,
  rule: RuleRef,
  fits: (next: Formation) => boolean = () => true,
): Script<Formation> {
  const seat = director(g, nationOfLeader(leader)) ?? '';
  let formation: Formation = { commander: leader, leaders: [leader], units: {} };
  const refused: LeaderId[] = [];
  const [army, group] = [oneArmy(g, leader, at, fits), armyGroup(g, leader, at, fits)];
  if (strengthOf(group) === 1 && leadersAbout(g, nationOfLeader(leader), at).length === 1) return formation;
  for (;;) {
    const now = formation;
    const others = leadersAbout(g, nationOfLeader(leader), at).filter(
      (id) => !now.leaders.includes(id) && !refused.includes(id),
    );
    const isNew = strengthOf(now) === 1;
    const among: readonly Gather[] = [
      ...(isNew && strengthOf(army) > 1 ? [{ kind: 'withArmy' as const }] : []),
      ...(isNew && strengthOf(group) > strengthOf(army) ? [{ kind: 'withAll' as const }] : []),
      ...NATIONS.filter((nation) => freshUnitsIn(g, at, nation) > unitsWith(now, nation)).map(
        (nation) => ({ kind: 'addUnit', nation }) as const,
      ),
      ...others.map((id) => ({ kind: 'addLeader', leader: id }) as const),
    ];
    const answer = yield* choose<Gather | typeof DONE>({
      by: seat,
      rule,
      prompt: say('march.with', { leader, duchy: at }),
      among,
      may: (wish) => mayAdd(g, now, leader, wish as Gather, fits),
      or: [DONE],
    });
    if (answer.kind === 'done') return formation;
    if (answer.kind === 'withArmy') return army;
    if (answer.kind === 'withAll') return group;
    if (
      answer.kind === 'addLeader' &&
      familyOf(g, nationOfLeader(answer.leader)) !== familyOf(g, nationOfLeader(leader)) &&
      !(yield* consents(g, leader, answer.leader))
    )
      refused.push(answer.leader);
    else formation = grown(formation, answer);
  }
}
