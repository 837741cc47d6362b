import type { Answer, Asked, Message } from '@bivouac/kernel';
import type { Spot } from '../game-ui.ts';

/** One thing to do, once, at the table: the task, the reason and the rule. */
export interface LessonStep<V = unknown> {
  readonly id: string;
  readonly task: string;
  readonly why: string;
  readonly rule: string;
  /** The answers that take it further, by the key of the question that they answer. */
  readonly acts: Readonly<Record<string, (answer: Answer, asked: Asked, view: V) => boolean>>;
  /** What another answer at these questions leads to. */
  readonly instead: string;
  /** The line of the log that tells that it was done. */
  readonly isDone: (line: Message) => boolean;
  readonly light?: Spot;
}

/** A position with the steps that are taken on it, in their order. */
export interface LessonScene<V = unknown> {
  readonly id: string;
  readonly steps: readonly LessonStep<V>[];
  /** What was learnt, when all of them are taken. */
  readonly learnt: string;
}

/** A game taught at its own table: short positions, each for a step or several. */
export interface Lesson<V = unknown> {
  readonly scenes: readonly LessonScene<V>[];
  /** What a question is about that no step waits for, by its key or the part of it before the point. */
  readonly asides: Readonly<Record<string, string>>;
}

/** Where a pupil stands in a scene. */
export interface LessonPlace<V = unknown> {
  /** The step to be taken next; none when the scene is done. */
  readonly step: LessonStep<V> | undefined;
  /** Counted over the whole lesson, from one. */
  readonly number: number;
  readonly of: number;
  readonly taken: readonly string[];
}

/**
 * Nothing is remembered of a lesson but what was skipped: the log of its match tells which steps were taken, whatever came
 * between, was taken back, or was done before it was asked for.
 */
export const placeIn = <V>(
  lesson: Lesson<V>,
  scene: number,
  told: readonly Message[],
  skipped: readonly string[],
): LessonPlace<V> => {
  const steps = lesson.scenes[scene]?.steps ?? [];
  const taken = steps.filter(({ id, isDone }) => skipped.includes(id) || told.some(isDone)).map(({ id }) => id);
  const step = steps.find(({ id }) => !taken.includes(id));
  const before = lesson.scenes.slice(0, scene).reduce((sum, each) => sum + each.steps.length, 0);
  const of = lesson.scenes.reduce((sum, each) => sum + each.steps.length, 0);
  const within = step ? steps.indexOf(step) + 1 : steps.length;
  return { step, number: before + within, of, taken };
};

/** Those of the answers that take the step further. */
export const rightAnswers = <V>(
  step: LessonStep<V> | undefined,
  asked: Asked | undefined,
  view: V,
): readonly Answer[] => {
  const isRight = asked && step?.acts[asked.prompt.key];
  return isRight ? (asked.answers ?? []).filter((answer) => isRight(answer, asked, view)) : [];
};

/** What is said of a question on the way. */
export const asideOf = ({ asides }: Lesson, { prompt: { key } }: Asked): string | undefined =>
  asides[key] ?? asides[key.split('.')[0] ?? key];
