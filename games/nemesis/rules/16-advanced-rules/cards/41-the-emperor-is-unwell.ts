import { cardId } from '../../../catalogue/cards.ts';
import { commander } from '../../../state/state.ts';
import { NAPOLEON } from '../../14-campaign-of-1813/14.4-napoleons-death.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { extraCommand, isOnMap, thisTurn } from '../16.1-parts.ts';

export const THE_EMPEROR_IS_UNWELL = cardId('41');

/** In his next combat Napoleon is worth nothing; or he is well, and has one Combat Command more. */
export const theEmperorIsUnwell: CardRules = {
  coalition: thisTurn(
    THE_EMPEROR_IS_UNWELL,
    () => ({ kind: 'unwellNapoleon' }),
    (g) => isOnMap(commander(g, NAPOLEON)),
  ),
  french: extraCommand(THE_EMPEROR_IS_UNWELL),
};
