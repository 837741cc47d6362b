import { freeAFlag } from '../7-builds/7.44-flag-shortage.ts';
import { ask, choose, type Script, type Verdict, askTogether } from '@bivouac/kernel';
import { DONE, NO, PASS, YES } from '../../text/answers.ts';
import { capitalsOf, duchiesOf, isHomeOf } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type Nation, NATIONS, type Power } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  atWar,
  campOf,
  changeNation,
  controller,
  director,
  familyOf,
  flagIn,
  flagsUsed,
  leadersOf,
  isOnMap,
  type NapoleonicWars,
  placeFlag,
  playerOf,
  removeFlag,
  strengthIn,
  unitsOnMap,
} from '../../state/state.ts';
import type { SubmissionAnswer } from '../../text/15.4-submission.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { submitted, unflagHomes } from './15.2-consequences.ts';

type Term = Extract<SubmissionAnswer, { readonly kind: 'offerCede' | 'askBack' | 'askKeep' }>;
const MOST_CEDED = 6;

/** 3, 15.4 Units, leaders and Flags of a nation in the Duchies of another: rulings/15.4-counting-forces.md. */
export const forcesInside = (g: NapoleonicWars, invader: Nation, victim: Nation): number =>
  duchiesOf(victim).reduce(
    (sum, duchy) => sum + strengthIn(g, duchy, invader) + (flagIn(g, duchy)?.nation === invader ? 1 : 0),
    0,
  );
/** 15.4 The victim's own Forces in play, and its Allies' Units and leaders on its land. */
const forcesOf = (g: NapoleonicWars, victim: Nation): number => {
  const own =
    unitsOnMap(g, victim) + leadersOf(g, victim).filter(({ at }) => isOnMap(at)).length + flagsUsed(g, victim);
  const allies = NATIONS.filter((nation) => nation !== victim && areAllied(g, nation, victim));
  const helpers = allies.reduce(
    (sum, ally) => sum + duchiesOf(victim).reduce((all, duchy) => all + strengthIn(g, duchy, ally), 0),
    0,
  );
  return own + helpers;
};
/** 15.4 The invader with most Forces, its Minors counted with it; several, if they are tied. */
export const chiefInvaders = (g: NapoleonicWars, victim: Nation): readonly Nation[] => {
  const enemies = orderOfMovement(g).filter((nation) => atWar(g, nation, victim));
  const all = enemies.reduce((sum, enemy) => sum + forcesInside(g, enemy, victim), 0);
  if (all <= forcesOf(g, victim) || all === 0) return [];
  const withMinors = (nation: Nation): number =>
    enemies
      .filter((enemy) => familyOf(g, enemy) === nation)
      .reduce((sum, enemy) => sum + forcesInside(g, enemy, victim), 0);
  const powers = enemies.filter((nation) => isPower(nation) && withMinors(nation) > 0);
  const most = Math.max(...powers.map(withMinors));
  if (powers.length > 0) return powers.filter((nation) => withMinors(nation) === most);
  return enemies.filter((enemy) => forcesInside(g, enemy, victim) > 0).slice(0, 1);
};

interface Terms {
  readonly ceded: readonly DuchyId[];
  readonly returned: readonly DuchyId[];
  /** Flags abroad that the Power is to keep. */
  readonly kept: readonly DuchyId[];
}
/** 15.41 Terms reach what a Conquest could reach: no Capital ceded, Home Duchies returned, Flags abroad kept. */
const mayAsk = (terms: Terms, term: Term): Verdict =>
  must('15.41', term.kind !== 'offerCede' || terms.ceded.length < MOST_CEDED, 'submit.tooMany');

/**
 * 15.41 What a Conquest could not touch is not ceded: an Associate that another Ally of the invader holds, or a Duchy ceded before.
 */
