import { cardId } from '../../../cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, thisTurn } from '../16.1-parts.ts';

export const PONTOON_TRAIN = cardId('12');

/** Boats are at hand: in one attack of the Turn rivers do not count. */
export const pontoonTrain: CardRules = forBoth(thisTurn(PONTOON_TRAIN, (side) => ({ kind: 'pontoons', side })));
