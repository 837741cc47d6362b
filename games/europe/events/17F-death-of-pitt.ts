import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { opponent } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('17F');
const BRITAIN = 'britain' as NationId;
const RESOURCES = -4;

/** 17F Death of Pitt: Britain has four resources less in this budget, and the Coalition approaches no major power this year. */
export const deathOfPitt: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => isBudgetOpen(g, CARD, BRITAIN),
    play: atOnce((g, side) => {
      changeResources(g, CARD, BRITAIN, RESOURCES);
      const quiet = { card: CARD, kind: 'noMajorDiplomacy', side: opponent(side), year: g.clock.year } as const;
      g.effects = [...g.effects, quiet];
    }),
  },
];
