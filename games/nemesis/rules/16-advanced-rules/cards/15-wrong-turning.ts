import { cardId } from '../../../catalogue/cards.ts';
import type { HexId, Side } from '../../../catalogue/catalogue.ts';
import { stacksOf } from '../../../state/stack.ts';
import { type Nemesis, opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, isGarrison, leaveForTheTurn, nameStack } from '../16.1-parts.ts';

export const WRONG_TURNING = cardId('15');

const enemyStacks = (g: Nemesis, side: Side): readonly HexId[] =>
  stacksOf(g, opponent(side))
    .filter(({ units }) => units.some(({ id }) => !isGarrison(g, id)))
    .map(({ hex }) => hex);

/** A column loses its way: one hex is all that it gets. */
export const wrongTurning: CardRules = forBoth({
  applies: (g, side) => enemyStacks(g, side).length > 0,
  *carryOut(g, side) {
    const hex = yield* nameStack(g, side, WRONG_TURNING, enemyStacks(g, side));
    leaveForTheTurn(g, WRONG_TURNING, side, { kind: 'oneHexOnly', hex });
  },
});
