import { type JudgeOf, type JudgesOf, worthByKind } from '@bivouac/bots';
import type { NemesisAnswer } from '../answers/answers.ts';
import type { Situation } from './situation.ts';

export { nothing } from '@bivouac/bots';

/** Scores the answers to one question. */
export type Judge = JudgeOf<Situation, NemesisAnswer>;
export type Judges = JudgesOf<Situation, NemesisAnswer>;

export const byKind = worthByKind<NemesisAnswer>;
