import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, forBoth, leaveForTheTurn } from '../16.1-parts.ts';

export const THREE_DAYS_OF_RAIN = cardId('33');

/** 11.3, 11.6 What combined arms add at most while muskets misfire and guns stick. */
const MOST = 2;

/** Nobody force marches, and combined arms add two at most. */
export const threeDaysOfRain: CardRules = forBoth({
  applies: always,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    leaveForTheTurn(g, THREE_DAYS_OF_RAIN, side, { kind: 'noForcedMarch' }, { kind: 'armsAtMost', bonus: MOST });
  },
});
