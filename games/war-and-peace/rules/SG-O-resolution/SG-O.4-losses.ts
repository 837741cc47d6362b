import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { ArmyKind, HexId, Nation, Place } from '../../catalogue/ids.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import {
  type Force,
  pointsOf,
  removeTroops,
  toPool,
  type Troop,
  type WarAndPeace,
  without,
} from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import type { RuleRef } from '../../rulebook.ts';
import { moraleHere } from './SG-P.2-morale.ts';

type Lost = { readonly at: Place; readonly nation: Nation; readonly kind: ArmyKind; readonly sp: number };
type Loss = AnswerOf<'loseFrom'>;

interface Terms {
  readonly rule: RuleRef;
  /** At least half of the loss, rounded up, must be like this while there are any. */
  readonly half: (troop: Troop) => boolean;
  readonly refusal: (troop: Troop) => Verdict;
  /** SG G.4 What each nationality must bear; the rest is free. */
  readonly shares?: ReadonlyMap<Nation, number>;
}

/** SG G.4 At least half of what attrition takes is infantry. */
export const infantryFirst: Terms = {
  rule: 'SG G.4',
  half: ({ kind }) => isInfantry(kind),
  refusal: () => must('SG G.4', false, 'loss.infantryFirst'),
};
/** SG O.4 At least half of what a battle takes has the morale that the force fought with. */
export const ofTheMorale = (g: WarAndPeace, morale: number): Terms => ({
  rule: 'SG O.4',
  half: (troop) => moraleHere(g, troop) === morale,
  refusal: () => must('SG O.4', false, 'loss.morale', { morale }),
});

/** The owner chooses the losses point by point; where no choice is left nobody is asked. */
export function* chooseLosses(
  g: WarAndPeace,
  by: Seat,
  rows: () => readonly Troop[],
  count: number,
  terms: Terms,
): Script<readonly Lost[]> {
  const lost: Lost[] = [];
  let owed = Math.ceil(count / 2);
  const free = count - [...(terms.shares?.values() ?? [])].reduce((sum, each) => sum + each, 0);
  const over = (nation: Nation, more: number): number =>
    Math.max(0, pointsOf(lost.filter((each) => each.nation === nation)) + more - (terms.shares?.get(nation) ?? 0));
  /** SG G.4 Would this nationality lose more than its share, when nothing is left over any more? */
  const isBeyondShare = (nation: Nation): boolean =>
    terms.shares !== undefined &&
    [...terms.shares.keys()].reduce((sum, each) => sum + over(each, each === nation ? 1 : 0), 0) > free;
  for (let left = Math.min(count, pointsOf(rows())); left > 0; left--) {
    const there = rows();
    const bound = left <= owed && there.some(terms.half);
    const sorts = new Map<string, Troop>();
    for (const troop of there) {
      const key = `${troop.at}/${troop.nation}/${troop.kind}`;
      if (!sorts.has(key)) sorts.set(key, troop);
    }
    const among = [...sorts.values()].map((troop): Loss => ({
      kind: 'loseFrom',
      from: troop.at as HexId,
      nation: troop.nation,
      unit: troop.kind,
    }));
    const rowOf = (answer: Loss): Troop => {
      const row = sorts.get(`${answer.from}/${answer.nation}/${answer.unit}`);
      if (!row) throw new Error(`${terms.rule}: nobody is left to lose`);
      return row;
    };
    const half = (answer: Loss): Verdict =>
      bound && !terms.half(rowOf(answer)) ? terms.refusal(rowOf(answer)) : undefined;
    const share = (answer: Loss): Verdict =>
      must('SG G.4', !isBeyondShare(answer.nation), 'loss.share', { nation: answer.nation });
    const shared = among.some((answer) => !half(answer) && !share(answer));
    const may = (answer: Loss): Verdict => half(answer) ?? (shared ? share(answer) : undefined);
    const open = among.filter((answer) => !may(answer));
    const [only] = open;
    if (!only) throw new Error(`${terms.rule}: nobody is left to lose`);
    const answer =
      open.length === 1
        ? only
        : yield* ask(choice({ by, rule: terms.rule, prompt: say('combat.lose', { left }), among, may }));
    const row = rowOf(answer);
    const { sp: _all, ...sort } = row;
    removeTroops(g, sort, 1);
    toPool(g, row.nation, row.kind, 1);
    if (terms.half(row)) owed--;
    lost.push({ at: row.at, nation: row.nation, kind: row.kind, sp: 1 });
  }
  return lost;
}

/** SG K.2 A marching force loses points on the way. */
export function* loseFromForce(g: WarAndPeace, by: Seat, force: Force, count: number, rule: RuleRef): Script<Force> {
  const rows = (): readonly Troop[] =>
    g.troops.filter(
      ({ at, inside, spent, nation, kind }) =>
        at === force.at &&
        !inside &&
        spent === 'moved' &&
        parts.some((part) => part.nation === nation && part.kind === kind),
    );
  let { parts } = force;
  for (let left = count; left > 0 && parts.length > 0; left--) {
    const [gone] = yield* chooseLosses(g, by, rows, 1, { ...infantryFirst, rule });
    const part = gone && parts.find(({ nation, kind }) => nation === gone.nation && kind === gone.kind);
    if (!part) break;
    parts = without(parts, { ...part, sp: 1 });
  }
  return { ...force, parts };
}
