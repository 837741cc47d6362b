import { cardId } from '../../../catalogue/cards.ts';
import { SIDES } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, type EffectOfCard, forBoth, leaveForTheTurn, voidEarlier } from '../16.1-parts.ts';

export const ENVOYS = cardId('11');

/** While envoys travel nobody is eager: both sides have a Combat Command fewer, whatever the card before said. */
export const envoysOnTheRoad: CardRules = forBoth({
  applies: always,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    voidEarlier(g, ENVOYS, ['commands']);
    leaveForTheTurn(g, ENVOYS, side, ...SIDES.map((each): EffectOfCard => ({ kind: 'commands', side: each, by: -1 })));
  },
});
