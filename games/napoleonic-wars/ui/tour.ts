import type { TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked, Language, Seat } from '@bivouac/kernel';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { wordsIn } from './text/words.ts';

const STEPS = ['goal', 'hand', 'impulse', 'march', 'response', 'battle', 'preempt'] as const;
export type TourStepId = (typeof STEPS)[number];

/** The questions at which each step is shown. */
const QUESTIONS: Readonly<Record<TourStepId, readonly string[]>> = {
  goal: ['resource.which'],
  hand: ['mulligan.keep'],
  impulse: ['impulse.act'],
  march: ['march.on'],
  response: ['response.offer'],
  battle: ['battleEvent.offer'],
  preempt: ['preempt.offer'],
};

/** The first Turn, step by step, each at its question. */
export const tour = (_view: NapoleonicWarsView, language: Language): readonly TourStep[] =>
  STEPS.map((id) => ({
    id,
    title: wordsIn(language)(`tour.${id}`),
    words: wordsIn(language)(`tour.${id}.words`),
    when: (asked: Asked | undefined, seat: Seat) =>
      asked !== undefined && asked.by === seat && QUESTIONS[id].includes(asked.prompt.key),
  }));
