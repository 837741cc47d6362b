import type { Answer } from './answer.ts';
import type { Pick } from './game.ts';
import type { Question } from './question.ts';

/** A player that sees what a player in its seat sees, and no more. */
export interface Bot<V = unknown> {
  readonly name: string;
  choose(view: V, question: Question, pick: Pick): Answer;
  /** What it thinks of each answer, the best first: for players who ask. Left out by bots that think nothing of them. */
  weigh?(view: V, question: Question, pick: Pick): readonly Weighed[];
}

/** An answer with its worth; only the differences mean something. */
export interface Weighed {
  readonly answer: Answer;
  readonly worth: number;
}
