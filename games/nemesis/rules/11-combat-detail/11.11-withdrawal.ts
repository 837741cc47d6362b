import { choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { hexAt } from '../../board.ts';
import type { HexId, Side, UnitId } from '../../catalogue.ts';
import { log, say } from '../../speech.ts';
import { commandersAt, ids, unitsAt } from '../../stack.ts';
import { boardOf, loseCommander, type Nemesis } from '../../state.ts';
import { battleOf, defenderOf } from './11.2-taking-part.ts';
import { mournNapoleon } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { fallBack } from './11.11-overflow.ts';
import { mayWithdrawBy } from './11.11-prohibitions.ts';
import { mustLeaveTheMap } from './11.12-off-the-map.ts';
import { perish } from './11.17-allocating-hits.ts';
import { askUnlessOnly } from './only-answer.ts';

const STAND: AnswerOf<'stand'> = { kind: 'stand' };

/** 2.3, 18.5 Commanders share the fate of the stack that has to leave. */
const leaveTheMap = (g: Nemesis, side: Side, hex: HexId): void => {
  log(g, '2.3', 'withdrawal.offTheMap', { side, hex });
  for (const commander of ids(commandersAt(g, side, hex))) {
    loseCommander(g, commander);
    log(g, '2.3', 'withdrawal.commanderLost', { commander });
    mournNapoleon(g, commander);
  }
};

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
  const units = ids(unitsAt(g, hex));
  const { links } = hexAt(boardOf(g), hex);
  const question = choice<Wish>({
    by: side,
    rule,
    prompt: say(compulsion === 'must' ? 'withdrawal.where' : 'withdrawal.whether', { hex, units }),
    among: links.map(({ to }) => ({ kind: 'withdraw', to })),
    may: (wish) => {
      const link = wish.kind === 'withdraw' ? links.find(({ to }) => to === wish.to) : undefined;
      return link && mayWithdrawBy(g, side, hex, link);
    },
    or: compulsion === 'must' ? [] : [STAND],
  });
  if (question.answers.length === 0) {
    log(g, '11.12', 'withdrawal.nowhere', { side, hex });
    if (mustLeaveTheMap(g, hex)) leaveTheMap(g, side, hex);
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
