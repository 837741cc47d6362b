import type { Verdict } from '@bivouac/kernel';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, type Modifier, sideOfCard } from '../../state/state.ts';

/** 6.6 In a naval battle each side plays one combat card; 17.3.1 before the dice, or after them where the card says so. */
export const mayPlayAtSea = (g: Europe, side: Side, card: CardId, moment: 'before' | 'after'): Verdict => {
  const { seaBattle } = g;
  const thrown = seaBattle !== null && seaBattle.rolled[side] !== null;
  return (
    must('6.6', seaBattle !== null && thrown === (moment === 'after'), 'seaCard.notNow', { card }) ??
    must('6.6', !seaBattle?.cards.some((each) => sideOfCard(each) === side), 'seaCard.oneOnly')
  );
};

/** 6.6 The card is the one of its side in this battle. */
export const noteSeaCard = (g: Europe, card: CardId): void => {
  if (!g.seaBattle) throw new Error('17.3.1: no naval battle is being fought');
  g.seaBattle = { ...g.seaBattle, cards: [...g.seaBattle.cards, card] };
};

/** What a card adds to the total of a side. */
export const addToSeaBattle = (g: Europe, side: Side, extra: Modifier & { readonly card: CardId }): void => {
  noteSeaCard(g, extra.card);
  if (!g.seaBattle) return;
  const { modifiers } = g.seaBattle;
  g.seaBattle = { ...g.seaBattle, modifiers: { ...modifiers, [side]: [...modifiers[side], extra] } };
};
