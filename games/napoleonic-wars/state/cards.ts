import { type ByNation, byNation, type CardId, type Nation } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

export interface CardTable {
  readonly hands: ByNation<readonly CardId[]>;
  /** 14.31 Cards of the last Turn, which join the Hand after the Mulligans. */
  readonly kept: ByNation<readonly CardId[]>;
  /** 14.31 The one-Turn Reserves of Subject Neutrals, face down. */
  readonly faceDown: ByNation<readonly CardId[]>;
  /** The draw pile: a heap without an order, for chance draws from it. */
  readonly pile: readonly CardId[];
  /** 5.1 Face up, the latest last; only the top card may be seen. */
  readonly discards: readonly CardId[];
  /** 6.13, 6.19 On the table: Foreign Wars and events that last. */
  readonly inPlay: readonly CardId[];
  /** Out of the game. */
  readonly removed: readonly CardId[];
}

export const noCards = (): ByNation<readonly CardId[]> => byNation(() => []);

type Cards = Pick<NapoleonicWars, 'cards'>;
export const handOf = ({ cards }: Cards, nation: Nation): readonly CardId[] => cards.hands[nation];

/** 14.31 The cards of a nation that are not in its Hand but may be used as Reserves of this Turn. */
export const faceDownOf = ({ cards }: Cards, nation: Nation): readonly CardId[] => cards.faceDown[nation];

const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => cards.filter((each) => each !== card);
const sorted = (cards: readonly CardId[]): readonly CardId[] => cards.toSorted();

export type Heap = 'pile' | 'discards' | 'inPlay' | 'removed';
const setHand = (cards: CardTable, nation: Nation, hand: readonly CardId[]): CardTable => ({
  ...cards,
  hands: { ...cards.hands, [nation]: sorted(hand) },
});
/** Out of whatever place the card is in. */
const lifted = (cards: CardTable, card: CardId): CardTable => {
  const strip = (table: ByNation<readonly CardId[]>): ByNation<readonly CardId[]> =>
    byNation((nation) => (table[nation].includes(card) ? without(table[nation], card) : table[nation]));
  return {
    hands: strip(cards.hands),
    kept: strip(cards.kept),
    faceDown: strip(cards.faceDown),
    pile: without(cards.pile, card),
    discards: without(cards.discards, card),
    inPlay: without(cards.inPlay, card),
    removed: without(cards.removed, card),
  };
};
export const giveCard = (g: NapoleonicWars, card: CardId, nation: Nation): void => {
  const cards = lifted(g.cards, card);
  g.cards = setHand(cards, nation, [...cards.hands[nation], card]);
};
export const putCard = (g: NapoleonicWars, card: CardId, heap: Heap): void => {
  const cards = lifted(g.cards, card);
  const to = [...cards[heap], card];
  g.cards = { ...cards, [heap]: heap === 'discards' ? to : sorted(to) };
};
export const discard = (g: NapoleonicWars, card: CardId): void => putCard(g, card, 'discards');
/** 14.31 A card becomes a Reserve that only its owner may look at. */
export const layFaceDown = (g: NapoleonicWars, card: CardId, nation: Nation): void => {
  const cards = lifted(g.cards, card);
  g.cards = { ...cards, faceDown: { ...cards.faceDown, [nation]: sorted([...cards.faceDown[nation], card]) } };
};
/** 14.3 All discards go back into the pile. */
export const reshuffle = (g: NapoleonicWars): void => {
  g.cards = { ...g.cards, pile: sorted([...g.cards.pile, ...g.cards.discards]), discards: [] };
};
/** 14.31 What is left of the last Turn's Hands is put aside until the Mulligans are over. */
export const setAsideHands = (g: NapoleonicWars): void => {
  g.cards = { ...g.cards, kept: g.cards.hands, hands: noCards() };
};
export const addKept = (g: NapoleonicWars): void => {
  const { hands, kept } = g.cards;
  g.cards = { ...g.cards, hands: byNation((nation) => sorted([...hands[nation], ...kept[nation]])), kept: noCards() };
};
