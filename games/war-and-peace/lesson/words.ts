import type { LessonWords } from '@bivouac/board/lesson/lesson-of.ts';
import type { SceneId, StepId } from './plan.ts';

/** Questions that may come up on the way, by key or by what stands before its point. */
export type Aside = 'ground' | 'combat' | 'siege' | 'production' | 'alliance' | 'naval' | 'attrition';

export type Words = LessonWords<StepId, SceneId, Aside>;
