import type { LessonWords } from '@bivouac/board/lesson/lesson-of.ts';
import type { SceneId, StepId } from './plan.ts';

/** Questions that may come up on the way, by key. */
export type Aside =
  | 'train.allocate'
  | 'depot'
  | 'rally'
  | 'march'
  | 'hits.who'
  | 'withdrawal'
  | 'pursuit'
  | 'advance.who'
  | 'attack.order'
  | 'support'
  | 'ride';

export type Words = LessonWords<StepId, SceneId, Aside>;
