import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { armyOf, called, type Europe, flipUnit, type ForceId, isWinterRound, unitsAt } from '../../state/state.ts';
import { mayFill } from '../10-command/10.1-command.ts';

/** 20.1 So many steps for each army, in each round in which it is activated. */
const REPLACEMENTS = 2;

/** 20.1 In 1815 an army that is activated receives two steps for its reduced French units, but none in winter. */
export function* replacements(g: Europe, id: ForceId): Script {
  if (g.scenario !== '1815' || isWinterRound(g.clock) || armyOf(g, id) === undefined) return;
  for (let left = REPLACEMENTS; left > 0; left--) {
    const among = unitsAt(g, id).flatMap(({ id: unit, reduced }): readonly AnswerOf<'replace'>[] =>
      reduced && unitCard(unit).nation === 'france' ? [{ kind: 'replace', unit }] : [],
    );
    const may = (answer: AnswerOf<'replace'> | typeof DONE): Verdict =>
      answer.kind === 'done' ? undefined : mayFill(g, answer.unit);
    if (among.every((answer) => may(answer) !== undefined)) return;
    const answer = yield* ask(
      choice<AnswerOf<'replace'> | typeof DONE>({
        by: 'empire',
        rule: '20.1',
        prompt: say('setUp.replacements', { force: called(g, id), left }),
        among,
        may,
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    flipUnit(g, answer.unit, false);
    log(g, '20.1', 'setUp.replaced', { unit: answer.unit });
  }
}
