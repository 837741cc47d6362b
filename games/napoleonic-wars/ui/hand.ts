import type { HandCard } from '@bivouac/board/game-ui.ts';
import type { Vignette } from '@bivouac/board/cards/vignettes.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { card as cardOf, cards, reserve as reserveOf } from '../catalogue/catalogue.ts';
import type { Card } from '../catalogue/cards.ts';
import type { CardId, ReserveId } from '../catalogue/ids.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { directedBy } from '../state/state.ts';
import { coloursOf } from './colours.ts';
import { cardsTold, type OpenCard } from './panels/cards.ts';
import { powerOfSeat, stateOf } from './seen.ts';

/** What a card is about, by the bar across it. */
const BARS: Readonly<Record<Card['bar'], Vignette>> = {
  plain: 'letter',
  battle: 'swords',
  response: 'spyglass',
  foreignWar: 'ship',
  no1805: 'drum',
};
const RESERVE: Vignette = 'eagle';

const isCard = (id: CardId | ReserveId): id is CardId => cards.has(id as CardId);
const numberOf = (id: CardId | ReserveId): string => (isCard(id) ? String(cardOf(id).number) : '★');
const vignetteOf = (id: CardId | ReserveId): Vignette => (isCard(id) ? BARS[cardOf(id).bar] : RESERVE);

const laid = ({ id, nation, points, title, words, note }: OpenCard): HandCard => ({
  id,
  number: numberOf(id),
  title,
  words,
  note,
  value: String(points),
  vignette: vignetteOf(id),
  colour: coloursOf(nation ?? (isCard(id) ? 'france' : reserveOf(id).nation)).field,
});

/** 6, 6.2 The cards that a seat holds for the nations it directs, and their Reserves that are still ready. */
export const hand = (view: NapoleonicWarsView, seat: Seat, language: Language): readonly HandCard[] => {
  const g = stateOf(view);
  if (powerOfSeat(seat) === undefined || directedBy(g, seat).length === 0) return [];
  const ready = new Set<string>(g.nations.flatMap(({ reserves }) => reserves));
  return cardsTold(view, seat, language).hands.flatMap((each) => [
    ...each.cards.map(laid),
    ...each.reserves.filter(({ id }) => ready.has(id)).map(laid),
  ]);
};
