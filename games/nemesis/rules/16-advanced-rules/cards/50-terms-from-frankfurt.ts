import { cardId } from '../../../catalogue/cards.ts';
import type { Side } from '../../../catalogue/catalogue.ts';
import { log } from '../../../text/speech.ts';
import { type Nemesis, opponent, SIDES } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, forBoth, leaveForTheTurn, voidEarlier } from '../16.1-parts.ts';

export const TERMS_FROM_FRANKFURT = cardId('50');

const isBehind = ({ ledgers }: Nemesis, side: Side): boolean =>
  ledgers[side].battlePoints < ledgers[opponent(side)].battlePoints;

/** The side with fewer Battle points has one Combat Command more, the other one fewer, both one fewer when they are level; the card laid before gives and takes none. */
export const termsFromFrankfurt: CardRules = forBoth({
  applies: always,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    voidEarlier(g, TERMS_FROM_FRANKFURT, ['commands']);
    const { coalition, french } = g.ledgers;
    log(g, '16.1', 'card.terms', { coalition: coalition.battlePoints, french: french.battlePoints });
    for (const each of SIDES)
      leaveForTheTurn(g, TERMS_FROM_FRANKFURT, side, { kind: 'commands', side: each, by: isBehind(g, each) ? 1 : -1 });
  },
});
