import { beforeWar } from '../3-glossary/3-standing.ts';
import { endWarsOfAllies, enterCamp } from './8.33-may-declare.ts';
import { askTogether, choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE, NO, YES } from '../../text/answers.ts';
import { capitalsOf, duchiesOf } from '../../catalogue/catalogue.ts';
import { type Camp, type Nation, NATIONS, otherCamp } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  campOf,
  directedBy,
  director,
  flagIn,
  inCamp,
  inForce,
  isSubject,
  type NapoleonicWars,
  nationRow,
  pactsOf,
  playerOf,
  powersOf,
  removeFlag,
} from '../../state/state.ts';
import type { CampAnswer } from '../../text/14.1-camps.ts';
import { isFirstRound } from '../5-sequence/5.2-preemption.ts';
import { consequencesOfWar } from './8.34-consequences.ts';

/** 8.81 All Powers of the player that are in a Camp move as one, with their Pacts: rulings/8.81-together.md. */
const movers = (g: NapoleonicWars, nation: Nation): readonly Nation[] => {
  const seat = playerOf(g, nation);
  return seat === null ? [nation] : powersOf(g, seat).filter((power) => power === nation || campOf(g, power) !== null);
};

/** 15.24 The Grace Period bars a Camp whose members would be at war with the conqueror, or with the victim. */
const breaksGrace = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean => {
  const over = (until: number): boolean => g.clock.turn > until || (g.clock.turn === until && g.clock.interphase);
  const { subjectTo, graceUntil } = nationRow(g, nation);
  return subjectTo !== null && !over(graceUntil) && campOf(g, subjectTo) === otherCamp(camp);
};

/** Marriage Alliance: the Power does not join a Camp at war with France of its own will. */
const breaksBond = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean =>
  campOf(g, 'france') === otherCamp(camp) && inForce(g, 'bond').some(({ power }) => movers(g, nation).includes(power));

/** 8.3, 8.22, 14.11, 14.12 May a Power enter this Camp? */
export const mayEnterCamp = (g: NapoleonicWars, nation: Nation, camp: Camp): Verdict => {
  const now = campOf(g, nation);
  const stuck = movers(g, nation).find(
    (each) =>
      (each === 'france' || each === 'britain') &&
      campOf(g, each) !== camp &&
      !(each === 'britain' && camp === 'coalition'),
  );
  const elsewhere = directedBy(g, playerOf(g, nation) ?? '').find(
    (each) =>
      !movers(g, nation).includes(each) &&
      campOf(g, each) === otherCamp(camp) &&
      !pactsOf(g, nation).includes(each) &&
      !movers(g, nation).some((mover) => pactsOf(g, mover).includes(each)),
  );
  return (
    must('8.3', now !== camp, 'camps.already', { nation }) ??
    must('8.22', stuck === undefined, 'camps.never', { nation: stuck ?? nation }) ??
    must('8.81', elsewhere === undefined, 'camps.together', { nation: elsewhere ?? nation }) ??
    must('8.5', nation !== 'prussia' || !isFirstRound(g), 'enter.prussia') ??
    must('15.24', !breaksGrace(g, nation, camp), 'war.grace', { nation }) ??
    must('6.1', !breaksBond(g, nation, camp), 'war.bond', { nation })
  );
};

/** 14.11, 14.12 Leave of all players of that Camp; a Neutral Power needs none, a Subject Neutral only for its conqueror's. */
const needsLeave = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean => {
  if (campOf(g, nation) !== null) return true;
  const { subjectTo } = nationRow(g, nation);
  return isSubject(g, nation) ? subjectTo !== null && campOf(g, subjectTo) === camp : false;
};
export function* isAdmitted(g: NapoleonicWars, nation: Nation, camp: Camp): Script<boolean> {
  const own = playerOf(g, nation);
  const seats = [...new Set(inCamp(g, camp).flatMap((each) => playerOf(g, each) ?? []))].filter((seat) => seat !== own);
  const prompt = say('camps.permit', { nation, camp });
  const answers = yield* askTogether(seats.map((by) => ({ by, rule: '14.11', prompt, answers: [YES, NO] })));
  const admitted = answers.every(({ kind }) => kind === 'yes');
  if (!admitted) log(g, '14.14', 'camps.refused', { nation, camp });
  return admitted;
}

/** 14.13 The newcomer takes its Flags off its new Allies’ Duchies, and they theirs off its Capital; other Flags they may give back. */
function* returnFlags(g: NapoleonicWars, nation: Nation): Script {
  for (const { duchy, nation: holder } of g.flags) {
    const owner = NATIONS.find((each) => duchiesOf(each).includes(duchy));
    if (owner === undefined || holder === owner || !areAllied(g, holder, owner)) continue;
    if (holder === nation || (owner === nation && capitalsOf(nation).includes(duchy))) removeFlag(g, duchy);
  }
  for (const ally of NATIONS) {
    const seat = director(g, ally);
    if (seat === null || ally === nation || !areAllied(g, ally, nation)) continue;
    for (;;) {
      const among = duchiesOf(nation)
        .filter((duchy) => flagIn(g, duchy)?.nation === ally)
        .map((duchy) => ({ kind: 'giveBack' as const, duchy }));
      if (among.length === 0) break;
      const prompt = say('camps.unflag', { nation });
      const answer = yield* choose<Extract<CampAnswer, { kind: 'giveBack' }> | typeof DONE>({
        by: seat,
        rule: '8.82',
        prompt,
        among,
        may: () => undefined,
        or: [DONE],
      });
      if (answer.kind === 'done') break;
      removeFlag(g, answer.duchy);
      log(g, '14.13', 'flag.removed', { nation: ally, duchy: answer.duchy });
    }
  }
}

/** 8.81, 14.11 A Power enters a Camp, if it is admitted where it must be; the consequences of war follow. */
export function* entersCamp(
  g: NapoleonicWars,
  nation: Nation,
  camp: Camp,
  leave: 'asUsual' | 'always' = 'asUsual',
): Script<boolean> {
  if ((leave === 'always' || needsLeave(g, nation, camp)) && !(yield* isAdmitted(g, nation, camp))) return false;
  const all = movers(g, nation);
  const changed = all.flatMap((each) => [each, ...pactsOf(g, each)]);
  const before = beforeWar(g);
  for (const each of all) enterCamp(g, each, camp);
  endWarsOfAllies(g);
  for (const each of all) yield* returnFlags(g, each);
  yield* consequencesOfWar(g, { declarers: changed, changed: [], ...before });
  return true;
}
