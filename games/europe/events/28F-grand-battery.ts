import { cardId } from '../catalogue/catalogue.ts';

import { sheet } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayServeGuns } from './guns-of-an-army.ts';

const CARD = cardId('28F');
const BONUS = 1;
const MAJOR_BONUS = 2;

/** 28F Grand Battery: one more on the dice of a supplied force with an army, two in a major battle; not in a skirmish. */
export const grandBattery: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayServeGuns(g, CARD, side) ?? must('14.3', g.battle?.level !== 'skirmish', 'grandBattery.skirmish'),
    play: atOnce((g, side) => {
      const by = sheet(g).level === 'major' ? MAJOR_BONUS : BONUS;
      addToBattle(g, side, { what: 'card', by, card: CARD });
    }),
  },
];
