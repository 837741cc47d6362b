import type { LessonWords } from '@bivouac/board/lesson/lesson-of.ts';
import type { SceneId, StepId } from './plan.ts';

/** Questions that may come up on the way, by key or by what stands before its point. */
export type Aside =
  | 'action'
  | 'activation'
  | 'callIn'
  | 'forced'
  | 'march'
  | 'interception'
  | 'evasion'
  | 'counterMarch'
  | 'battle'
  | 'event'
  | 'loss'
  | 'retreat'
  | 'attrition'
  | 'siege';

export type Words = LessonWords<StepId, SceneId, Aside>;
