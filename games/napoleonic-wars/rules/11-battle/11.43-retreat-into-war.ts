import { drawUpSides, mayDeclare, breaksOutLater, warCost } from '../8-diplomacy/8.33-may-declare.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { links, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  changeImpulse,
  controller,
  director,
  type Formation,
  impulse,
  type NapoleonicWars,
  nationsOf,
} from '../../state/state.ts';
import type { BattleAnswer } from '../../text/11-battle.ts';
import { must, say } from '../../text/speech.ts';
import { standing } from '../3-glossary/3-standing.ts';
import { raisable, raise } from '../6-cards/6.12-raising.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';

type IntoWar = Extract<BattleAnswer, { readonly kind: 'retreatIntoWar' }>;
const PERISH = { kind: 'perish' } as const;

/** What the nation has of its Impulse, if it is its own. */
const pointsLeft = (g: NapoleonicWars, nation: string): number =>
  g.impulse?.nation === nation ? impulse(g).points : 0;

/** 11.43 Neutral land beside the field on whose holder the nation may declare war: rulings/11.43-last-refuge.md. */
const refuges = (
  g: NapoleonicWars,
  formation: Formation,
  at: DuchyId,
  enemyFrom: readonly DuchyId[],
): readonly IntoWar[] => {
  const nations = nationsOf(formation);
  const [first = 'france'] = nations;
  const nation = formation.commander === null ? first : nationOfLeader(formation.commander);
  return links(at).flatMap(({ to }) => {
    const on = controller(g, to);
    if (standing(g, nation, to) !== 'closed' || mayDeclare(g, nation, on) !== undefined) return [];
    if (mayEnter(g, { verb: 'retreatIntoWar', nations, from: at, to, enemyFrom }) !== undefined) return [];
    return [{ kind: 'retreatIntoWar' as const, duchy: to, on, cost: warCost(g, on) }];
  });
};

const mayAfford = (g: NapoleonicWars, nation: Nation, needed: number): Verdict => {
  const points = pointsLeft(g, nation) + raisable(g, nation);
  return must('6.3', points >= needed, 'impulse.noPoints', { needed, points });
};

/** 11.43 A Formation that could retreat only by a Declaration of War declares and pays it, or is lost. Returns the Duchy that it may enter. */
export function* retreatIntoWar(
  g: NapoleonicWars,
  formation: Formation,
  at: DuchyId,
  enemyFrom: readonly DuchyId[],
): Script<DuchyId | undefined> {
  const [first = 'france'] = nationsOf(formation);
  const nation = formation.commander === null ? first : nationOfLeader(formation.commander);
  if (g.impulse === null) return undefined;
  const among = refuges(g, formation, at, enemyFrom);
  const seat = director(g, nation);
  if (seat === null || among.length === 0) return undefined;
  const answer = yield* choose<IntoWar | typeof PERISH>({
    by: seat,
    rule: '11.43',
    prompt: say('retreat.war', { nation, duchy: at, cost: Math.max(...among.map(({ cost }) => cost)) }),
    among,
    // 6.5 Whoever cannot pay is asked all the same: the question tells nothing about a Hand.
    may: (wish) => (wish.kind === 'perish' ? undefined : mayAfford(g, nation, wish.cost)),
    or: [PERISH],
  });
  if (answer.kind === 'perish') return undefined;
  const own = Math.min(answer.cost, pointsLeft(g, nation));
  if (own > 0) changeImpulse(g, { points: impulse(g).points - own });
  if (!(yield* raise(g, nation, answer.cost - own, { points: 0 }))) return undefined;
  breaksOutLater(g, drawUpSides(g, nation, answer.on));
  return answer.duchy;
}
