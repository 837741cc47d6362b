import { PONTOON_TRAIN } from '../16.1-held-ready.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { forBoth, thisTurn } from '../16.1-parts.ts';

/** Boats are at hand: in one attack of the Turn rivers do not count. */
export const pontoonTrain: CardRules = forBoth(thisTurn(PONTOON_TRAIN, (side) => ({ kind: 'pontoons', side })));
