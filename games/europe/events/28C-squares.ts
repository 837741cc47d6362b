import { cardId } from '../catalogue/catalogue.ts';
import { opponent } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { denySuperiority } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { SQUARES } from '../rules/14-battle/14.9.2-pursuit.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice, mayAnswer } from './moments.ts';

const CARD = cardId('28C');

/** 28C Squares: cavalry superiority brings the Empire nothing in this battle, and its pursuit is lower by two; or the pursuit alone. */
export const squares: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayAddToDice(g, CARD, side),
    play: atOnce((g, side) => denySuperiority(g, opponent(side))),
  },
  {
    when: 'pursuit',
    may: (g, side) => mayAnswer(g, CARD, 'pursuit', opponent(side)),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: SQUARES, card: CARD })),
  },
];
