import type { Answer, Bot, Params, Pick, Question, Seat } from '@bivouac/kernel';
import { bestOf } from './greedy.ts';

/** Scores the answers to one question in a position. */
export type JudgeOf<S, A extends Answer> = (
  s: S,
  asked: Params,
  question: Question,
  pick: Pick,
) => (answer: A) => number;

/** By the key of the question. */
export type JudgesOf<S, A extends Answer> = Readonly<Record<string, JudgeOf<S, A>>>;

/** What each kind of answer is worth. */
export type WorthOf<A extends Answer> = {
  readonly [K in A['kind']]?: (answer: Extract<A, { readonly kind: K }>) => number;
};

const OF_NO_USE = -100;

/** Each kind of answer has its own worth; those that are not named are of no use. */
export const worthByKind =
  <A extends Answer>(worth: WorthOf<A>) =>
  (answer: A): number =>
    (worth[answer.kind as A['kind']] as ((answer: A) => number) | undefined)?.(answer) ?? OF_NO_USE;

export const nothing = (): number => 0;

interface Bench<V, S, A extends Answer> {
  readonly name: string;
  readonly judges: JudgesOf<S, A>;
  /** The position as the bot in this seat imagines it from its view. */
  readonly situation: (view: V, seat: Seat, pick: Pick) => S;
}

/** A bot that looks one decision ahead: every answer is scored by what it leads to, and the best is given. */
export const judgingBot = <V, S, A extends Answer>({ name, judges, situation }: Bench<V, S, A>): Bot<V> => ({
  name,
  choose(view, question, pick) {
    const judge = judges[question.prompt.key];
    if (!judge) return bestOf(question.answers, nothing, pick);
    const score = judge(situation(view, question.by, pick), question.prompt.params, question, pick);
    return bestOf(question.answers as readonly A[], score, pick);
  },
  weigh(view, question, pick) {
    const judge = judges[question.prompt.key];
    if (!judge) return [];
    const score = judge(situation(view, question.by, pick), question.prompt.params, question, pick);
    return (question.answers as readonly A[])
      .map((answer) => ({ answer, worth: score(answer) }))
      .toSorted((a, b) => b.worth - a.worth);
  },
});
