import { cardId } from '../../../catalogue/cards.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, thisTurn } from '../16.1-parts.ts';

export const RIVERS_IN_SPATE = cardId('34');

/** The other side marches over rivers by bridges alone. */
export const riversInSpate: CardRules = forBoth(
  thisTurn(RIVERS_IN_SPATE, (side) => ({ kind: 'bridgesOnly', side: opponent(side) })),
);
