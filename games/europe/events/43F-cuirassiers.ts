import { cardId } from '../catalogue/catalogue.ts';

import type { Side } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { fighting } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { cavalrySteps } from '../rules/14-battle/14.5.2-cavalry.ts';
import { CUIRASSIERS } from '../rules/14-battle/14.9.2-pursuit.ts';
import { must } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice, mayAnswer } from './moments.ts';

const CARD = cardId('43F');
const BONUS = 1;

const hasCavalry = (g: Europe, side: Side): boolean => cavalrySteps(g, fighting(g, side)) > 0;

/** 43F Cuirassiers: with reserve cavalry on the field, one more on the dice and two on the pursuit of the same battle; or the pursuit alone. */
export const cuirassiers: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ?? must('14.5.7', hasCavalry(g, side), 'battleCard.noCavalry', { card: CARD }),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
  {
    when: 'pursuit',
    may: (g, side) =>
      mayAnswer(g, CARD, 'pursuit', side) ??
      must('14.9.2', hasCavalry(g, side), 'battleCard.noCavalry', { card: CARD }),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: CUIRASSIERS, card: CARD })),
  },
];
