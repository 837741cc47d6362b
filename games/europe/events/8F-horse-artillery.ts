import { cardId } from '../catalogue/catalogue.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice } from './moments.ts';

const CARD = cardId('8F');
const BONUS = 1;

/** 8F Horse Artillery: one more on the dice of an Empire force that is supplied. */
export const horseArtillery: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ??
      must('14.5.7', !g.battle?.unsupplied[side], 'battleCard.unsupplied', { card: CARD }),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
];
