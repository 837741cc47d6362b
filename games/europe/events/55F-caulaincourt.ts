import { cardId } from '../catalogue/catalogue.ts';

import type { Verdict } from '@bivouac/kernel';
import { must } from '../text/speech.ts';
import { type Europe, isMajor, isOn } from '../state/state.ts';
import { approachAny, mayApproachAny } from './envoys.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('55F');
const BONUS = 2;

/** 8.2.3 The die of the Coalition has won over a minor ally of the Empire, and nothing has come of it yet. */
const mayUndo = (g: Europe): Verdict => {
  const courted = g.trial?.nation ?? null;
  const isOurs = courted !== null && !isMajor(courted) && isOn(g, courted, 'empire');
  return must('8.2.2', isOurs, 'caulaincourt.notOurs');
};

/** 55F Caulaincourt: one diplomatic action with two more on the die; or a success of the Coalition on a minor ally of the Empire comes to nothing. */
export const caulaincourt: EventRules = [
  {
    when: 'diplomacyPhase',
    may: (g, side) => mayApproachAny(g, side, CARD),
    play: (g, side) => approachAny(g, side, BONUS),
  },
  {
    when: 'onDiplomacy',
    may: mayUndo,
    play: atOnce((g) => {
      if (g.trial) g.trial = { ...g.trial, cancelled: true };
    }),
  },
];
