import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, rallyFree } from '../16.1-parts.ts';

export const NEWS_FROM_SPAIN = cardId('27');

/** Bad news takes a train from the French; good news lifts the hearts of two French divisions. */
export const newsFromSpain: CardRules = {
  coalition: enemyTrainFewer(NEWS_FROM_SPAIN),
  french: rallyFree(NEWS_FROM_SPAIN, 2, ({ nation, arm }) => nation === 'France' && arm === 'infantry'),
};
