import { cardId } from '../../../catalogue/cards.ts';
import { campaignOf, type Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, extraCommand, forBoth, leaveStanding } from '../16.1-parts.ts';

export const TALK_OF_A_TRUCE = cardId('30');
const MORE = 2;

/** 14.15 The rolls are made as a Turn starts, before its cards: this Turn's is over. After an Armistice all of them are. */
const canRollFollow = (g: Nemesis): boolean => g.clock.turn < Math.max(...(campaignOf(g)?.armistice.rollTurns ?? []));

const command = extraCommand(TALK_OF_A_TRUCE);

/** The next Armistice roll of the side that lays it is two higher; when none can follow, he has one Combat Command more. */
export const talkOfATruce: CardRules = forBoth({
  applies: always,
  *carryOut(g, side) {
    if (!canRollFollow(g)) return yield* command.carryOut(g, side);
    leaveStanding(g, TALK_OF_A_TRUCE, side, { kind: 'truceDie', side, by: MORE });
  },
});
