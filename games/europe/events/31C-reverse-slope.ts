import { cardId } from '../catalogue/catalogue.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { silenceGuns } from './artillery.ts';
import { mayHoldTheLine } from './british-line.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('31C');
const BONUS = 1;

/** 31C Reverse Slope: one more for defenders under a British general, and one artillery card of the Empire has no effect. */
export const reverseSlope: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayHoldTheLine(g, CARD, side),
    *play(g, side) {
      addToBattle(g, side, { what: 'card', by: BONUS, card: CARD });
      yield* silenceGuns(g, side);
    },
  },
];
