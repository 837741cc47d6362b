import { drawCards } from '../rules/6-cards/6.1-decks.ts';
import { must } from '../text/speech.ts';
import type { EventRules } from './event.ts';

const CARDS = 2;

/** 7C Rothschild: two cards are drawn at once, and may be used in this budget phase if they are made for it. */
export const rothschild: EventRules = [
  {
    when: 'budgetPhase',
    may: ({ cards: { piles, discards } }, side) =>
      must('6.4', piles[side].length + discards[side].length > 0, 'rothschild.nothing'),
    *play(g, side) {
      yield* drawCards(g, side, CARDS);
    },
  },
];
