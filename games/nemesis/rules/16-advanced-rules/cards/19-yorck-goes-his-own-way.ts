import { cardId } from '../../../catalogue/cards.ts';
import { commanderId } from '../../../catalogue/catalogue.ts';
import { commander, type Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { isOnMap, thisTurn } from '../16.1-parts.ts';
import { stayPut } from '../16.1-staying-put.ts';

export const YORCKS_WAY = cardId('19');

const YORCK = commanderId('Yorck');

const isYorckHere = (g: Nemesis): boolean => isOnMap(commander(g, YORCK));

/** Yorck obeys himself: he fights the better for it, or does not move at all. */
export const yorckGoesHisOwnWay: CardRules = {
  coalition: thisTurn(YORCKS_WAY, () => ({ kind: 'rating', commander: YORCK, by: 1 }), isYorckHere),
  french: stayPut(YORCKS_WAY, YORCK),
};
