import { fact, type Pick, REFEREE, type Seer } from '@bivouac/kernel';
import { card, type Deck } from '../catalogue/cards.ts';
import type { CardId, Side } from '../catalogue/catalogue.ts';
import { inForce } from '../state/effects.ts';
import { firstToLay, singleIn } from '../rules/16-advanced-rules/16.1-laying-order.ts';
import { bothSides, type Clock, type Nemesis, SIDES } from '../state/state.ts';
import type { CardTable } from '../state/state-1813.ts';

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

/** 40 before 40a, and both before 41. */
const byNumber = (a: CardId, b: CardId): number => parseInt(a, 10) - parseInt(b, 10) || (a < b ? -1 : 1);

/** 16.1 He has laid the card that sends a spy to the other side's headquarters this Turn. */
export const hasSpy = (g: Readonly<Nemesis>, seer: Seer): boolean =>
  inForce(g, 'spy').some(({ side }) => side === seer);

/** Cards change seldom: what someone who knows these hands sees of them is worked out once. */
const cutCards = fact((cards: CardTable, knowsCoalition: boolean, knowsFrench: boolean): CardsSeen => {
  const { decks, hands, discards, laid } = cards;
  const maySee = (side: Side): boolean => (side === 'coalition' ? knowsCoalition : knowsFrench);
  const hidden = SIDES.filter((side) => !maySee(side)).flatMap((side) => hands[side]);
  const unseen = (deck: Deck): readonly CardId[] =>
    [...decks[deck], ...hidden.filter((id) => card(id).deck === deck)].sort(byNumber);
  return {
    decks: { pre: decks.pre.length, post: decks.post.length },
    hands: bothSides((side) => ({
      backs: hands[side].map((id) => card(id).deck),
      cards: maySee(side) || hands[side].length === 0 ? hands[side] : null,
    })),
    unseen: { pre: unseen('pre'), post: unseen('post') },
    discards,
    laid,
  };
});

export const seenCards = (cards: CardTable, seer: Seer, g: Readonly<Nemesis>): CardsSeen => {
  const knowsAll = seer === REFEREE || hasSpy(g, seer);
  return cutCards(cards, knowsAll || seer === 'coalition', knowsAll || seer === 'french');
};

type Hands = Record<Side, readonly CardId[]>;

/** 16.1 Until both cards lie on the table, who lays first tells whether the cards just drawn are single instructions. */
const fitsTheOrder = ({ laid }: CardsSeen, { turn, next }: Clock, hands: Hands): boolean => {
  const single = bothSides((side) => {
    const shown = laid.filter((each) => each.side === side).map((each) => each.card);
    return singleIn([...hands[side], ...shown]) !== undefined;
  });
  return firstToLay(turn, single) === (laid[0]?.side ?? next);
};

/** 16.1 The order of laying is known from the last draw until the second card is laid. */
const isOrderKnown = ({ laid, hands }: CardsSeen, { phase }: Clock): boolean =>
  phase === 'cards' && laid.length + hands.coalition.backs.length + hands.french.backs.length === 4 && laid.length < 2;

/** Every way to deal one card more to the hidden hands that have drawn this Turn, each from the deck of its back. */
const waysToDraw = (seen: CardsSeen, unseen: CardsSeen['unseen'], kept: Hands): readonly Hands[] => {
  let ways: readonly Hands[] = [kept];
  for (const side of SIDES) {
    const { backs, cards } = seen.hands[side];
    const deck = backs[1];
    if (cards || deck === undefined) continue;
    ways = ways.flatMap((hands) =>
      unseen[deck]
        .filter((id) => !hands.coalition.includes(id) && !hands.french.includes(id))
        .map((id) => ({ ...hands, [side]: [...hands[side], id] })),
    );
  }
  return ways;
};

/** The hidden cards dealt again. A card that was kept from an earlier Turn, the first of a hand, is never a single instruction. */
export const imagineCards = (seen: CardsSeen, clock: Clock, pick: Pick): CardTable => {
  const { hands, unseen, discards, laid } = seen;
  const kept: Hands = { coalition: [], french: [] };
  for (const side of SIDES) {
    const { backs, cards } = hands[side];
    const deck = backs[0];
    if (cards) kept[side] = cards;
    if (cards || deck === undefined) continue;
    const fit = unseen[deck].filter((id) => !card(id).single && !kept.coalition.includes(id));
    kept[side] = [fit[pick(fit.length)] as CardId];
  }
  const ways = waysToDraw(seen, unseen, kept);
  const fit = isOrderKnown(seen, clock) ? ways.filter((way) => fitsTheOrder(seen, clock, way)) : ways;
  const dealt = fit.length > 1 ? fit[pick(fit.length)] : fit[0];
  if (!dealt) throw new Error('16.1: no way to deal the hidden cards fits the order of laying');
  const left = (deck: Deck): readonly CardId[] =>
    unseen[deck].filter((id) => !dealt.coalition.includes(id) && !dealt.french.includes(id));
  return { decks: { pre: left('pre'), post: left('post') }, hands: dealt, discards, laid };
};
