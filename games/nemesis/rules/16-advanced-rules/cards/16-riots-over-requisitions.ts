import { cardId } from '../../../catalogue/cards.ts';
import { isInArea } from '../../../catalogue/areas.ts';
import { hexCard, type HexId } from '../../../catalogue/catalogue.ts';
import { log } from '../../../text/speech.ts';
import { type Nemesis, removeDepot } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { extraTrain, nameDepot, openDepots } from '../16.1-parts.ts';

export const RIOTS = cardId('16');

const amongRioters = (g: Nemesis): readonly HexId[] =>
  openDepots(g, 'french', (hex) => hexCard(hex).power === 'Confederation of the Rhine' || isInArea('military32', hex));

/** Peasants plunder a French Depot, or are squeezed for one train more. */
export const riotsOverRequisitions: CardRules = {
  coalition: {
    applies: (g) => amongRioters(g).length > 0,
    *carryOut(g, side) {
      const hex = yield* nameDepot(g, side, RIOTS, amongRioters(g));
      removeDepot(g, hex);
      log(g, '16.1', 'card.depotPlundered', { card: RIOTS, hex });
    },
  },
  french: extraTrain(RIOTS),
};
