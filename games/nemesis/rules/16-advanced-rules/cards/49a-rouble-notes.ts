import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, extraTrain } from '../16.1-parts.ts';

export const ROUBLE_NOTES = cardId('49a');

/** Roubles are good for one train more with the Russians, or for one fewer. */
export const roubleNotes: CardRules = {
  coalition: extraTrain(ROUBLE_NOTES, 'Russia'),
  french: enemyTrainFewer(ROUBLE_NOTES),
};
