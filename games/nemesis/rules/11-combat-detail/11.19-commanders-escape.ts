import { choice, offers, roll, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { distance, hexAt } from '../../catalogue/board.ts';
import type { CommanderId, HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersAt, ids, stacksOf } from '../../state/stack.ts';
import { boardOf, loseCommander, moveCommander, type Nemesis } from '../../state/state.ts';
import { mournNapoleon } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { mayJoin } from '../14-campaign-of-1813/14.8-sweden.ts';
import { mayLeave } from '../14-campaign-of-1813/14.15-no-armistice.ts';
import { askUnlessOnly } from './only-answer.ts';

const CAPTURED_ON = 1;
const REACH = 3;

function* escape(g: Nemesis, side: Side, commander: CommanderId, hex: HexId): Script {
  const board = boardOf(g);
  const die = yield* roll('11.19', say('escape.roll', { commander, hex }));
  log(g, '11.19', 'escape.die', { commander, die });
  if (die === CAPTURED_ON) {
    loseCommander(g, commander);
    log(g, '11.19', 'escape.captured', { commander, hex });
    return mournNapoleon(g, commander);
  }
  const question = choice<AnswerOf<'escape'>>({
    by: side,
    rule: '11.19',
    prompt: say('escape.where', { commander }),
    among: stacksOf(g, side).map(({ hex: to }) => ({ kind: 'escape', to })),
    may: ({ to }) =>
      must('11.19', distance(hexAt(board, hex), hexAt(board, to)) <= REACH, 'escape.tooFar', { commander, to }) ??
      mayLeave(g, side, hexAt(board, hex), hexAt(board, to)) ??
      mayJoin(g, side, to, { units: [], commanders: [commander] }),
  });
  if (!offers(question, 1)) {
    loseCommander(g, commander);
    log(g, '11.19', 'escape.nowhere', { commander, hex });
    return mournNapoleon(g, commander);
  }
  const { to } = yield* askUnlessOnly(question);
  moveCommander(g, commander, to);
  log(g, '11.19', 'escape.made', { commander, to });
}

/**
 * 11.19 Commanders caught without a unit, the last one lost or none there at all, are taken on a one. Otherwise the owner
 * puts each on a stack of his within three hexes, whatever lies between; without such a stack he is lost (rulings/11.19-commanders.md).
 */
export function* commandersEscape(g: Nemesis, side: Side, hex: HexId): Script {
  for (const commander of ids(commandersAt(g, side, hex))) yield* escape(g, side, commander, hex);
}
