import { SIEGE_TRAIN } from '../16.1-held-ready.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { thisTurn } from '../16.1-parts.ts';

/** Heavy guns open a fortress once, or its walls hold better than they look. */
export const siegeTrain: CardRules = {
  coalition: thisTurn(SIEGE_TRAIN, (side) => ({ kind: 'siegeTrain', side })),
  french: thisTurn(SIEGE_TRAIN, (side) => ({ kind: 'strongWalls', side })),
};
