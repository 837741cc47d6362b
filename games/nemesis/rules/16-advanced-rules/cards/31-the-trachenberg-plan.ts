import { cardId } from '../../../catalogue/cards.ts';
import { commander } from '../../../state/state.ts';
import { NAPOLEON } from '../../14-campaign-of-1813/14.4-napoleons-death.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { isOnMap, thisTurn } from '../16.1-parts.ts';
import { showStacks } from '../16.1-shown-stacks.ts';

export const THE_TRACHENBERG_PLAN = cardId('31');

/** The allies go out of Napoleon's way (11.1); if the French get hold of the plan, three stacks lie open to them. */
export const theTrachenbergPlan: CardRules = {
  coalition: thisTurn(
    THE_TRACHENBERG_PLAN,
    () => ({ kind: 'mayEvadeNapoleon' }),
    (g) => isOnMap(commander(g, NAPOLEON)),
  ),
  french: showStacks(THE_TRACHENBERG_PLAN, 3),
};
