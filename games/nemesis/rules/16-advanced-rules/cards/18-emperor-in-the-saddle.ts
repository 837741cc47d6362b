import { cardId } from '../../../catalogue/cards.ts';
import { commander, type Nemesis } from '../../../state/state.ts';
import { NAPOLEON } from '../../14-campaign-of-1813/14.4-napoleons-death.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { isOnMap, thisTurn } from '../16.1-parts.ts';

export const EMPEROR = cardId('18');

const isNapoleonHere = (g: Nemesis): boolean => isOnMap(commander(g, NAPOLEON));

/** Napoleon is tired, or everywhere at once. */
export const emperorInTheSaddle: CardRules = {
  coalition: thisTurn(EMPEROR, () => ({ kind: 'plainNapoleon' }), isNapoleonHere),
  french: thisTurn(EMPEROR, (side) => ({ kind: 'freeMove', side, of: NAPOLEON }), isNapoleonHere),
};
