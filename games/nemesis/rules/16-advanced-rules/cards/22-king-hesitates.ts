import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { extraCommand, thisTurn } from '../16.1-parts.ts';

export const KING_HESITATES = cardId('22');

const STACKS = 2;

/** Frederick William makes up his mind, or cannot. */
export const kingHesitates: CardRules = {
  coalition: extraCommand(KING_HESITATES),
  french: thisTurn(KING_HESITATES, () => ({ kind: 'stacksMoved', nation: 'Prussia', left: STACKS })),
};
