import { cardId } from '../catalogue/catalogue.ts';

import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('31F');
const PENALTY = -3;

/** 31F Bravest of the Brave: the die of a Coalition pursuit is lower by three. */
export const bravestOfTheBrave: EventRules = [
  {
    when: 'pursuit',
    may: (g) => mayAnswer(g, CARD, 'pursuit', 'coalition'),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PENALTY, card: CARD })),
  },
];
