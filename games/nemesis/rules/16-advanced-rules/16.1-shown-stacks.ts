import type { CardId, HexId } from '../../catalogue/catalogue.ts';
import { revealTo } from '../../text/speech.ts';
import { commandersAt, ids, stacksOf, unitsAt } from '../../state/stack.ts';
import { opponent } from '../../state/state.ts';
import type { Instruction } from './16.1-instructions.ts';
import { nameStack } from './16.1-parts.ts';

/** 16.1, 15.1 So many stacks of the enemy are named and shown to the side that laid the card; where stacks lie open there is nothing to show. */
export const showStacks = (card: CardId, howMany: number): Instruction => ({
  applies: (g, side) => g.agreed.hiddenStacks && stacksOf(g, opponent(side)).length > 0,
  *carryOut(g, side) {
    const owner = opponent(side);
    let unnamed: readonly HexId[] = stacksOf(g, owner).map(({ hex }) => hex);
    for (let named = 0; named < howMany && unnamed.length > 0; named++) {
      const hex = yield* nameStack(g, side, card, unnamed);
      unnamed = unnamed.filter((each) => each !== hex);
      const units = unitsAt(g, hex);
      revealTo(g, { only: side }, '16.1', 'card.stackShown', {
        card,
        hex,
        units: ids(units),
        disrupted: ids(units.filter(({ disrupted }) => disrupted)),
        commanders: ids(commandersAt(g, owner, hex)),
        dummies: owner === 'coalition' ? g.decoys.filter((each) => each === hex).length : 0,
      });
    }
  },
});
