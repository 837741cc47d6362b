import {
  derivedLatelyFromAll,
  open,
  type Pick,
  REFEREE,
  type Seer,
  type Sights,
  viewBy,
  type ViewOf,
} from '@bivouac/kernel';
import { card as cardCard } from './catalogue.ts';
import type { CardId, Side } from './ids.ts';
import { bothSides, type CardTable, type Europe } from './state.ts';

/** What a seer sees of the cards: of a hand that is not his, and of the piles, only how many there are. */
export interface CardsSeen extends Omit<CardTable, 'hands' | 'piles'> {
  readonly hands: Readonly<Record<Side, readonly (CardId | null)[]>>;
  readonly piles: Readonly<Record<Side, number>>;
  /** The cards of a pile and of a hand that he may not read, in one heap: he knows them all, and not which is where. */
  readonly unseen: Readonly<Record<Side, readonly CardId[]>>;
}

const mayRead = (seer: Seer, side: Side): boolean => seer === REFEREE || seer === side;
/** 6.2 Everybody knows the permanent cards of a hand. */
const isOpen = (card: CardId): boolean => cardCard(card).permanent !== undefined;

const cutCards = derivedLatelyFromAll((cards: CardTable, seer: Seer): CardsSeen => {
  const { hands, piles, ...rest } = cards;
  return {
    ...rest,
    // Open cards first, so that the place of a card in the hand tells nothing.
    hands: bothSides((side) => {
      if (mayRead(seer, side)) return hands[side];
      const openCards = hands[side].filter(isOpen);
      return [...openCards.toSorted(), ...hands[side].slice(openCards.length).map(() => null)];
    }),
    piles: bothSides((side) => piles[side].length),
    unseen: bothSides((side) =>
      (mayRead(seer, side) ? piles[side] : [...piles[side], ...hands[side].filter((card) => !isOpen(card))]).toSorted(),
    ),
  };
});
const seenCards = (cards: CardTable, seer: Seer): CardsSeen => cutCards(cards, seer);

/** Hands and piles are hidden; with fog of war the contents of forces are too (view-fog.ts). */
const SIGHTS = {
  scenario: open,
  edition: open,
  agreed: open,
  clock: open,
  log: () => [],
  nations: open,
  zones: open,
  forces: open,
  forcesFormed: open,
  units: open,
  generals: open,
  specials: open,
  armies: open,
  depots: open,
  fleets: open,
  cards: seenCards,
  tracks: open,
  effects: open,
  moved: open,
  movedFleets: open,
  action: open,
  march: open,
  campaign: open,
  voyage: open,
  seaBattle: open,
  battle: open,
  trial: open,
  budget: open,
} satisfies Sights<Europe>;

export interface EuropeView extends ViewOf<Europe, typeof SIGHTS> {}

export const view: (g: Europe, seer: Seer) => EuropeView = viewBy<Europe, typeof SIGHTS>(SIGHTS);

/** A whole state that would look like this to the seer: the cards that he cannot tell apart are dealt anew. */
export const imagine = (seen: EuropeView, _seer: Seer, pick: Pick): Europe => {
  const { hands, piles: _, unseen, ...rest } = seen.cards;
  const left = { empire: [...unseen.empire], coalition: [...unseen.coalition] };
  const draw = (side: Side): CardId => {
    const [card] = left[side].splice(pick(left[side].length), 1);
    if (card === undefined) throw new Error(`6: the view of ${side}'s cards does not add up`);
    return card;
  };
  const imagined = bothSides((side) => hands[side].map((card) => card ?? draw(side)));
  return { ...seen, log: [], cards: { ...rest, hands: imagined, piles: bothSides((side) => left[side]) } };
};
