import { isInArea } from '../../../catalogue/areas.ts';
import { cardId } from '../../../catalogue/cards.ts';
import { stacksOf } from '../../../state/stack.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, thisTurn } from '../16.1-parts.ts';

export const SAXONY_EATEN_BARE = cardId('46');

/** Enemy stacks that forage in Saxony find less (6.3). The markers already lie there: without one there is nothing to make worse. */
export const saxonyEatenBare: CardRules = forBoth(
  thisTurn(
    SAXONY_EATEN_BARE,
    (side) => ({ kind: 'forageHarder', side: opponent(side) }),
    (g, side) =>
      stacksOf(g, opponent(side)).some(
        ({ hex, units }) => isInArea('saxony', hex) && units.some(({ forage }) => forage),
      ),
  ),
);
