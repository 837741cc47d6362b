import { roll, type Script } from '@bivouac/kernel';
import { cardId } from '../../../catalogue/cards.ts';
import type { HexId, Side, UnitId } from '../../../catalogue/catalogue.ts';
import { reveal, say } from '../../../text/speech.ts';
import { ids, stacksOf } from '../../../state/stack.ts';
import { depotAt, type Nemesis, opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, hitUnit, isGarrison, nameUnit } from '../16.1-parts.ts';

export const TYPHUS = cardId('45');

const CROWDED = 4;
const STRIKES_ON = 6;

interface Sick {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

/** Garrisons in their cities are spared, and so are stacks that live in a city with a Depot of theirs. */
const crowded = (g: Nemesis, side: Side): readonly Sick[] =>
  stacksOf(g, side)
    .filter(({ hex }) => depotAt(g, hex)?.side !== side)
    .map(({ hex, units }) => ({ hex, units: ids(units).filter((id) => !isGarrison(g, id)) }))
    .filter(({ units }) => units.length >= CROWDED);

function* strike(g: Nemesis, side: Side, { hex, units }: Sick): Script {
  const die = yield* roll('16.1', say('card.typhusRoll', { side, hex }));
  reveal(g, '16.1', 'card.typhusDie', { hex, die });
  if (die >= STRIKES_ON) hitUnit(g, TYPHUS, yield* nameUnit(g, side, TYPHUS, units));
}

/** Every crowded stack of both sides rolls a die, first those of the side that laid the card: on a six one of its units takes a hit. */
export const typhus: CardRules = forBoth({
  applies: (g) => crowded(g, 'coalition').length + crowded(g, 'french').length > 0,
  *carryOut(g, side) {
    for (const owner of [side, opponent(side)]) for (const stack of crowded(g, owner)) yield* strike(g, owner, stack);
  },
});
