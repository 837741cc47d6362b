import { card, type Deck } from '../../catalogue/cards.ts';
import type { CardId, Side } from '../../catalogue/catalogue.ts';
import { opponent } from '../../state/state.ts';

/** 16.1 The second deck serves from this Turn on, whether or not there was an Armistice. */
const SECOND_DECK_FROM = 13;

export const deckInUse = (turn: number): Deck => (turn < SECOND_DECK_FROM ? 'pre' : 'post');

/** 16.1 The French declare their card first while the first deck is in use, the Coalition from the second deck on. */
export const leads = (turn: number): Side => (deckInUse(turn) === 'pre' ? 'french' : 'coalition');

/** 16.1 A single-instruction card cannot be kept, so if there is one in a hand it has just been drawn. */
export const singleIn = (hand: readonly CardId[]): CardId | undefined => hand.find((id) => card(id).single);

/** 16.1 A single-instruction card is laid after the other player's; when both have one, the usual order holds. */
export const firstToLay = (turn: number, single: Readonly<Record<Side, boolean>>): Side => {
  const leader = leads(turn);
  return single[leader] && !single[opponent(leader)] ? opponent(leader) : leader;
};
