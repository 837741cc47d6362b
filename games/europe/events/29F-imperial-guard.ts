import { cardId } from '../catalogue/catalogue.ts';

import type { UnitId } from '../catalogue/ids.ts';
import { fighting, sheet } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import { unitsAt } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice } from './moments.ts';

const CARD = cardId('29F');
const GUARD = 'fra_garde' as UnitId;
const BONUS = 1;

/** 29F Imperial Guard: one more on the dice of an attacking force with a step of the Guard. */
export const imperialGuard: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ??
      must('14.5.7', sheet(g).attacker === side, 'guard.defends') ??
      must(
        '14.5.7',
        fighting(g, side).some((id) => unitsAt(g, id).some((row) => row.id === GUARD)),
        'guard.absent',
      ),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
];
