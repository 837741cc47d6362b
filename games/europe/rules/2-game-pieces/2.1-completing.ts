import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { Side, UnitId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, flipUnit } from '../../state/state.ts';
import { mayFill } from '../10-command/10.1-command.ts';

/** 32F, 46F, 47F Reduced units are brought to full strength free, so many of them, as far as their owner will. */
export function* completeSome(g: Europe, by: Side, many: number, reduced: () => readonly UnitId[]): Script {
  for (let left = many; left > 0; left--) {
    const among = reduced().map((unit): AnswerOf<'completeFree'> => ({ kind: 'completeFree', unit }));
    const may = (answer: AnswerOf<'completeFree'> | typeof DONE): Verdict =>
      answer.kind === 'done' ? undefined : mayFill(g, answer.unit);
    if (among.every((answer) => may(answer) !== undefined)) return;
    const answer = yield* ask(
      choice<AnswerOf<'completeFree'> | typeof DONE>({
        by,
        rule: '6.4',
        prompt: say('completing.which', { left }),
        among,
        may,
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    flipUnit(g, answer.unit, false);
    log(g, '6.4', 'raise.completed', { unit: answer.unit });
  }
}
