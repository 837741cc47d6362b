import { cardId } from '../catalogue/catalogue.ts';

import type { NationId } from '../catalogue/ids.ts';
import { HALVES } from '../rules/7-interphase/7.3.2-production.ts';
import { isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('51F');
const FRANCE = 'france' as NationId;
const RESOURCES = 6;

/** 51F Senatus-consultum: France has six resources more in this budget, for steps of French infantry alone. */
export const senatusConsultum: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => isBudgetOpen(g, CARD, FRANCE),
    play: atOnce((g) => {
      g.effects = [...g.effects, { card: CARD, kind: 'levy', power: FRANCE, by: RESOURCES, year: g.clock.year }];
      if (g.budget?.power === FRANCE) g.budget = { ...g.budget, levy: g.budget.levy + RESOURCES * HALVES };
    }),
  },
];