const mayCede = (g: NapoleonicWars, nation: Nation, to: Nation, duchy: DuchyId): boolean => {
  const flag = flagIn(g, duchy);
  if (!flag) return true;
  return !flag.ceded && (flag.nation === to || (isHomeOf(nation, duchy) && areAllied(g, flag.nation, to)));
};
/** What each term adds to. */
const LISTS = { offerCede: 'ceded', askBack: 'returned', askKeep: 'kept' } as const;
function* drawUp(g: NapoleonicWars, seat: string, nation: Power, to: Nation): Script<Terms> {
  let terms: Terms = { ceded: [], returned: [], kept: [] };
  for (;;) {
    const now = terms;
    const free = duchiesOf(nation).filter((duchy) => !capitalsOf(nation).includes(duchy) && !now.ceded.includes(duchy));
    const among: readonly Term[] = [
      ...free.filter((duchy) => mayCede(g, nation, to, duchy)).map((duchy) => ({ kind: 'offerCede' as const, duchy })),
      ...duchiesOf(nation)
        .filter((duchy) => isHomeOf(nation, duchy) && !now.returned.includes(duchy) && !now.ceded.includes(duchy))
        .filter(
          (duchy) =>
            flagIn(g, duchy) !== undefined && !flagIn(g, duchy)?.ceded && areAllied(g, controller(g, duchy), to),
        )
        .map((duchy) => ({ kind: 'askBack' as const, duchy })),
      ...g.flags
        .filter((row) => row.nation === nation && !now.kept.includes(row.duchy))
        .map(({ duchy }) => ({ kind: 'askKeep' as const, duchy })),
    ];
    const answer = yield* choose<Term | typeof DONE>({
      by: seat,
      rule: '15.41',
      prompt: say('submit.terms', { nation, to, ...now }),
      among,
      may: (term) => mayAsk(now, term as Term),
      or: [DONE],
    });
    if (answer.kind === 'done') return terms;
    const { kind, duchy } = answer;
    terms = { ...terms, [LISTS[kind]]: [...terms[LISTS[kind]], duchy] };
  }
}

/** 15.4, 15.41 A Power that qualifies may make one offer, which the invader takes or leaves. */
function* offer(g: NapoleonicWars, seat: string, nation: Power, tied: readonly [Nation, ...Nation[]]): Script<boolean> {
  const [to] = tied;
  const prompt = say('submit.offer', { nation, to });
  const { kind } = yield* ask({ by: seat, rule: '15.4', prompt, answers: [{ kind: 'offerPeace' }, PASS] });
  if (kind === 'pass') return false;
  const terms = yield* drawUp(g, seat, nation, to);
  log(g, '15.41', 'submit.offered', { nation, to, ...terms });
  const seats = [...new Set(tied.map((invader) => director(g, invader)))].filter((each) => each !== null);
  if (seats.length === 0) return true;
  const reply = say('submit.reply', { nation, ...terms });
  // 15.41 All who are tied for most Forces must agree.
  const replies = yield* askTogether(seats.map((by) => ({ by, rule: '15.41', prompt: reply, answers: [YES, NO] })));
  if (replies.some(({ kind }) => kind === 'no')) {
    log(g, '15.41', 'submit.refused', { nation });
    return true;
  }
  log(g, '15.4', 'submit.accepted', { nation, to });
  for (const duchy of terms.returned) removeFlag(g, duchy);
  const ceded: DuchyId[] = [];
  for (const duchy of terms.ceded) {
    if (!(yield* freeAFlag(g, to))) break;
    placeFlag(g, duchy, to, true);
    ceded.push(duchy);
  }
  yield* submitted(g, nation, to, { ceded, kept: terms.kept });
  return true;
}

/** 15.4 At the end of an Impulse each invaded player may offer Submission once: rulings/15.41-one-offer.md. */
export function* submissions(g: NapoleonicWars): Script {
  const offered: string[] = [];
  for (const nation of orderOfMovement(g)) {
    const seat = playerOf(g, nation);
    if (!isPower(nation) || seat === null || campOf(g, nation) === null || offered.includes(seat)) continue;
    const [to, ...others] = chiefInvaders(g, nation);
    if (to === undefined) continue;
    if (yield* offer(g, seat, nation, [to, ...others])) offered.push(seat);
  }
}

/** 6.12, 15.42 A nation that cannot meet a demand is conquered by the enemy with most Forces there, and cedes nothing. */
export function* forcedSubmission(g: NapoleonicWars, nation: Nation): Script {
  const [to] = orderOfMovement(g)
    .filter((enemy) => atWar(g, enemy, nation) && forcesInside(g, enemy, nation) > 0)
    .toSorted((a, b) => forcesInside(g, b, nation) - forcesInside(g, a, nation));
  if (to === undefined) {
    changeNation(g, nation, { plusKey: false });
    g.effects = [...g.effects, { kind: 'noReserves', card: null, nation }];
    log(g, '15.42', 'submit.void', { nation });
    return;
  }
  log(g, '15.42', 'submit.forced', { nation, to });
  // 15.2 Its Home Duchies are freed, as after a Conquest; nothing is ceded.
  unflagHomes(g, nation, to);
  yield* submitted(g, nation, to);
}
