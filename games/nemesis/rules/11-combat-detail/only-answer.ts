import { type Answer, ask, type Question, type Script } from '@bivouac/kernel';

/** Where the rules leave one choice, it is made without asking. */
export function* askUnlessOnly<A extends Answer>(question: Question<A>): Script<A> {
  const [only, another] = question.answers;
  return only && !another ? only : yield* ask(question);
}
