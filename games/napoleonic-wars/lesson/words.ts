import type { LessonWords } from '@bivouac/board/lesson/lesson-of.ts';
import type { SceneId, StepId } from './plan.ts';

/** Questions that may come up on the way, by key or by what stands before its point. */
export type Aside =
  | 'impulse'
  | 'march'
  | 'losses'
  | 'response'
  | 'battleEvent'
  | 'retreat'
  | 'pursuit'
  | 'intercept'
  | 'evade'
  | 'preempt'
  | 'peace'
  | 'siege';

export type Words = LessonWords<StepId, SceneId, Aside>;
