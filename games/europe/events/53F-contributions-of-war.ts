import { cardId } from '../catalogue/catalogue.ts';

import type { NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, isMajor } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('53F');
const FRANCE = 'france' as NationId;
const EACH = 2;
const MOST = 6;

const payers = (g: Europe): number =>
  g.nations.filter(({ id, status, peace }) => isMajor(id) && (status === 'forcedAlliance' || peace?.by === 'empire'))
    .length;

/** 53F Contributions of War: two resources more for every major power that keeps a peace or an alliance forced by the Empire, six at most. */
export const contributionsOfWar: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => must('6.4', payers(g) > 0, 'contributions.nobody') ?? isBudgetOpen(g, CARD, FRANCE),
    play: atOnce((g) => changeResources(g, CARD, FRANCE, Math.min(MOST, EACH * payers(g)))),
  },
];
