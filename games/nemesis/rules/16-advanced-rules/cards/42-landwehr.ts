import { cardId } from '../../../catalogue/cards.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { hitUnit, onOneUnit, rallyFree, targets } from '../16.1-parts.ts';

export const LANDWEHR = cardId('42');

/** Two Prussian units rally, or a Prussian Conscript unit melts away. */
export const landwehr: CardRules = {
  coalition: rallyFree(LANDWEHR, 2, ({ nation }) => nation === 'Prussia'),
  french: onOneUnit(
    LANDWEHR,
    (g, side) => targets(g, opponent(side), ({ nation, cls }) => nation === 'Prussia' && cls === 'Conscript'),
    opponent,
    hitUnit,
  ),
};
