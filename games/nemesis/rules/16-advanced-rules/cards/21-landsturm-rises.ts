import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyCommandFewer, thisTurn } from '../16.1-parts.ts';

export const LANDSTURM = cardId('21');

/** The whole countryside of Prussia is up in arms; it starves the French there, or gets in everybody's way. */
export const landsturmRises: CardRules = {
  coalition: thisTurn(LANDSTURM, () => ({ kind: 'landsturm' })),
  french: enemyCommandFewer(LANDSTURM),
};
