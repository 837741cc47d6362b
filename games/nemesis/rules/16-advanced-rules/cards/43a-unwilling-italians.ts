import { isInArea } from '../../../catalogue/areas.ts';
import { cardId } from '../../../catalogue/cards.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { hitUnit, onOneUnit, rallyFree, targets } from '../16.1-parts.ts';

export const UNWILLING_ITALIANS = cardId('43a');

/** A unit of the Kingdom of Italy loses heart, or two units on Italian soil take it again. */
export const unwillingItalians: CardRules = {
  coalition: onOneUnit(
    UNWILLING_ITALIANS,
    (g, side) => targets(g, opponent(side), ({ nation }) => nation === 'Kingdom of Italy'),
    opponent,
    hitUnit,
  ),
  french: rallyFree(
    UNWILLING_ITALIANS,
    2,
    (_, { at }) => isInArea('kingdomOfItaly', at) || isInArea('frenchItaly', at),
  ),
};
