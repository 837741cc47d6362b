import { type JudgeOf, type JudgesOf, worthByKind } from '@bivouac/bots';
import type { EuropeAnswer } from '../answers/answers.ts';
import type { Situation } from './situation.ts';

export { nothing } from '@bivouac/bots';

/** Scores the answers to one question. */
export type Judge = JudgeOf<Situation, EuropeAnswer>;
export type Judges = JudgesOf<Situation, EuropeAnswer>;

export const byKind = worthByKind<EuropeAnswer>;
