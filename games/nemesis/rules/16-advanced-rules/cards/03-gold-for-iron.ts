import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, extraTrain } from '../16.1-parts.ts';

export const GOLD_FOR_IRON = cardId('3');

/** Prussia gives its jewels for the war: one train more, or one fewer. */
export const goldForIron: CardRules = {
  coalition: extraTrain(GOLD_FOR_IRON),
  french: enemyTrainFewer(GOLD_FOR_IRON),
};
