import type { BoardCounter, Choice, Gesture, Spot } from '@bivouac/board';
import { type Answer, type Asked, saysTheSame, type Stage } from '@bivouac/kernel';

export interface GestureAt {
  readonly gesture: Gesture;
  readonly stage: Stage;
  /** It is under way already: who goes, or where to, is what is asked. */
  readonly isInside: boolean;
}

export const stageAt = ({ stages }: Gesture, { prompt }: Pick<Asked, 'prompt'>): Stage | undefined =>
  stages.find(({ asks }) => asks === prompt.key);

/** The gestures that a question belongs to. One that is only passed over on the way is no part of them. */
export const gesturesAt = (gestures: readonly Gesture[], asked: Asked): readonly GestureAt[] =>
  gestures.flatMap((gesture) => {
    const stage = stageAt(gesture, asked);
    return stage && stage.kinds.length > 0 ? [{ gesture, stage, isInside: stage.does !== 'begin' }] : [];
  });

/** The gesture that begins with this answer. */
export const begunBy = (at: readonly GestureAt[], answer: Answer | undefined): GestureAt | undefined =>
  answer && at.find(({ stage, isInside }) => !isInside && stage.kinds.includes(answer.kind));

/** Where on the map it lies. */
export const placeOfSpot = (
  { place, counter }: Spot,
  counters: readonly Pick<BoardCounter, 'id' | 'place'>[],
): string | undefined => place ?? counters.find(({ id }) => id === counter)?.place;

interface Standing {
  readonly gesture: Pick<Gesture, 'leads'>;
  readonly counters: readonly Pick<BoardCounter, 'id' | 'order'>[];
  readonly answerOf: (choice: Choice) => Answer | undefined;
}
/** Of what can begin at one place, who is taken up there: the topmost leader; nobody if the player must say which. */
export const foremost = (
  here: readonly Choice[],
  { gesture: { leads = [] }, counters, answerOf }: Standing,
): Choice | undefined => {
  const order = ({ spot }: Choice): number => counters.find(({ id }) => id === spot?.counter)?.order ?? 0;
  const [first] = here
    .filter((choice) => leads.includes(answerOf(choice)?.kind ?? ''))
    .toSorted((a, b) => order(b) - order(a));
  return first;
};

export const isChosen = (chosen: readonly Answer[], answer: Answer): boolean =>
  chosen.some((each) => saysTheSame(each, answer));

/** Of a question that a gesture passes over: may this be chosen in the tray? Where an amount is asked, the least is what it is without. */
export const optionOf = ({ kinds, next }: Stage, { answers = [] }: Asked, answer: Answer): boolean =>
  kinds.includes(answer.kind) && !(answer.kind === next && answer === answers[0]);

/** Chosen, or no longer; of amounts only one is. */
export const toggled = (chosen: readonly Answer[], answer: Answer, { stages }: Gesture): readonly Answer[] => {
  if (isChosen(chosen, answer)) return chosen.filter((each) => !saysTheSame(each, answer));
  const isAmount = stages.some(({ kinds, next }) => next === answer.kind && kinds.includes(answer.kind));
  return [...chosen.filter(({ kind }) => !isAmount || kind !== answer.kind), answer];
};
