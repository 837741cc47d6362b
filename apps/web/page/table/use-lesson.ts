import {
  asideOf,
  type Choice,
  type LessonStripProps,
  placeIn,
  rightAnswers,
  type Spot,
  useWords,
} from '@bivouac/board';
import { type Answer, type Asked, type Refusal, saysTheSame } from '@bivouac/kernel';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';
import { beginScene, keepLesson } from '../lesson.ts';
import type { PageGame } from '../page-game.ts';
import { go } from '../route.ts';
import type { Sitting } from './sitting.ts';

interface Taught {
  readonly strip: Omit<LessonStripProps, 'onRule'>;
  readonly light: Spot | undefined;
  /** Must hear of every answer before it is given, to tell when it leads elsewhere. */
  readonly heed: (answers: readonly Answer[]) => void;
}

interface Pupil {
  readonly game: PageGame;
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly choices: readonly Choice[];
  readonly isOver: boolean;
  readonly undo: () => Promise<void>;
  readonly onFault: (refusal: Refusal | undefined) => void;
}

/** The lesson that this match belongs to: what is to be done now, and why. Nothing in any other match. */
export const useLesson = (pupil: Pupil): Taught | undefined => {
  const { game, sitting, asked, choices, isOver, undo, onFault } = pupil;
  const { ui } = game;
  const { client, settings, setSettings, language } = usePage();
  const words = useWords();
  const progress = settings.lessons[ui.id];
  const isTaught = progress?.sitting === sitting.id;
  const lesson = useMemo(() => (isTaught ? ui.lesson?.(language) : undefined), [isTaught, ui, language]);
  const [strayed, setStrayed] = useState<{ readonly at: number; readonly step: string }>();
  const [shown, setShown] = useState<{ readonly at: number; readonly answer: Answer }>();
  const { seq, state } = sitting.sight.view;
  const { events } = sitting.sight;
  const place = useMemo(
    () =>
      lesson && progress
        ? placeIn(
            lesson,
            progress.scene,
            events.map(({ said }) => said),
            progress.skipped,
          )
        : undefined,
    [lesson, progress, events],
  );
  const count = lesson && place && progress ? stepsBefore(lesson, progress.scene) + place.taken.length : 0;
  useEffect(() => {
    if (progress && isTaught && count > progress.taken) keepLesson(setSettings, ui.id, { ...progress, taken: count });
  }, [progress, isTaught, count, setSettings, ui.id]);
  if (!lesson || !progress || !place) return undefined;

  const { step, number, of } = place;
  const scene = lesson.scenes[progress.scene];
  const isLast = progress.scene + 1 >= lesson.scenes.length;
  const right = rightAnswers(step, asked, state);
  const isHere = asked !== undefined && step !== undefined && step.acts[asked.prompt.key] !== undefined;
  const hasStrayed = strayed !== undefined && strayed.step === step?.id && strayed.at < seq;
  const begin = (which: number): void =>
    void beginScene(client, setSettings, ui.id, { scene: which, taken: count, before: sitting.id });
  const restart = { words: words('lesson.again'), act: () => begin(progress.scene) };

  const pointed = shown?.at === seq && asked ? shown.answer : undefined;
  const spot = pointed && asked ? ui.spot(pointed, asked, state) : undefined;
  const showMe = async (): Promise<void> => {
    if (!asked || sitting.busy) return;
    if (pointed) return onFault(await sitting.give([pointed]));
    const answer = right[0] ?? (await sitting.advise?.([asked.prompt.key]))?.[0] ?? asked.answers?.[0];
    if (answer) setShown({ at: seq, answer });
  };
  const label = (answer: Answer): string =>
    choices.find(({ id }) => saysTheSame(asked?.answers?.[Number(id)] ?? { kind: '' }, answer))?.words ??
    (asked ? game.label(language, answer, asked.prompt) : '');
  const help = asked
    ? {
        words: pointed ? words('lesson.choose', { answer: label(pointed) }) : words('lesson.showMe'),
        act: () => void showMe(),
      }
    : undefined;

  const common = { number, of, done: count, onLeave: () => go({ page: 'start' }) };
  const heed = (answers: readonly Answer[]): void => {
    if (!step || !asked || !isHere) return setStrayed(undefined);
    const isRight = answers.some((answer) => right.some((each) => saysTheSame(each, answer)));
    setStrayed(isRight ? undefined : { at: seq, step: step.id });
  };
  const light = spot ?? (isHere ? step.light : undefined);

  if (!step || !scene) {
    const next = isLast
      ? { words: words('lesson.play'), act: () => finish() }
      : { words: words('lesson.next'), act: () => begin(progress.scene + 1) };
    const finish = (): void => {
      keepLesson(setSettings, ui.id, { ...progress, scene: 0, taken: of, sitting: '' });
      go({ page: 'start' });
    };
    return {
      heed,
      light: undefined,
      strip: {
        ...common,
        task: words(isLast ? 'lesson.whole' : 'lesson.learnt'),
        why: `${scene?.learnt ?? ''}${isLast ? ` ${words('lesson.wholeWords')}` : ''}`,
        onNext: next,
      },
    };
  }
  const onSkip = (): void => keepLesson(setSettings, ui.id, { ...progress, skipped: [...progress.skipped, step.id] });
  if (isOver)
    return { heed, light, strip: { ...common, task: step.task, why: words('lesson.over'), onNext: restart, onSkip } };
  if (hasStrayed)
    return {
      heed,
      light,
      strip: {
        ...common,
        task: words('lesson.otherwise'),
        why: isHere ? `${step.instead} ${step.task}` : step.instead,
        rule: step.rule,
        onTakeBack: sitting.sight.canUndo ? () => void undo() : undefined,
        help,
        onSkip,
      },
    };
  if (isHere || !asked) {
    const isTheirs = !asked;
    return {
      heed,
      light,
      strip: {
        ...common,
        task: isTheirs ? words('lesson.theirs') : step.task,
        why: isTheirs ? words('lesson.theirsWhy') : step.why,
        rule: isTheirs ? undefined : step.rule,
        help,
        onSkip,
      },
    };
  }
  return {
    heed,
    light,
    strip: {
      ...common,
      task: words('lesson.onTheWay'),
      why: asideOf(lesson, asked) ?? words('lesson.anyAnswer'),
      rule: asked.rule,
      help,
      onSkip,
    },
  };
};

const stepsBefore = (lesson: { readonly scenes: readonly { readonly steps: readonly unknown[] }[] }, scene: number) =>
  lesson.scenes.slice(0, scene).reduce((sum, { steps }) => sum + steps.length, 0);
