import { cardId } from '../../../catalogue/cards.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { thisTurn } from '../16.1-parts.ts';

export const A_BRIDGE_TOO_SOON = cardId('37');

/** A bridge is blown behind the French before all are over (11.11), or the Coalition's first attack across a river is awaited (11.4). */
export const aBridgeTooSoon: CardRules = {
  coalition: thisTurn(A_BRIDGE_TOO_SOON, (side) => ({ kind: 'bridgeBlown', side: opponent(side) })),
  french: thisTurn(A_BRIDGE_TOO_SOON, (side) => ({ kind: 'riverAttackWeaker', side: opponent(side) })),
};
