import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth } from '../16.1-parts.ts';
import { showStacks } from '../16.1-shown-stacks.ts';

export const CAPTURED_COURIER = cardId('2');

/** His letters tell what stands where: two stacks are shown. */
export const capturedCourier: CardRules = forBoth(showStacks(CAPTURED_COURIER, 2));
