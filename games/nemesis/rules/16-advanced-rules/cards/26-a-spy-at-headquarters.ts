import { cardId } from '../../../catalogue/cards.ts';
import { revealTo } from '../../../text/speech.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { always, forBoth, leaveForTheTurn } from '../16.1-parts.ts';

export const A_SPY_AT_HEADQUARTERS = cardId('26');

/** Anyone who has the spy reads the card that the other keeps, and later, when all are laid, his face-down counters (7.4). */
export const aSpyAtHeadquarters: CardRules = forBoth({
  applies: always,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    const watched = opponent(side);
    leaveForTheTurn(g, A_SPY_AT_HEADQUARTERS, side, { kind: 'spy', side });
    revealTo(g, { only: side }, '16.1', 'card.spiesHand', { side: watched, cards: g.cards.hands[watched] });
  },
});
