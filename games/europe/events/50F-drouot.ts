import { cardId } from '../catalogue/catalogue.ts';

import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayServeGuns } from './guns-of-an-army.ts';

const CARD = cardId('50F');
const BONUS = 1;

/** 50F Drouot: one more on the dice of a supplied force with an army, beside any other battery. */
export const drouot: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayServeGuns(g, CARD, side),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
];
