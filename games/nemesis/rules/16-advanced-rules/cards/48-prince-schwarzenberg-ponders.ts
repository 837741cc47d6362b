import { cardId } from '../../../catalogue/cards.ts';
import { commanderId } from '../../../catalogue/catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { ponders } from '../16.1-pondering.ts';

export const PRINCE_SCHWARZENBERG_PONDERS = cardId('48');

/** The Prince thinks it over well, or far too long. */
export const princeSchwarzenbergPonders: CardRules = ponders(
  PRINCE_SCHWARZENBERG_PONDERS,
  commanderId('Schwarzenberg'),
);
