import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyCommandFewer } from '../16.1-parts.ts';

export const ARREARS_OF_PAY = cardId('8');

/** Unpaid men obey slowly: one Combat Command fewer for the other side. */
export const arrearsOfPay: CardRules = {
  coalition: enemyCommandFewer(ARREARS_OF_PAY),
  french: enemyCommandFewer(ARREARS_OF_PAY),
};
