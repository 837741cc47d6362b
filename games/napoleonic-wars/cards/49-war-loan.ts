import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { drawByEvent, mayDrawByEvent } from './hands.ts';

const WAR_LOAN = cardId('war_loan');
const CARDS = 2;

function* borrows(g: NapoleonicWars, { nation }: By): Script {
  yield* drawByEvent(g, nation, CARDS);
  g.effects = [...g.effects, { kind: 'loan', card: WAR_LOAN, nation }];
}

/** 49 War Loan: two cards now, and one fewer at the next draw, even below the smallest Hand. */
export const warLoan: CardRules = {
  id: WAR_LOAN,
  wording: null,
  says: {
    en: 'Your nation draws two cards. In the next Interphase it draws one card fewer, even below its smallest Hand.',
    fr: 'Votre nation pioche deux cartes. À la prochaine intersaison, elle en pioche une de moins, même en dessous de sa main minimale.',
  },
  plays: [{ when: 'impulse', may: (g, { nation }) => mayDrawByEvent(g, nation), play: borrows }],
};
