import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyTrainFewer, extraTrain } from '../16.1-parts.ts';

export const SUBSIDY_TREATY = cardId('28');

/** English money fills magazines but pulls no wagons: a train more that moves nobody, or one fewer. */
export const subsidyTreaty: CardRules = {
  coalition: extraTrain(SUBSIDY_TREATY, 'rallyOrDepot'),
  french: enemyTrainFewer(SUBSIDY_TREATY),
};
