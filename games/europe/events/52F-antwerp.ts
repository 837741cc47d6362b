import { cardId } from '../catalogue/catalogue.ts';

import type { NationId } from '../catalogue/ids.ts';
import { isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('52F');
const FRANCE = 'france' as NationId;
const FLEETS = 2;

/** 52F Antwerp: in this budget France may build two fleets at two resources each, beside the usual one; also those that Nelson (10C) had barred. */
export const antwerp: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => isBudgetOpen(g, CARD, FRANCE),
    play: atOnce((g) => {
      g.effects = [...g.effects, { card: CARD, kind: 'dockyard', power: FRANCE, left: FLEETS, year: g.clock.year }];
    }),
  },
];
