import type { Nemesis } from '../../state/state.ts';
import { changeCards } from '../../state/state-1813.ts';

/** 16.1 K-2 What the cards of a Turn did ends with it, save what waits to be used; the cards go to the discard pile. */
export const putCardsAway = (g: Nemesis): void => {
  if (g.effects.length > 0) g.effects = g.effects.filter(({ lasts }) => lasts === 'standing');
  const { laid, discards } = g.cards;
  if (laid.length > 0) changeCards(g, { laid: [], discards: [...discards, ...laid.map(({ card }) => card)] });
};
