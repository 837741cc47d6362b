import type { Answer } from './answer.ts';
import type { Pick } from './game.ts';
import type { Question } from './question.ts';

/** A player that sees what a player in its seat sees, and no more. */
export interface Bot<V = unknown> {
  readonly name: string;
  choose(view: V, question: Question, pick: Pick): Answer;
}
