import { cardId } from '../../../catalogue/cards.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, forBoth, leaveForTheTurn, voidEarlier } from '../16.1-parts.ts';

export const ROADS_OF_MUD = cardId('4');

/** Nobody gets far, and anyone who was told to march without a train stays where he is. */
export const roadsOfMud: CardRules = forBoth({
  applies: always,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    voidEarlier(g, ROADS_OF_MUD, ['freeMove']);
    leaveForTheTurn(g, ROADS_OF_MUD, side, { kind: 'noForcedMarch' });
  },
});
