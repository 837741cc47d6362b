import type { Question } from '@bivouac/kernel';
import type { Table } from './position.ts';

/** Plays on, buying nothing, until a question is met that fits, or the phase is over. */
export const candidatesAt = (table: Table, fits: (question: Question) => boolean): Question | undefined => {
  for (let guard = 0; guard < 80 && table.state.clock.phase === 'production'; guard++) {
    const question = table.asked();
    if (fits(question)) return question;
    if (question.by === 'chance') table.dice(3);
    else if (question.prompt.key === 'production.which')
      table.pick(question.by, (answer) => answer['nation'] === 'hanover');
    else table.pick(question.by, (answer) => answer === question.answers.at(-1));
  }
  return undefined;
};
