import { card as cardCard } from '../../catalogue/catalogue.ts';
import type { CardId } from '../../catalogue/ids.ts';
import { type Europe, powersOf, sideOfCard } from '../../state/state.ts';

/** 6.2 So many major powers make it the Grand Coalition. */
const GRAND = 5;

/** 6.2 In the time of the Punishments every card of a Grand Coalition is worth one point more, combat cards excepted. */
export const isGrandCoalition = (g: Europe): boolean =>
  g.tracks.period === 'Punishments' && powersOf(g, 'coalition').length >= GRAND;

/** 6.2 What a card is worth in activation points, and wherever its value counts. */
export const valueOf = (g: Europe, id: CardId): number => {
  const { value, combat } = cardCard(id);
  return value + (sideOfCard(id) === 'coalition' && !combat && isGrandCoalition(g) ? 1 : 0);
};
