import { choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import { boardOf, loseCommander, type Nemesis } from '../../state/state.ts';
import { battleOf, defenderOf } from './11.2-taking-part.ts';
import { boundToTheirCity } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { fallBack } from './11.11-overflow.ts';
import { isDrivenIntoClosedLand, mayWithdrawBy } from './11.11-prohibitions.ts';
import { mustLeaveTheMap } from './11.12-off-the-map.ts';
import { perish } from './11.17-allocating-hits.ts';
import { askUnlessOnly } from './only-answer.ts';

const STAND: AnswerOf<'stand'> = { kind: 'stand' };

/** 2.3, 3.1, 18.5 Commanders share the fate of the stack that has to leave; 14.4 does not count it for Napoleon (rulings/11.19-commanders.md). */
const shareTheirFate = (g: Nemesis, side: Side, hex: HexId, rule: '2.3' | '11.12'): void => {
  for (const commander of ids(commandersAt(g, side, hex))) {
    loseCommander(g, commander);
    log(g, rule, 'withdrawal.commanderLost', { commander });
  }
};

/** 2.3 The only way leads off the map, or 1.1 into closed land, where they are interned (rulings/11.11-closed-land.md). */
const leaveTheGame = (g: Nemesis, side: Side, hex: HexId): void => {
  if (isDrivenIntoClosedLand(g, side, hex)) {
    log(g, '11.12', 'withdrawal.interned', { side, hex });
    return shareTheirFate(g, side, hex, '11.12');
  }
  if (!mustLeaveTheMap(g, hex)) return;
  log(g, '2.3', 'withdrawal.offTheMap', { side, hex });
  shareTheirFate(g, side, hex, '2.3');
};

/** 14.12 A garrison that has to retreat is eliminated; the others with it go. */
const loseGarrison = (g: Nemesis, hex: HexId): void => {
  const units = boundToTheirCity(g, ids(unitsAt(g, hex)));
  if (units.length === 0) return;
  log(g, '14.12', 'garrison.staysToTheEnd', { units, hex });
  perish(g, units, '14.12');
};

/** 14.12 Nobody withdraws of his own will while a garrison is with him, for it stays and a stack withdraws together (rulings/14.12-garrisons.md). */
const mayLeaveCity = (g: Nemesis, hex: HexId, units: readonly UnitId[]): Verdict =>
  must('14.12', boundToTheirCity(g, units).length === 0, 'garrison.doesNotWithdraw', { hex });

type Wish = AnswerOf<'withdraw'> | AnswerOf<'stand'>;

/**
 * 11.11 The defending stack goes to an adjacent hex, all together. Who need not go may stand; who must and cannot is
 * eliminated (11.12). Returns those who got away.
 */
export function* withdraw(
  g: Nemesis,
  rule: '11.1' | '11.10' | '11.12',
  compulsion: 'ifHeWishes' | 'must',
): Script<readonly UnitId[]> {
  const { to: hex } = battleOf(g);
  const side = defenderOf(g);
  if (compulsion === 'must') loseGarrison(g, hex);
  const units = ids(unitsAt(g, hex));
  if (units.length === 0) return [];
  const { links } = hexAt(boardOf(g), hex);
  const question = choice<Wish>({
    by: side,
    rule,
    prompt: say(compulsion === 'must' ? 'withdrawal.where' : 'withdrawal.whether', { hex, units }),
    among: links.map(({ to }) => ({ kind: 'withdraw', to })),
    may: (wish) => {
      const link = wish.kind === 'withdraw' ? links.find(({ to }) => to === wish.to) : undefined;
      return link && (mayLeaveCity(g, hex, units) ?? mayWithdrawBy(g, side, hex, link));
    },
    or: compulsion === 'must' ? [] : [STAND],
  });
  if (!offers(question, 1)) {
    log(g, '11.12', 'withdrawal.nowhere', { side, hex });
    leaveTheGame(g, side, hex);
    perish(g, units, '11.12');
    return [];
  }
  const answer = yield* askUnlessOnly(question);
  if (answer.kind === 'stand') {
    log(g, rule, 'withdrawal.stands', { side, hex });
    return [];
  }
  return yield* fallBack(g, side, units, answer.to);
}
