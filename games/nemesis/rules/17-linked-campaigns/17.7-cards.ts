import { deckOf } from '../../catalogue/cards.ts';
import { log } from '../../text/speech.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { type CardTable, changeCards, NO_CARDS } from '../../state/state-1813.ts';
import type { Nemesis } from '../../state/state.ts';
import { deckInUse } from '../16-advanced-rules/16.1-laying-order.ts';
import { linkOf, turnOf1813 } from './17.1-rules-of-1812.ts';

const isOut = (g: Nemesis, id: string): boolean => linkOf(g)?.cardsOut.includes(id) ?? false;

/** 17.7 Cards that speak of Prussia are set aside before the first deal (rulings/17.7-cards.md). */
export const cardsOfTheLink = (g: Nemesis): CardTable =>
  g.agreed.cards
    ? { ...NO_CARDS, decks: { pre: deckOf('pre', true).filter((id) => !isOut(g, id)), post: [] } }
    : g.cards;

/** 17.7 At the end of the Turn in which the Prussians join they are shuffled in, as long as the first deck is in use. */
export const returnPrussianCards = (g: Nemesis): void => {
  const { invasion } = g.politics;
  if (!g.agreed.cards || invasion?.prussia !== 'coalition' || invasion.cardsReturned) return;
  changeInvasion(g, { cardsReturned: true });
  if (deckInUse(turnOf1813(g)) !== 'pre' || deckInUse(turnOf1813(g) + 1) !== 'pre') return;
  const { decks } = g.cards;
  const back = deckOf('pre', true).filter((id) => isOut(g, id));
  changeCards(g, { decks: { ...decks, pre: [...decks.pre, ...back] } });
  log(g, '17.7', 'cards.return', { count: back.length });
};
