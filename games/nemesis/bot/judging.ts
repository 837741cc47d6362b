import type { Params, Pick, Question } from '@bivouac/kernel';
import type { NemesisAnswer } from '../answers/answers.ts';
import type { Situation } from './situation.ts';

/** Scores the answers to one question. */
export type Judge = (s: Situation, asked: Params, question: Question, pick: Pick) => (answer: NemesisAnswer) => number;

const OF_NO_USE = -100;

/** Each kind of answer has its own worth; those that are not named are of no use. */
export const byKind =
  (worth: { readonly [K in NemesisAnswer['kind']]?: (answer: Extract<NemesisAnswer, { kind: K }>) => number }) =>
  (answer: NemesisAnswer): number =>
    (worth[answer.kind] as ((answer: NemesisAnswer) => number) | undefined)?.(answer) ?? OF_NO_USE;

export const nothing = (): number => 0;
