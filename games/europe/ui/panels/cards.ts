import type { Language, Seat } from '@bivouac/kernel';
import { card as cardCard, cardText, PHASE_OF_TIMING, type CardPhase } from '../../catalogue/catalogue.ts';
import type { CardId, Edition, Side } from '../../catalogue/ids.ts';
import { valueOf } from '../../rules/6-cards/6.2-value.ts';
import { opponent, sideOfCard } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { sideOfSeat, stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

/** 6.2 A card that lies open to this reader. */
export interface OpenCard {
  readonly id: CardId;
  readonly side: Side;
  readonly title: string;
  readonly words: string;
  readonly note: string;
}

/** 6 The cards as one seat sees them. */
export interface CardsTold {
  /** Hands that he may read, his own first. */
  readonly hand: readonly OpenCard[];
  /** What he knows of the other: how many, and which are known to all. */
  readonly others: readonly { readonly side: Side; readonly words: string }[];
  readonly wars: readonly OpenCard[];
  readonly heaps: readonly { readonly id: string; readonly words: string; readonly cards: readonly string[] }[];
}

const phasesOf = (id: CardId): readonly CardPhase[] => [
  ...new Set(cardCard(id).timing.map((timing) => PHASE_OF_TIMING[timing])),
];

const told = (view: EuropeView, id: CardId, language: Language): OpenCard => {
  const { star, combat, foreignWar, permanent, vp, escalade } = cardCard(id);
  const edition: Edition = view.edition;
  return {
    id,
    side: sideOfCard(id),
    title: cardCard(id).name[language],
    words: cardText(id, edition)[language],
    note: wordsIn(language)('card.note', {
      value: valueOf(stateOf(view), id),
      phases: phasesOf(id),
      star,
      combat,
      foreignWar,
      permanent: permanent !== undefined,
      vp,
      escalade,
    }),
  };
};

const isCard = (id: CardId | null): id is CardId => id !== null;

/** What is known of the cards, in words. */
export const cardsTold = (view: EuropeView, seat: Seat, language: Language): CardsTold => {
  const words = wordsIn(language);
  const name = names(language);
  const own = sideOfSeat(seat) ?? 'empire';
  const sides = [own, opponent(own)];
  const { hands, piles, discards, setAside, permanents, removed, wars } = view.cards;
  const mayRead = (side: Side): boolean => hands[side].every(isCard);
  const heap = (id: string, heading: string, cards: readonly CardId[]) =>
    cards.length === 0 ? [] : [{ id, words: heading, cards: cards.map((each) => name.card(each)) }];
  return {
    hand: sides.flatMap((side) =>
      mayRead(side) ? hands[side].filter(isCard).map((id) => told(view, id, language)) : [],
    ),
    others: sides.flatMap((side) =>
      mayRead(side)
        ? []
        : [
            {
              side,
              words: words('cards.hidden', { side, cards: hands[side].length, open: hands[side].filter(isCard) }),
            },
          ],
    ),
    wars: wars.map((id) => told(view, id, language)),
    heaps: [
      ...sides.map((side) => ({
        id: `pile ${side}`,
        words: words('cards.pile', { side, cards: piles[side] }),
        cards: [],
      })),
      ...sides.flatMap((side) =>
        heap(`discards ${side}`, words('cards.discards', { side, cards: discards[side].length }), discards[side]),
      ),
      ...sides.flatMap((side) =>
        heap(
          `permanents ${side}`,
          words('cards.permanents', { side, cards: permanents[side].length }),
          permanents[side],
        ),
      ),
      ...sides.flatMap((side) =>
        heap(`aside ${side}`, words('cards.setAside', { side, cards: setAside[side].length }), setAside[side]),
      ),
      ...heap('removed', words('cards.removed', { cards: removed.length }), removed),
    ],
  };
};
