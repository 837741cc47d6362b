import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { enemyCommandFewer, extraCommand } from '../16.1-parts.ts';

export const GENERAL_MOREAU = cardId('35');

/** Moreau advises the Tsar, or is struck down: a Combat Command more or fewer for the Coalition. */
export const generalMoreau: CardRules = {
  coalition: extraCommand(GENERAL_MOREAU),
  french: enemyCommandFewer(GENERAL_MOREAU),
};
