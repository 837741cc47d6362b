import type { CardId } from '../../../catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { GOLD_FOR_IRON, goldForIron } from './03-gold-for-iron.ts';
import { ARREARS_OF_PAY, arrearsOfPay } from './08-arrears-of-pay.ts';

/** The pre-Armistice cards, in the order of their numbers. */
export const CARDS_1_TO_25: readonly (readonly [CardId, CardRules])[] = [
  [GOLD_FOR_IRON, goldForIron],
  [ARREARS_OF_PAY, arrearsOfPay],
];
