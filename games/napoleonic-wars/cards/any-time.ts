import type { Script, Verdict } from '@bivouac/kernel';
import type { CardId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { AnyWording } from '../text/wording.ts';
import type { By, CardRules, Happening } from './card.ts';
import type { Both } from './plain-words.ts';

interface AnyTime {
  readonly wording: AnyWording;
  readonly says: Both;
  readonly may: (g: NapoleonicWars, by: By, now: Happening | null) => Verdict;
  readonly play: (g: NapoleonicWars, by: By, now: Happening | null) => Script;
  readonly mightAnswer?: (g: NapoleonicWars, now: Happening) => boolean;
  /** It also voids a step that has just been declared. */
  readonly atSteps?: boolean;
}
/** 6.14 A Response to any act, which is also an event of an Impulse. */
export const anyTime = (
  id: CardId,
  { wording, says, may, play, mightAnswer, atSteps = false }: AnyTime,
): CardRules => ({
  id,
  wording,
  says,
  ...(mightAnswer ? { mightAnswer } : {}),
  plays: [
    { when: 'impulse', may, play },
    { when: 'anyAct', may, play },
    ...(atSteps ? [{ when: 'moveDeclared' as const, may, play }] : []),
  ],
});
