import type { NationId } from '../catalogue/ids.ts';
import { diplomaticAction, mayCourt } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import type { EventRules } from './event.ts';

const PRUSSIA = 'prussia' as NationId;
const BONUS = 3;

/** 24C Queen Louise: the diplomatic action of the phase on a major power goes to a neutral Prussia, with three more on the die. */
export const queenLouise: EventRules = [
  {
    when: 'diplomacyPhase',
    may: (g, side) => mayCourt(g, side, PRUSSIA),
    *play(g, side) {
      yield* diplomaticAction(g, side, PRUSSIA, BONUS);
    },
  },
];
