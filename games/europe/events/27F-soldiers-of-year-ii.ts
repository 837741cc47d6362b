import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { isMostlyFrench, mayAddToDice, mayAnswer } from './moments.ts';

const CARD = cardId('27F');
const BONUS = 1;

const areFrench = (g: Europe, side: Side): Verdict =>
  must('14.5.7', isMostlyFrench(g, side), 'battleCard.notFrench', { card: CARD });

/** 27F Soldiers of Year II: a force that is mostly French has one more on its dice, or one more morale before a test. */
export const soldiersOfYearII: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayAddToDice(g, CARD, side) ?? areFrench(g, side),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
  {
    when: 'demoralisation',
    may: (g, side) => mayAnswer(g, CARD, 'demoralisation', side) ?? areFrench(g, side),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: BONUS, card: CARD })),
  },
];
