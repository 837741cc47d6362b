import { type Pick, REFEREE, type Seer } from '@bivouac/kernel';
import { card, type Deck } from './cards.ts';
import type { CardId, Side } from './catalogue.ts';
import { bothSides, SIDES } from './state.ts';
import type { CardTable } from './state-1813.ts';

/** 16.1 A hand as someone sees it: the backs of the cards, and their faces if it is his. */
export interface HandSeen {
  readonly backs: readonly Deck[];
  readonly cards: readonly CardId[] | null;
}

/** 16.1 The cards as someone sees them. */
export interface CardsSeen extends Omit<CardTable, 'decks' | 'hands'> {
  readonly hands: Readonly<Record<Side, HandSeen>>;
  readonly decks: Readonly<Record<Deck, number>>;
  /** By deck and number, what lies there or in a hand that he cannot see: he knows which cards, not where. */
  readonly unseen: Readonly<Record<Deck, readonly CardId[]>>;
}

const byNumber = (a: CardId, b: CardId): number => a.localeCompare(b, 'en', { numeric: true });

export const seenCards = ({ decks, hands, discards, laid }: CardTable, seer: Seer): CardsSeen => {
  const maySee = (side: Side): boolean => seer === REFEREE || seer === side;
  const hidden = SIDES.filter((side) => !maySee(side)).flatMap((side) => hands[side]);
  const unseen = (deck: Deck): readonly CardId[] =>
    [...decks[deck], ...hidden.filter((id) => card(id).deck === deck)].sort(byNumber);
  return {
    decks: { pre: decks.pre.length, post: decks.post.length },
    hands: bothSides((side) => ({
      backs: hands[side].map((id) => card(id).deck),
      cards: maySee(side) ? hands[side] : null,
    })),
    unseen: { pre: unseen('pre'), post: unseen('post') },
    discards,
    laid,
  };
};

/** The hidden cards dealt anew. A card that was kept from an earlier Turn, the first of a hand, is never a single instruction. */
export const imagineCards = ({ decks: _, unseen, hands, discards, laid }: CardsSeen, pick: Pick): CardTable => {
  const left: Record<Deck, CardId[]> = { pre: [...unseen.pre], post: [...unseen.post] };
  const deal = (deck: Deck, kept: boolean): CardId => {
    const fit = left[deck].filter((id) => !kept || !card(id).single);
    const dealt = fit[pick(fit.length)];
    if (dealt === undefined) throw new Error(`16.1: no card of the ${deck} deck is left to imagine`);
    left[deck] = left[deck].filter((id) => id !== dealt);
    return dealt;
  };
  const imagined = bothSides((side): readonly CardId[] => {
    const { backs, cards } = hands[side];
    return cards ?? backs.map((deck, place) => deal(deck, place === 0));
  });
  return { decks: { pre: left.pre, post: left.post }, hands: imagined, discards, laid };
};
