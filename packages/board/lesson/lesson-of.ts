import type { Lesson, LessonStep } from './lesson.ts';

/** What a game says in its lesson, in one language. */
export interface LessonWords<StepId extends string, SceneId extends string, Aside extends string> {
  readonly steps: Readonly<Record<StepId, Pick<LessonStep, 'task' | 'why' | 'instead'>>>;
  readonly learnt: Readonly<Record<SceneId, string>>;
  readonly asides: Readonly<Record<Aside, string>>;
}

/** What is to be done, without a word. */
export type PlannedStep<StepId extends string, V> = Omit<LessonStep<V>, 'task' | 'why' | 'instead' | 'id'> & {
  readonly id: StepId;
};

export interface LessonPlan<StepId extends string, SceneId extends string, V> {
  readonly scenes: readonly { readonly id: SceneId; readonly steps: readonly PlannedStep<StepId, V>[] }[];
}

/** A lesson in one language. */
export const lessonOf = <StepId extends string, SceneId extends string, Aside extends string, V>(
  { scenes }: LessonPlan<StepId, SceneId, V>,
  { steps, learnt, asides }: LessonWords<StepId, SceneId, Aside>,
): Lesson<V> => ({
  scenes: scenes.map(({ id, steps: planned }) => ({
    id,
    learnt: learnt[id],
    steps: planned.map((step) => ({ ...step, ...steps[step.id] })),
  })),
  asides,
});
