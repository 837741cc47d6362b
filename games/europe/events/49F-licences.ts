import { cardId } from '../catalogue/catalogue.ts';

import type { NationId } from '../catalogue/ids.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('49F');
const FRANCE = 'france' as NationId;
const RESOURCES = 4;

/** 49F Licences: France has four resources more in this budget, and the blockade is not scored this year. */
export const licences: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => isBudgetOpen(g, CARD, FRANCE),
    play: atOnce((g) => {
      changeResources(g, CARD, FRANCE, RESOURCES);
      g.effects = [...g.effects, { card: CARD, kind: 'licences', year: g.clock.year }];
    }),
  },
];
