import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { sheet, stepsFighting } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice, stepsFightingOf } from './moments.ts';

const CARD = cardId('30C');
const RUSSIA = 'russia' as NationId;
const BONUS = 1;
const MAJOR_BONUS = 2;

/** 30C Russian Artillery: one more on the dice of a force half of which or more is Russian, two in a major battle. */
export const russianArtillery: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ??
      must('14.5.7', 2 * stepsFightingOf(g, side, RUSSIA) >= stepsFighting(g, side), 'battleCard.fewRussians', {
        card: CARD,
      }),
    play: atOnce((g, side) => {
      const by = sheet(g).level === 'major' ? MAJOR_BONUS : BONUS;
      addToBattle(g, side, { what: 'card', by, card: CARD });
    }),
  },
];
