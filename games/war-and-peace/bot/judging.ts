import { type JudgeOf, type JudgesOf, worthByKind } from '@bivouac/bots';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import type { Situation } from './situation.ts';

export { nothing } from '@bivouac/bots';

/** Scores the answers to one question. */
export type Judge = JudgeOf<Situation, WarAndPeaceAnswer>;
export type Judges = JudgesOf<Situation, WarAndPeaceAnswer>;

export const byKind = worthByKind<WarAndPeaceAnswer>;
