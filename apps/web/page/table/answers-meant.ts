import type { Choice, GameUi, Spot } from '@bivouac/board';
import type { Answer, Asked } from '@bivouac/kernel';

const NO_ANSWERS: readonly Answer[] = [];

/** The answer that the player points at, in the panel or on the map where only one lies; further off, those that lead there. */
export const answersMeant = (
  ui: Pick<GameUi, 'answersTowards'>,
  state: unknown,
  asked: Asked,
  choices: readonly Choice[],
  light: Spot | undefined,
  pointed: Spot | undefined,
): readonly Answer[] => {
  const inPanel = light && choices.find(({ spot }) => spot === light);
  const there = pointed?.place === undefined ? [] : choices.filter(({ spot }) => spot?.place === pointed.place);
  const one = inPanel ?? (there.length === 1 ? there[0] : undefined);
  const answer = one && asked.answers?.[Number(one.id)];
  if (answer) return [answer];
  const isFurther = pointed?.place !== undefined && there.length === 0;
  return (isFurther ? ui.answersTowards?.(state, asked, pointed.place) : undefined) ?? NO_ANSWERS;
};
