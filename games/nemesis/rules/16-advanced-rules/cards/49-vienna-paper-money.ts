import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, extraTrain } from '../16.1-parts.ts';

export const VIENNA_PAPER_MONEY = cardId('49');

/** Notes from Vienna are good for one train more with the Austrians, or for one fewer. */
export const viennaPaperMoney: CardRules = {
  coalition: extraTrain(VIENNA_PAPER_MONEY, 'Austria'),
  french: enemyTrainFewer(VIENNA_PAPER_MONEY),
};
