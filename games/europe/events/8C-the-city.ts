import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('8C');
const BRITAIN = 'britain' as NationId;
const RESOURCES = 6;

/** 8C The City: Britain has six resources more in this budget. */
export const theCity: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => isBudgetOpen(g, CARD, BRITAIN),
    play: atOnce((g) => changeResources(g, CARD, BRITAIN, RESOURCES)),
  },
];
