import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { isOn } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('15F');
const SPAIN = 'spain' as NationId;
const RESOURCES = 4;
/** One beyond the fleet that every budget allows (7.3.2). */
const FLEETS = 1;

/** 15F Godoy: an allied Spain has four resources more in this budget, and may build two fleets. */
export const godoy: EventRules = [
  {
    when: 'budgetPhase',
    may: (g, side) => must('6.4', isOn(g, SPAIN, side), 'spain.notAllied') ?? isBudgetOpen(g, CARD, SPAIN),
    play: atOnce((g) => {
      changeResources(g, CARD, SPAIN, RESOURCES);
      g.effects = [...g.effects, { card: CARD, kind: 'moreFleets', power: SPAIN, by: FLEETS, year: g.clock.year }];
    }),
  },
];
