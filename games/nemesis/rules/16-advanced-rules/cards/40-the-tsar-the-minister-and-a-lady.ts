import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { actInConcert, standIdleTogether } from '../16.1-two-nations.ts';

export const THE_TSAR_THE_MINISTER_AND_A_LADY = cardId('40');

/** Austrians and Russians side by side attack with a will, or their masters have other things in mind. */
export const theTsarTheMinisterAndALady: CardRules = {
  coalition: actInConcert(THE_TSAR_THE_MINISTER_AND_A_LADY, ['Austria', 'Russia']),
  french: standIdleTogether(THE_TSAR_THE_MINISTER_AND_A_LADY, ['Austria', 'Russia']),
};
