import { cardId } from '../../../catalogue/cards.ts';
import type { Side, UnitId } from '../../../catalogue/catalogue.ts';
import { ids, stacksOf } from '../../../state/stack.ts';
import { type Nemesis, opponent, SIDES } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { disruptUnit, forBoth, isGarrison, nameUnit } from '../16.1-parts.ts';

export const CAMP_FEVER = cardId('13');

/** Those in good order in a side's largest stack, or in its largest stacks; garrisons are passed over. */
const crowded = (g: Nemesis, side: Side): readonly UnitId[] => {
  const camps = stacksOf(g, side).flatMap(({ units }) => {
    const healthy = ids(units.filter(({ id, disrupted }) => !disrupted && !isGarrison(g, id)));
    return healthy.length > 0 ? [{ size: units.length, healthy }] : [];
  });
  const largest = Math.max(...camps.map(({ size }) => size));
  return camps.filter(({ size }) => size === largest).flatMap(({ healthy }) => healthy);
};

/** Fever breaks out in the largest camp of either side. */
export const campFever: CardRules = forBoth({
  applies: (g) => SIDES.some((side) => crowded(g, side).length > 0),
  *carryOut(g, side) {
    for (const each of [side, opponent(side)]) {
      const among = crowded(g, each);
      if (among.length > 0) disruptUnit(g, CAMP_FEVER, yield* nameUnit(g, each, CAMP_FEVER, among));
    }
  },
});
