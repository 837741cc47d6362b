import { saysTheSame } from './answer.ts';
import type { Question, Seat } from './question.ts';
import type { Refusal, Verdict } from './verdict.ts';
import { sayAtTable } from './words.ts';

export const refuse = (rule: string, because: Refusal['because']): Refusal => ({ rule, because });

/** A seat as a message may repeat it, whatever was sent in its place. */
export const repeated = (seat: unknown): Seat =>
  typeof seat === 'string' ? seat.slice(0, 40) : `(${seat === null ? 'null' : typeof seat})`;

/** Why is this not listed? The verdict on the wish, if the rule had it in mind. */
export const unlisted = (question: Question, given: unknown): Refusal => {
  const wish = question.wishes?.().find(({ answer }) => saysTheSame(answer, given));
  return wish?.refusal ?? refuse(question.rule, sayAtTable('table.unlisted'));
};

/**
 * The game must go on, the seat be asked, and the number be that of the table, before an answer is even read. A question
 * that stands while others are heard is answered by any number since it was asked.
 */
export const outOfOrder = (
  waiting: readonly Question[],
  question: Question | undefined,
  seat: unknown,
  seq: unknown,
  now: number,
  since: () => number,
): Verdict => {
  const [first] = waiting;
  if (!first) return refuse('table', sayAtTable('table.over'));
  if (!question) {
    if (first.window) return refuse(first.rule, sayAtTable('table.notAskedNow', { seat: repeated(seat) }));
    const asked = waiting.map(({ by }) => by);
    return refuse(first.rule, sayAtTable('table.notAsked', { seat: repeated(seat), asked }));
  }
  if (seq === now) return undefined;
  const isNumber = typeof seq === 'number' && Number.isSafeInteger(seq);
  if (isNumber && seq < now && since() <= seq) return undefined;
  return isNumber
    ? refuse(question.rule, sayAtTable('table.stale', { given: seq, now }))
    : refuse(question.rule, sayAtTable('table.unnumbered', { now }));
};
