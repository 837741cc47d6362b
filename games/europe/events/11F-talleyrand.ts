import { cardId } from '../catalogue/catalogue.ts';
import { approachAny, mayApproachAny } from './envoys.ts';
import type { EventRules, EventUse } from './event.ts';

const CARD = cardId('11F');
const BONUS = 2;

/** 8.2.1 tells what may be approached when: a major power in the phase alone, a minor one also once in two rounds. */
const mission = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) => mayApproachAny(g, side, CARD),
  play: (g, side) => approachAny(g, side, BONUS),
});

/** 11F Talleyrand: one diplomatic action with two more on the die. */
export const talleyrand: EventRules = [mission('diplomacyPhase'), mission('action')];
