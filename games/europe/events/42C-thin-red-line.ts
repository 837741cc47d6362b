import { cardId } from '../catalogue/catalogue.ts';
import { sheet } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { mayHoldTheLine } from './british-line.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('42C');
const BONUS = 1;
const MINOR_BONUS = 2;

/** 42C Thin Red Line: two more for defenders under a British general in a minor battle, one in any other. */
export const thinRedLine: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayHoldTheLine(g, CARD, side),
    play: atOnce((g, side) => {
      const by = sheet(g).level === 'minor' ? MINOR_BONUS : BONUS;
      addToBattle(g, side, { what: 'card', by, card: CARD });
    }),
  },
];
