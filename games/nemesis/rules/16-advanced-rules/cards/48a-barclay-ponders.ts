import { cardId } from '../../../catalogue/cards.ts';
import { commanderId } from '../../../catalogue/catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { ponders } from '../16.1-pondering.ts';

export const BARCLAY_PONDERS = cardId('48a');

/** Barclay thinks it over well, or far too long. */
export const barclayPonders: CardRules = ponders(BARCLAY_PONDERS, commanderId('Barclay'));
