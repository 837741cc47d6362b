import { laidOn, lifted, without } from '@bivouac/cards';
import type { CardId, Side } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';

/** 6 Where the cards are. A pile has no order: a draw asks chance for one of the cards that are left. */
export interface CardTable {
  readonly hands: Readonly<Record<Side, readonly CardId[]>>;
  readonly piles: Readonly<Record<Side, readonly CardId[]>>;
  readonly discards: Readonly<Record<Side, readonly CardId[]>>;
  /** 6.1 Cards of the Punishments, until they are shuffled in. */
  readonly setAside: Readonly<Record<Side, readonly CardId[]>>;
  /** 6.2 Permanent cards that are not in a hand this year. */
  readonly permanents: Readonly<Record<Side, readonly CardId[]>>;
  /** 6.2 Golden stars that were played, cards that a scenario withdraws: out of the game. */
  readonly removed: readonly CardId[];
  /** 6.5 Foreign wars that are being fought, each in its box. */
  readonly wars: readonly CardId[];
  /** Every card that has been played as an event, once or oftener, in the order of play. */
  readonly played: readonly CardId[];
}

export const hand = (g: Pick<Europe, 'cards'>, side: Side): readonly CardId[] => g.cards.hands[side];
export const holds = (g: Pick<Europe, 'cards'>, side: Side, card: CardId): boolean => hand(g, side).includes(card);
export const wasPlayed = (g: Pick<Europe, 'cards'>, card: string): boolean =>
  g.cards.played.some((played) => played === card);

type Heap = 'hands' | 'piles' | 'discards' | 'setAside' | 'permanents';

/** A card leaves wherever it is. */
const lift = (g: Europe, card: CardId): void => {
  const { cards } = g;
  g.cards = {
    ...cards,
    hands: lifted(cards.hands, card),
    piles: lifted(cards.piles, card),
    discards: lifted(cards.discards, card),
    setAside: lifted(cards.setAside, card),
    permanents: lifted(cards.permanents, card),
    removed: without(cards.removed, card),
    wars: without(cards.wars, card),
  };
};
export const sideOfCard = (card: CardId): Side => (card.endsWith('F') ? 'empire' : 'coalition');
export const putCard = (g: Europe, card: CardId, heap: Heap): void => {
  lift(g, card);
  g.cards = { ...g.cards, [heap]: laidOn(g.cards[heap], sideOfCard(card), card) };
};
export const removeCard = (g: Europe, card: CardId): void => {
  lift(g, card);
  g.cards = { ...g.cards, removed: [...g.cards.removed, card] };
};
export const startWar = (g: Europe, card: CardId): void => {
  lift(g, card);
  g.cards = { ...g.cards, wars: [...g.cards.wars, card] };
};
export const notePlayed = (g: Europe, card: CardId): void => {
  g.cards = { ...g.cards, played: [...g.cards.played, card] };
};
