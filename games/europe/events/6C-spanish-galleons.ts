import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { isOn } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('6C');
const SPAIN = 'spain' as NationId;
const BRITAIN = 'britain' as NationId;
const RESOURCES = 3;

/** 6C Spanish Galleons: three resources of a Spain allied to the Empire come into British hands. */
export const spanishGalleons: EventRules = [
  {
    when: 'budgetPhase',
    may: (g) => must('6.4', isOn(g, SPAIN, 'empire'), 'galleons.notEmpire') ?? isBudgetOpen(g, CARD, SPAIN),
    play: atOnce((g) => {
      changeResources(g, CARD, SPAIN, -RESOURCES);
      changeResources(g, CARD, BRITAIN, RESOURCES);
    }),
  },
];
