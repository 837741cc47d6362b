import type { CardId, ReserveId } from '../catalogue/ids.ts';
import type { BattlePlay, CardRules, ImpulsePlay } from './card.ts';

const shelf = new Map<CardId | ReserveId, CardRules>();

/** The cards are laid out once, when the game is loaded; rules look them up here and know none of them. */
export const putOnShelf = (cards: readonly CardRules[]): void => {
  for (const card of cards) shelf.set(card.id, card);
};
export const rulesOf = (id: CardId | ReserveId): CardRules | undefined => shelf.get(id);
export const codedCards = (): readonly CardRules[] => [...shelf.values()];
export const impulsePlayOf = (id: CardId | ReserveId): ImpulsePlay | undefined =>
  rulesOf(id)?.plays.find((play): play is ImpulsePlay => play.when === 'impulse');
export const battlePlayOf = (id: CardId | ReserveId): BattlePlay | undefined =>
  rulesOf(id)?.plays.find((play): play is BattlePlay => play.when === 'battle');
