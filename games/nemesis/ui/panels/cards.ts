import type { Language, Seat } from '@bivouac/kernel';
import { card, wordsFor } from '../../catalogue/cards.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { deckInUse } from '../../rules/16-advanced-rules/16.1-laying-order.ts';
import { opponent, SIDES } from '../../state/state.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { sideOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

/** 16.1 A card that lies open to this reader. */
export interface OpenCard {
  readonly id: CardId;
  readonly side: Side;
  readonly title: string;
  readonly words: string;
  readonly note?: string;
}

/** 16.1 The cards as one seat sees them. */
export interface CardsTold {
  /** Hands that he may read, his own first. */
  readonly hand: readonly OpenCard[];
  /** Hands that he may not: how many backs. */
  readonly backs: readonly { readonly side: Side; readonly words: string }[];
  readonly laid: readonly OpenCard[];
  /** Laid in this Turn or before, and still in force. */
  readonly inForce: readonly OpenCard[];
  readonly decks: string;
  readonly discards: readonly string[];
}

const told = (id: CardId, side: Side, language: Language): OpenCard => ({
  id,
  side,
  title: card(id).title[language],
  words: wordsFor(card(id), side, language),
});

/** 16.1 Cards whose instruction still does something, each once. */
const inForce = ({ effects, cards: { laid } }: NemesisView, language: Language): readonly OpenCard[] => {
  const words = wordsIn(language);
  const known = new Map<CardId, OpenCard>();
  for (const { card: id, laidBy, lasts } of effects) {
    if (known.has(id)) continue;
    const isNew = laid.some((each) => each.card === id);
    const note = words('cards.lasts', { standing: lasts === 'standing' });
    if (lasts === 'standing' || !isNew) known.set(id, { ...told(id, laidBy, language), note });
  }
  return [...known.values()];
};

/** What is known of the cards, in words. */
export const cardsTold = (view: NemesisView, seat: Seat, language: Language): CardsTold => {
  const words = wordsIn(language);
  const own = sideOf(seat) ?? SIDES[0] ?? 'coalition';
  const sides = [own, opponent(own)];
  const { hands, laid, decks, discards } = view.cards;
  const effective = new Set(view.effects.map(({ card: id }) => id));
  return {
    hand: sides.flatMap((side) => (hands[side].cards ?? []).map((id) => told(id, side, language))),
    backs: sides.flatMap((side) =>
      hands[side].cards === null
        ? [{ side, words: words('cards.backs', { side, cards: hands[side].backs.length }) }]
        : [],
    ),
    laid: laid.map(({ side, card: id }) => ({
      ...told(id, side, language),
      ...(effective.has(id) ? { note: words('cards.works') } : {}),
    })),
    inForce: inForce(view, language),
    decks: words('cards.decks', { ...decks, opened: deckInUse(view.clock.turn) === 'post' }),
    discards: discards.map((id) => words('cards.titled', { card: id, title: card(id).title[language] })),
  };
};
