import { cardId } from '../catalogue/catalogue.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('3F');
const PENALTY = -3;

/** 3F Turning Movement: the die of a Coalition force that tries to evade is lower by three. Who slips away without a die is out of its reach. */
export const turningMovement: EventRules = [
  {
    when: 'onEvasion',
    may: (g) => mayAnswer(g, CARD, 'evasion', 'coalition'),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PENALTY, card: CARD })),
  },
];
