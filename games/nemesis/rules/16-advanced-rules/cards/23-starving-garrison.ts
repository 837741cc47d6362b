import { cardId } from '../../../catalogue/cards.ts';
import { roll } from '@bivouac/kernel';
import { unitCard, type UnitId } from '../../../catalogue/catalogue.ts';
import { log, say } from '../../../text/speech.ts';
import { type Nemesis, unit } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { nameUnit, onOneUnit, rallyUnit, removeUnit } from '../16.1-parts.ts';

export const STARVING_GARRISON = cardId('23');

const DIES_ON = 6;

const inTheirCities = (g: Nemesis): readonly UnitId[] => g.garrisons.map((row) => row.unit);
/** 14.12 The garrison of Danzig is too strong to be starved out by a card. */
const onTheirOwn = (g: Nemesis): readonly UnitId[] => inTheirCities(g).filter((id) => unitCard(id).garrison === 'G');
const unwell = (g: Nemesis): readonly UnitId[] => inTheirCities(g).filter((id) => unit(g, id).disrupted);

/** A garrison eats its horses, or finds a forgotten store. */
export const starvingGarrison: CardRules = {
  coalition: {
    applies: (g) => onTheirOwn(g).length > 0,
    *carryOut(g, side) {
      const id = yield* nameUnit(g, side, STARVING_GARRISON, onTheirOwn(g));
      const die = yield* roll('16.1', say('card.garrisonDie', { card: STARVING_GARRISON, unit: id }));
      if (die < DIES_ON) return log(g, '16.1', 'card.garrisonHolds', { card: STARVING_GARRISON, unit: id, die });
      removeUnit(g, STARVING_GARRISON, id);
    },
  },
  french: onOneUnit(STARVING_GARRISON, unwell, (side) => side, rallyUnit),
};
