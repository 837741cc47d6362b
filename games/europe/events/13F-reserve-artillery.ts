import { cardId } from '../catalogue/catalogue.ts';
import { fighting, sheet } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { armyOf } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice } from './moments.ts';

const CARD = cardId('13F');
const BONUS = 1;
const MAJOR_BONUS = 2;

/** 13F Reserve Artillery: one more on the dice of an Empire force with an army, two in a major battle. */
export const reserveArtillery: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ??
      must(
        '14.5.7',
        fighting(g, side).some((id) => armyOf(g, id) !== undefined),
        'battleCard.noArmy',
        { card: CARD },
      ),
    play: atOnce((g, side) => {
      const by = sheet(g).level === 'major' ? MAJOR_BONUS : BONUS;
      addToBattle(g, side, { what: 'card', by, card: CARD });
    }),
  },
];
