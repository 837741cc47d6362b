import { cardId } from '../catalogue/catalogue.ts';
import { approachAny, mayApproachAny } from './envoys.ts';
import type { EventRules, EventUse } from './event.ts';

const CARD = cardId('13C');
const BONUS = 2;

/** 8.2.1 A major power in the phase alone, whatever the card is worth; a minor one also once in two rounds. */
const mission = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) => mayApproachAny(g, side, CARD),
  play: (g, side) => approachAny(g, side, BONUS),
});

/** 13C Intrigues: one diplomatic action with two more on the die. */
export const intrigues: EventRules = [mission('diplomacyPhase'), mission('action')];
