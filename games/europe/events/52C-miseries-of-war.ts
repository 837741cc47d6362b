import { cardId } from '../catalogue/catalogue.ts';
import { log } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('52C');

/** 52C Miseries of War: from the next hand on the Coalition may have more than ten cards (6.3). */
export const miseriesOfWar: EventRules = [
  {
    when: 'budgetPhase',
    may: () => undefined,
    play: atOnce((g, side) => {
      g.effects = [...g.effects, { card: CARD, kind: 'handLimitLifted', side }];
      log(g, '6.3', 'miseries.begin', { side });
    }),
  },
];
