import { cardId } from '../../../catalogue/cards.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, thisTurn } from '../16.1-parts.ts';

export const SPRING_THAW = cardId('1');

/** The roads of the enemy melt: his long marches cost him more. */
export const springThaw: CardRules = forBoth(
  thisTurn(SPRING_THAW, (side) => ({ kind: 'marchDie', side: opponent(side), by: 1 })),
);
