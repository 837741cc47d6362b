import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { actInConcert, standIdleTogether } from '../16.1-two-nations.ts';

export const A_SLIGHT_BETWEEN_MONARCHS = cardId('40a');

/** Prussians and Russians side by side attack with a will, or their monarchs are not on speaking terms. */
export const aSlightBetweenMonarchs: CardRules = {
  coalition: actInConcert(A_SLIGHT_BETWEEN_MONARCHS, ['Prussia', 'Russia']),
  french: standIdleTogether(A_SLIGHT_BETWEEN_MONARCHS, ['Prussia', 'Russia']),
};
