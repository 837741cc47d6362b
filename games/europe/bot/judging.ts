import type { Params, Pick, Question } from '@bivouac/kernel';
import type { EuropeAnswer } from '../answers/answers.ts';
import type { Situation } from './situation.ts';

/** Scores the answers to one question. */
export type Judge = (s: Situation, asked: Params, question: Question, pick: Pick) => (answer: EuropeAnswer) => number;
export type Judges = Readonly<Record<string, Judge>>;

const OF_NO_USE = -100;

/** Each kind of answer has its own worth; those that are not named are of no use. */
export const byKind =
  (worth: { readonly [K in EuropeAnswer['kind']]?: (answer: Extract<EuropeAnswer, { kind: K }>) => number }) =>
  (answer: EuropeAnswer): number =>
    (worth[answer.kind] as ((answer: EuropeAnswer) => number) | undefined)?.(answer) ?? OF_NO_USE;

export const nothing = (): number => 0;
