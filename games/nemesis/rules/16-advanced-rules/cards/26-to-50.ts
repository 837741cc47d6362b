import type { CardId } from '../../../catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';

/** The rest of the pre-Armistice cards, and the cards of the second deck with their stand-ins. */
export const CARDS_26_TO_50: readonly (readonly [CardId, CardRules])[] = [];
