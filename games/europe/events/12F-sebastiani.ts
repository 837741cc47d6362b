import type { NationId } from '../catalogue/ids.ts';
import { diplomaticAction, mayCourt } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import type { EventRules } from './event.ts';

const TURKEY = 'turkey' as NationId;
const BONUS = 3;

/** 12F Sebastiani at Constantinople: the diplomatic action of the phase on a major power goes to a neutral Turkey, with three more on the die. */
export const sebastiani: EventRules = [
  {
    when: 'diplomacyPhase',
    may: (g, side) => mayCourt(g, side, TURKEY),
    *play(g, side) {
      yield* diplomaticAction(g, side, TURKEY, BONUS);
    },
  },
];
