import { isInArea } from '../../../catalogue/areas.ts';
import { cardId } from '../../../catalogue/cards.ts';
import { commanderId } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { disruptUnit, onOneUnit, targets } from '../16.1-parts.ts';
import { stayPut } from '../16.1-staying-put.ts';

export const CROATS_AND_CARINTHIANS = cardId('43');

/** The Croats leave the Emperor's army, a unit of the French in Illyria or Italy with them; or Hiller will not stir. */
export const croatsAndCarinthians: CardRules = {
  coalition: onOneUnit(
    CROATS_AND_CARINTHIANS,
    (g, side) =>
      targets(
        g,
        opponent(side),
        (_, { at, disrupted }) => !disrupted && (isInArea('illyria', at) || isInArea('kingdomOfItaly', at)),
      ),
    opponent,
    disruptUnit,
  ),
  french: stayPut(CROATS_AND_CARINTHIANS, commanderId('Hiller')),
};
